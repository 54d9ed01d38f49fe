//! `/draw`: offer a draw, in the games whose rules know one.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::game::{Action, Proposal};
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Arrange)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("draw", say::command::draw(), say::command::draw_about()).with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find_to_act(options, Want::Arrange).await?;
    let action = Action::Propose(Proposal::Draw);
    let game = ask.act(game.id(), None, action).await?;
    Ok(ask.unveil(&game).await)
}
