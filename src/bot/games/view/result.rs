//! The result: the last board of a game, its score, and its record.

use crate::bot::games::view::last;
use crate::game::{EventKind, Game};
use crate::i18n::{Name, Text, say};
use crate::rules::{ByColor, Color, Ending, Outcome, Scoring};

/// What came of the game, in a sentence.
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
            let loser = last::doer(game, is_resignation).unwrap_or(name(!color));
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

/// Whether the sides have ended the game by consent, and not a moderator by a ruling.
fn is_agreed(game: &Game) -> bool {
    matches!(last::kind(game), Some(EventKind::Consented { .. }))
}

/// How a game ended, in a sentence that names nobody: for lists, and for what pictures show.
pub(crate) fn ended(outcome: &Outcome) -> Text {
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
