//! The result: the last board of a game, its score, and its record.

use crate::game::{EventKind, Game, Revision};
use crate::games::rated;
use crate::games::view::buttons::button;
use crate::games::view::diagram::furnish;
use crate::games::view::{alt, last, words};
use crate::i18n::{Locale, Name, Text, say};
use crate::kit::draft::{Draft, Drawing, Otherwise, Picture, Size};
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::port::message::{Card, Look, Message, Row};
use crate::rules::{ByColor, Color, Ending, Outcome, Scoring};

/// The result of the game, in a sentence.
pub(crate) fn verdict(game: &Game, outcome: &Outcome, names: ByColor<Name>) -> Text {
    let name = |color: Color| names[color].clone();
    match (&outcome.ending, outcome.winner) {
        (Ending::Score(score), winner) => match (score.scoring, winner) {
            (Scoring::Stones, Some(color)) => {
                say::table::won_stones(name(color), color, score.margin())
            }
            (_, Some(color)) => say::table::won_points(name(color), color, score.margin()),
            (Scoring::Stones, None) => say::table::drawn_stones(score.total.black),
            (_, None) => say::table::drawn_points(score.total.black),
        },
        (Ending::FiveInARow { .. }, Some(color)) => say::table::won_five(name(color), color),
        // All that were taken count together, not the last ones alone.
        (Ending::Capture { .. }, Some(color)) => say::table::won_capture(
            name(color),
            color,
            game.position().prisoners()[color].into(),
        ),
        (Ending::Resignation, Some(color)) => {
            let is_resignation = |kind: &EventKind| matches!(kind, EventKind::Resigned { .. });
            let loser = last::author(game, is_resignation).unwrap_or(name(!color));
            say::table::won_resignation(name(color), color, loser)
        }
        (Ending::FivePairs { .. }, Some(color)) => say::table::won_pairs(name(color), color),
        (Ending::Forfeit, Some(color)) => say::table::won_forfeit(name(color), color, name(!color)),
        (Ending::Time, Some(color)) => say::pace::won_time(name(color), color, name(!color)),
        (Ending::NoShow, Some(color)) => say::table::won_no_show(name(color), color, name(!color)),
        (Ending::Adjudication, Some(color)) => say::pace::won_adjudication(name(color), color),
        (Ending::Draw, _) => say::pace::draw(),
        (Ending::NotBegun, _) => say::pace::not_begun(),
        (Ending::CalledOff, _) => say::pace::called_off(),
        (Ending::NoResult, _) => say::table::no_result(),
        (Ending::BothLose, _) if is_agreed(game) => say::table::both_lose_agreed(),
        (Ending::BothLose, _) => say::table::both_lose(),
        (Ending::NoMovesLeft, _) | (_, None) => say::table::drawn_full(),
    }
}

/// The final picture of a game, beside a text.
fn picture(game: &Game, locale: Locale) -> Picture {
    let diagram = furnish(game);
    Picture {
        // No board has this name, so a search for a board does not find it.
        name: format!("tengen-{}-over-{}.png", game.id(), game.revision()),
        alt: alt::board(game, &diagram, locale),
        otherwise: Otherwise::Nothing,
        drawing: Drawing::Board(Box::new(diagram)),
        size: Size::Small,
    }
}

/// The final text of the message that announced `game`, with the activity that it was `played_for`: an edit that pings
/// nobody.
pub(crate) fn announcement(
    game: &Game,
    outcome: &Outcome,
    played_for: Vec<String>,
    style: Style,
) -> Draft {
    let Some(seats) = game.seats() else {
        return Draft::default();
    };
    let names = seats.as_ref().map(|seat| words::seat(*seat));
    let players = say::table::players(names.black.clone(), names.white.clone());
    let verdict = style.say(&verdict(game, outcome, names));
    let more = last::ruling(game)
        .into_iter()
        .chain(rated::why_unrated(game));
    let lines = [format!("**{verdict}**")].into_iter();
    let lines = lines.chain(more.map(|text| style.say(&text)));
    let about = [style.say(&players)].into_iter().chain(played_for);
    let terms = game.terms();
    let title = say::challenge::title((&terms.rules).into(), terms.size);
    let number = say::people::game_number(game.id());
    // It names no state, so that it is not taken for the newest board's.
    let any = Shown {
        game: game.id(),
        revision: Revision::new(0),
    };
    let film = say::table::button_film();
    let film = button(&film, Verb::Film, any, Look::Secondary, style.locale);
    let picture = picture(game, style.locale);
    let message = Message {
        content: lines.collect::<Vec<_>>().join("\n"),
        card: Some(Card {
            title: format!("{} · {}", style.say(&title), style.say(&number)).into(),
            body: about.collect::<Vec<_>>().join("\n").into(),
            fields: Vec::new(),
        }),
        thumbnail: Some(picture.name.clone()),
        rows: vec![Row::Buttons(vec![film])],
        ..Message::default()
    };
    Draft {
        message,
        pictures: vec![picture],
    }
}

/// Whether the sides have ended the game by consent, and not a moderator by a ruling.
fn is_agreed(game: &Game) -> bool {
    matches!(last::kind(game), Some(EventKind::Consented { .. }))
}

/// The ending of a game without names: for lists, and for alternative texts.
pub(crate) fn ending(outcome: &Outcome) -> Text {
    let won = |how: &str| match outcome.winner {
        Some(color) => say::table::ended_won(color, how.to_owned()),
        None => say::table::ended_open("full".to_owned()),
    };
    let open = |how: &str| say::table::ended_open(how.to_owned());
    match (&outcome.ending, outcome.winner) {
        (Ending::Score(_), None) => open("jigo"),
        (Ending::Score(_), Some(_)) => won("points"),
        (Ending::FiveInARow { .. }, _) => won("five"),
        (Ending::Capture { .. }, _) => won("capture"),
        (Ending::FivePairs { .. }, _) => won("pairs"),
        (Ending::Resignation, _) => won("resignation"),
        (Ending::Forfeit | Ending::NoShow, _) => won("forfeit"),
        (Ending::Time, _) => won("time"),
        (Ending::Adjudication, _) => won("ruling"),
        (Ending::NoMovesLeft, _) => open("full"),
        (Ending::Draw, _) => open("draw"),
        (Ending::NoResult, _) => open("no-result"),
        (Ending::BothLose, _) => open("both-lose"),
        (Ending::NotBegun, _) => open("not-begun"),
        (Ending::CalledOff, _) => open("called-off"),
    }
}
