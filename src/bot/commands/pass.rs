//! `/pass`: pass a turn. Typing the command is deliberate enough; the button asks first.

use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::game::Action;
use crate::i18n::say;
use crate::rules::Move;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Move)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("pass", say::command::pass(), say::command::pass_about()).with(table_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find(options, Want::Move).await?;
    let game = ask.act(game.id(), None, Action::Move(Move::Pass)).await?;
    Ok(ask.unveil(&game).await)
}
