//! `/together rengo`: offer a game of two sides of any number of players.

use std::sync::LazyLock;

use crate::features::challenge::command::{rules_options, size_option, usual_go, venue_option};
use crate::features::challenge::engine::fill_option;
use crate::features::challenge::offer::propose;
use crate::features::challenge::terms::{Defaults, terms};
use crate::features::challenge::{pace, venue};
use crate::game::Invitation;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::OptionSpec;

pub(crate) static RENGO: Subcommand = Subcommand {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

fn spec() -> OptionSpec {
    let options = [size_option()].into_iter().chain(rules_options());
    let options = options.chain([venue_option()]).chain(pace::options());
    let (title, about) = (say::rengo::command(), say::rengo::about());
    OptionSpec::subcommand("rengo", title, about, options.collect())
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let defaults = Defaults {
        rules: usual_go(ctx, Invitation::Sides).await?,
        overdue: pace::overdue(ctx.services, ctx.request.setting.place).await?,
        venue: venue::read(ctx, options).await?,
    };
    let mut call = options.0.clone();
    // Players who join choose their colour, with a handicap too.
    fill_option(&mut call, "colour", "random");
    let terms = terms(Options(&call), defaults)?;
    propose(ctx, ctx.caller(), Invitation::Sides, terms, Vec::new()).await
}
