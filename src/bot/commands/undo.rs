//! `/undo`: take one's last move back; freely for a moment, and later if the other side consents.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::{Response, Suggestion};
use crate::game::{Action, Actor, Game, Proposal, Refusal, decide};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(complete(ask)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("undo", say::command::undo(), say::command::undo_about()).with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find_to_act(options, Want::Undo).await?;
    undo(ask, &game).await
}

async fn complete(ask: &Ask<'_>) -> Result<Vec<Suggestion>, Failure> {
    suggest_games(ask, Want::Undo).await
}

/// Takes the caller's last move in `game` back, or asks the other side for it.
pub(in crate::bot) async fn undo(ask: &Ask<'_>, game: &Game) -> Result<Response, Failure> {
    let action = action(ask, game)?;
    let seen = Some(game.revision());
    let game = ask.act(game.id(), seen, action).await?;
    Ok(ask.unveil(&game).await)
}

/// What brings the caller's last move in `game` back.
fn action(ask: &Ask<'_>, game: &Game) -> Result<Action, Failure> {
    let caller = Actor::Player(ask.caller());
    match decide(game, caller, Action::TakeBack, ask.now) {
        Ok(_) => return Ok(Action::TakeBack),
        // These can be asked for, or get a better answer when they are.
        Err(Refusal::TooLateToTakeBack | Refusal::NothingToUndo) => {}
        Err(refusal) => return Err(Failure::refused(game, &refusal)),
    }
    let to = game
        .color_of(ask.caller())
        .and_then(|color| game.undo_point(color))
        .ok_or_else(
            || match game.phase().is_running() && game.on_turn().is_none() {
                true => say::people::undo_while_counting(),
                false => say::pace::nothing_to_undo(),
            },
        )?;
    Ok(Action::Propose(Proposal::Undo { to }))
}
