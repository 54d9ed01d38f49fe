//! `/board`: show a board again, or tell it in words.

use super::theme::{chosen, theme_option};
use super::{suggest_games, table_option};
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Choice, Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::find::Want;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::bot::view::{Style, Telling, told};
use crate::i18n::{Typed, say};

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: |ask, _, _| Box::pin(suggest_games(ask, Want::Look)),
};

/// The choice of a picture, which one gets anyway.
const PICTURE: &str = "picture";

fn spec() -> CommandSpec {
    CommandSpec::new("board", say::command::board(), say::command::board_about())
        .with(table_option())
        .with(form_option())
        .with(theme_option())
}

fn form_option() -> OptionSpec {
    let names = [PICTURE].into_iter().chain(Telling::ALL.map(Telling::name));
    let choices = names.map(|name| Choice {
        title: say::command::form_named(name.to_owned()),
        value: name,
    });
    OptionSpec {
        name: "as",
        title: say::command::form(),
        about: say::command::form_about(),
        kind: OptionKind::Choice(choices.collect()),
        need: Need::Optional,
    }
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let telling = telling(options)?;
    let game = ask.find(options, Want::Look).await?;
    if let Some(telling) = telling
        && game.seats().is_some()
    {
        return Ok(whisper(told(&game, telling, ask.reader())));
    }
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

/// How the board is to be told, unless as a picture; a press that repeats the command may carry it as `at`.
fn telling(options: Options<'_>) -> Result<Option<Telling>, Failure> {
    let named = |name: &str| {
        let mut all = Telling::ALL.into_iter();
        all.find(|telling| telling.name() == name)
    };
    match options.text("as")? {
        Some(name) if name == PICTURE => Ok(None),
        Some(name) => match named(&name) {
            Some(telling) => Ok(Some(telling)),
            None => Err(say::refusal::bad_choice(Typed::new(&name)).into()),
        },
        None => Ok(options.text("at")?.and_then(|name| named(&name))),
    }
}
