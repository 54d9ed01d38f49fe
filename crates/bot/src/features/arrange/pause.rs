//! `/game pause`: propose to stop the clocks, or to start them again.

use std::sync::LazyLock;

use crate::game::{Action, Game, Proposal};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::{act, elsewhere, teams};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::hooks::{self, Rearrangement};
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::spec::OptionSpec;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Arrange)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::pause(), say::command::pause_about());
    OptionSpec::subcommand("pause", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = elsewhere::find_to_act(ctx, options, Purpose::Arrange).await?;
    pause(ctx, &game).await
}

/// Refuses to let the players prolong `game` if others wait for its end.
pub(crate) async fn check_may_prolong(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    if teams::led_color(ctx, game).is_none() {
        // A later check refuses callers who do not play in it.
        return Ok(());
    }
    hooks::check(ctx.services, game, Rearrangement::Longer).await
}

/// Proposes to stop the clocks of `game`, or starts them again.
pub(crate) async fn pause(ctx: &Ctx<'_>, game: &Game) -> Handled {
    check_may_prolong(ctx, game).await?;
    let action = if game.is_paused() {
        Action::GoOn
    } else {
        Action::Propose(Proposal::Pause)
    };
    let game = act::act(ctx, game.clone(), Some(game.revision()), action).await?;
    Ok(Outcome::news(game))
}
