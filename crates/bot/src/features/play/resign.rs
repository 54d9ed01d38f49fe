//! `/game resign`: resign a game, after a confirmation.

use std::sync::LazyLock;

use crate::game::{Action, Actor, Game, Refusal, decide};
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::view::buttons::sure;
use crate::games::view::shown_state;
use crate::games::view::words::seat;
use crate::games::{find, teams};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::spec::OptionSpec;
use crate::kit::verb::Verb;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Act)),
};

fn spec() -> OptionSpec {
    let (title, about) = (say::command::resign(), say::command::resign_about());
    OptionSpec::subcommand("resign", title, about, vec![table_option()])
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = find::find(ctx, options, Purpose::Act).await?;
    ask_to_resign(ctx, &game)
}

/// Asks for confirmation before the caller resigns `game`.
pub(crate) fn ask_to_resign(ctx: &Ctx<'_>, game: &Game) -> Handled {
    let player = teams::leader_in(ctx, game)?;
    decide(game, Actor::Player(player), Action::Resign, ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
    let opponent = game
        .seats()
        .zip(game.color_of(player))
        .map(|(seats, color)| seat(seats[!color]))
        .ok_or_else(|| Failure::from_refusal(game, Refusal::NotAPlayer))?;
    let rows = sure(
        &say::table::button_resign(),
        Verb::ResignSure,
        shown_state(game),
        ctx.reader(),
    );
    let text = say::table::confirm_resign(game.id(), opponent);
    Ok(ctx.ask(&text, rows))
}
