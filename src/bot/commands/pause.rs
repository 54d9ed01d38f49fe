//! `/pause`: propose that the clocks stand, or let them go on.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::game::{Action, Game, Proposal};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Arrange)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("pause", say::command::pause(), say::command::pause_about())
        .with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find_to_act(options, Want::Arrange).await?;
    pause(ask, &game).await
}

/// Proposes that the clocks of `game` stand; if they do, lets them go on.
pub(in crate::bot) async fn pause(ask: &Ask<'_>, game: &Game) -> Result<Response, Failure> {
    let action = match game.is_paused() {
        true => Action::GoOn,
        false => Action::Propose(Proposal::Pause),
    };
    let game = ask.act(game.id(), Some(game.revision()), action).await?;
    Ok(ask.unveil(&game).await)
}
