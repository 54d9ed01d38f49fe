//! `/board`: show a board again.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Look)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("board", say::command::board(), say::command::board_about())
        .with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find(options, Want::Look).await?;
    Ok(ask.show(&game).await)
}
