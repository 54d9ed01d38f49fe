//! `/rengo`: offer a game of two sides of any number of players.

use std::sync::LazyLock;

use crate::bot::features::challenge::command::{
    rules_options, size_option, usual_go, venue_option,
};
use crate::bot::features::challenge::engine::complete;
use crate::bot::features::challenge::offer::propose;
use crate::bot::features::challenge::terms::{Usual, terms};
use crate::bot::features::challenge::{pace, suggestions, venue};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::spec::CommandSpec;
use crate::bot::port::family::Family;
use crate::game::Invitation;
use crate::i18n::say;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, focused| Box::pin(suggestions::complete_go(ctx, options, focused)),
};

fn spec() -> CommandSpec {
    let spec = CommandSpec::new("rengo", say::rengo::command(), say::rengo::about())
        .in_family(Family::Together);
    let options = [size_option()].into_iter().chain(rules_options());
    let spec = options
        .chain([venue_option()])
        .fold(spec, CommandSpec::with);
    pace::with_options(spec)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let usual = Usual {
        rules: usual_go(ctx, Invitation::Sides).await?,
        overdue: pace::overdue(ctx.services, ctx.request.setting.place).await?,
        venue: venue::asked(ctx, options).await?,
    };
    let mut call = options.0.clone();
    // Whoever joins chooses their colour, with a handicap too.
    complete(&mut call, "colour", "random");
    let terms = terms(Options(&call), usual)?;
    propose(ctx, ctx.caller(), Invitation::Sides, terms, Vec::new()).await
}
