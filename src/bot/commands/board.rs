//! `/board`: show a board again.

use super::theme::{chosen, theme_option};
use super::{suggest_games, table_option};
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::bot::view::Style;
use crate::i18n::say;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Look)),
};

fn spec() -> CommandSpec {
    CommandSpec::new("board", say::command::board(), say::command::board_about())
        .with(table_option())
        .with(theme_option())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let game = ask.find(options, Want::Look).await?;
    // A look at another theme is nobody else's business.
    Ok(match chosen(options)? {
        Some(theme) => {
            let style = Style {
                theme,
                ..ask.own_style()
            };
            ask.show_in(&game, None, style).await
        }
        None => ask.show(&game).await,
    })
}
