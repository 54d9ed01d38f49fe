//! `/game call-off`: end a game without a winner, if both sides want that.

use std::sync::LazyLock;

use crate::game::{Action, Actor, Game, Proposal, decide};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::view::buttons::sure;
use crate::games::{act, elsewhere, teams};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Arrange)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::call_off(), say::command::call_off_about());
    OptionSpec::subcommand("call-off", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = elsewhere::find_to_act(ctx, options, Purpose::Arrange).await?;
    call_off(ctx, &game).await
}

/// Calls `game` off if the other side's time is out; otherwise proposes it.
pub(crate) async fn call_off(ctx: &Ctx<'_>, game: &Game) -> Handled {
    teams::leader_in(ctx, game)?;
    let action = if is_overdue(ctx, game) {
        Action::CallOff
    } else {
        Action::Propose(Proposal::CallOff)
    };
    let game = act::act(ctx, game.clone(), Some(game.revision()), action).await?;
    Ok(Outcome::news(game))
}

/// Whether the caller can call `game` off alone, since the other side's time is out.
pub(crate) fn is_overdue(ctx: &Ctx<'_>, game: &Game) -> bool {
    let caller = teams::leader_in(ctx, game);
    caller.is_ok_and(|player| decide(game, Actor::Player(player), Action::CallOff, ctx.now).is_ok())
}

/// Asks for confirmation before the caller calls off a game whose other side is out of time.
pub(crate) async fn ask(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    act::check_allowed(ctx, seen, Action::CallOff).await?;
    let label = say::pace::button_call_off();
    let rows = sure(&label, Verb::CallOffSure, seen, ctx.reader());
    Ok(ctx.ask(&say::pace::confirm_call_off(), rows))
}
