//! `/together pair-go`: offer a game of two against two, who move in turn.

use std::sync::LazyLock;

use crate::features::challenge::command::{
    color_option, propose_from, rules_options, size_option, venue_option,
};
use crate::features::challenge::engine::fill_option;
use crate::features::challenge::pace;
use crate::features::challenge::refusal::OpponentRefusal;
use crate::game::{Invitation, PlayerId};
use crate::i18n::say::command as c;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::{Options, human};
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::request::Nature;
use crate::rules::Variant;

pub(super) static PAIR_GO: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    let person = |name, title, about| {
        OptionSpec::optional(name, title, about, OptionKind::Person).required()
    };
    let people = [
        person("partner", c::partner(), c::partner_about()),
        person("opponent", c::opponent(), c::pair_go_opponent_about()),
        person("opponent-partner", c::second(), c::second_about()),
    ];
    let options = people.into_iter().chain([size_option(), color_option()]);
    let options = options.chain(rules_options()).chain([venue_option()]);
    let options = options.chain(pace::options()).collect();
    OptionSpec::subcommand("pair-go", c::pair_go(), c::pair_go_about(), options)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let invitation = Invitation::Pairs {
        partner: read_invited(options, "partner")?,
        opponents: [
            read_invited(options, "opponent")?,
            read_invited(options, "opponent-partner")?,
        ],
    };
    let mut call = options.0.clone();
    fill_option(&mut call, "game", Variant::Go.name());
    propose_from(ctx, invitation, &call).await
}

/// The player invited by the option `name`: the engine plays no Pair Go.
fn read_invited(options: Options<'_>, name: &str) -> Result<PlayerId, Failure> {
    let person = options.person(name)?.ok_or(Refusal::MissingOption)?;
    match person.nature {
        Nature::Own => Err(OpponentRefusal::Pairs.into()),
        Nature::Human | Nature::Bot => human(person),
    }
}
