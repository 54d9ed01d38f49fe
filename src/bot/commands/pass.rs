//! `/pass`: pass a turn. Typing the command is deliberate enough where the game is played; the button asks first.

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
    let game = match ask.find_to_act(options, Want::Move).await {
        Err(Failure::Elsewhere(game)) => return ask.ask_to_pass_there(&game).await,
        found => found?,
    };
    let game = ask.act(game.id(), None, Action::Move(Move::Pass)).await?;
    Ok(ask.unveil(&game).await)
}
