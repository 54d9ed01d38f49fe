//! `/abandon`: end a game without a winner, if both sides want that.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::game::{Action, Actor, Game, Proposal, decide};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Arrange)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("abandon", c::call_off(), c::call_off_about()).with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find_to_act(options, Want::Arrange).await?;
    call_off(ask, &game).await
}

/// Calls `game` off where the other side's time is out, and else proposes it.
pub(in crate::bot) async fn call_off(ask: &Ask<'_>, game: &Game) -> Result<Response, Failure> {
    let caller = Actor::Player(ask.caller());
    let action = match decide(game, caller, Action::CallOff, ask.now) {
        Ok(_) => Action::CallOff,
        Err(_) => Action::Propose(Proposal::CallOff),
    };
    let game = ask.act(game.id(), Some(game.revision()), action).await?;
    Ok(ask.unveil(&game).await)
}
