//! Points as people type them, and those that can be typed.

use super::failure::Failure;
use super::refusal;
use crate::game::{Game, Phase};
use crate::i18n::say;
use crate::rules::{Move, Point, PointSet};

/// Longer texts name no point, whatever they say.
const LONGEST: usize = 200;

/// The one point in `text`.
pub(super) fn one(text: &str) -> Result<Point, Failure> {
    if text.chars().count() > LONGEST {
        return Err(say::refusal::too_long().into());
    }
    text.parse()
        .map_err(|error| refusal::coordinate(text, error).into())
}

/// The points in `text`, with spaces, commas or semicolons between them.
pub(super) fn several(text: &str) -> Result<Vec<Point>, Failure> {
    if text.chars().count() > LONGEST {
        return Err(say::refusal::too_many_points().into());
    }
    let points: Vec<Point> = text
        .split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .filter(|part| !part.is_empty())
        .map(one)
        .collect::<Result<_, _>>()?;
    if points.is_empty() {
        return Err(say::refusal::no_points().into());
    }
    Ok(points)
}

/// The points that the side to move may play on, on the board before the players.
pub(super) fn playable(game: &Game) -> PointSet {
    match game.phase() {
        Phase::Trial { trial, .. } => {
            let empty = trial.position().board().empty();
            let may_play = |point: &Point| trial.check(Move::Play(*point)).is_ok();
            empty.iter().filter(may_play).collect()
        }
        _ => game.terms().rules.legal_points(game.position()),
    }
}
