//! `/game board`: show a board again, or describe it in words.

use std::sync::LazyLock;

use crate::features::look::refusal::LookRefusal;
use crate::features::look::study;
use crate::features::look::study::Study;
use crate::game::Game;
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::view::telling::{TextView, text_message};
use crate::games::{find, hints};
use crate::i18n::{UserInput, say};
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, PutPrivately, ephemeral};
use crate::kit::parse::numbers::Numbers;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, Need, OptionKind, OptionSpec};
use crate::kit::style::Style;
use crate::kit::theme::{read_theme, theme_option};

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Look)),
};

/// The choice of a picture, which is the default.
const PICTURE: &str = "picture";

fn spec() -> OptionSpec {
    let option = OptionSpec::optional;
    let (title, about) = (say::command::board(), say::command::board_about());
    OptionSpec::subcommand(
        "board",
        title,
        about,
        vec![
            table_option(),
            form_option(),
            theme_option(),
            option(
                "numbers",
                say::command::numbers(),
                say::command::numbers_about(),
                OptionKind::Text { longest: 24 },
            ),
            option(
                "move",
                say::command::number(),
                say::command::number_about(),
                OptionKind::Integer {
                    least: 0,
                    most: 9999,
                },
            ),
        ],
    )
}

fn form_option() -> OptionSpec {
    let names = [PICTURE]
        .into_iter()
        .chain(TextView::ALL.map(TextView::name));
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

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let text_view = read_text_view(options)?;
    let theme = read_theme(options)?;
    let numbers = options.text("numbers")?;
    let numbers = numbers.map(|text| read_numbers(&text)).transpose()?;
    let after = options.number("move")?;
    let game = find::find(ctx, options, Purpose::Look).await?;
    if let Some(view) = text_view
        && game.seats().is_some()
    {
        return Ok(ephemeral(text_message(&game, view, ctx.reader())));
    }
    let own = ctx.own_style();
    let style = Style {
        theme: theme.unwrap_or(own.theme),
        ..own
    };
    if numbers.is_some() || after.is_some() {
        let study = find_study(&game, numbers, after)?;
        let hints = hints::hints(ctx.services, &game).await;
        let draft = study::study(&game, &study, hints, style);
        let draft = draft.ok_or_else(|| Failure::Corrupt(game.id()))?;
        return Ok(ephemeral(draft.paint(ctx.services, style).await));
    }
    // The preview of a theme is private.
    Ok(match theme {
        None => Outcome::Show(Box::new(game)),
        Some(_) => Outcome::ShowPrivately {
            game: Box::new(game),
            remark: None,
            style,
            put: PutPrivately::New,
        },
    })
}

/// The form of the board as text; none for a picture.
fn read_text_view(options: Options<'_>) -> Result<Option<TextView>, Failure> {
    let Some(name) = options.text("as")?.filter(|name| name != PICTURE) else {
        return Ok(None);
    };
    let view = TextView::ALL.into_iter().find(|view| view.name() == name);
    let view = view.ok_or_else(|| Refusal::BadChoice(UserInput::new(&name)))?;
    Ok(Some(view))
}

fn read_numbers(text: &str) -> Result<Numbers, Failure> {
    Numbers::read(text).ok_or_else(|| LookRefusal::BadNumbers(UserInput::new(text)).into())
}

/// The position of `game` to study: the current one unless `after` says otherwise.
fn find_study(game: &Game, numbers: Option<Numbers>, after: Option<i64>) -> Result<Study, Failure> {
    let moves = game.moves().len();
    let after = match after {
        None => moves,
        Some(number) => usize::try_from(number)
            .map_err(|_| Refusal::BadNumber(UserInput::new(&number.to_string())))?,
    };
    if after > moves {
        return Err(LookRefusal::NoSuchMove {
            number: after,
            moves,
        }
        .into());
    }
    let numbered = match numbers {
        None => None,
        Some(numbers) => Some(numbers.among(after).ok_or_else(|| {
            let first = match numbers {
                Numbers::From(first) => first,
                Numbers::Last(_) => 1,
            };
            if first <= moves {
                LookRefusal::NotYet {
                    number: first,
                    shown: after,
                }
            } else {
                LookRefusal::NoSuchMove {
                    number: first,
                    moves,
                }
            }
        })?),
    };
    Ok(Study { after, numbered })
}
