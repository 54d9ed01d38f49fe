//! Points as people type them, and those that can be typed.

use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::PlayRefusal;
use crate::game::{Game, Phase};
use crate::i18n::Typed;
use crate::rules::{CoordinateError, Move, Point, PointSet, Size};

/// Longer texts name no point, whatever they say.
const LONGEST: usize = 200;

/// The one point in `text`, for a board of `size`.
pub(crate) fn one(text: &str, size: Size) -> Result<Point, Failure> {
    if text.chars().count() > LONGEST {
        return Err(PlayRefusal::TooLong.into());
    }
    text.parse().map_err(|error| match error {
        CoordinateError::TooFar => PlayRefusal::OffBoard(Typed::new(text), size).into(),
        error => PlayRefusal::BadPoint(Typed::new(text), error).into(),
    })
}

/// The point of a move in `text`, or those of several handicap stones, for a board of `size`.
pub(crate) fn of_stones(text: &str, size: Size) -> Result<Vec<Point>, Failure> {
    match parts(text).nth(1) {
        None => Ok(vec![one(text, size)?]),
        Some(_) if text.chars().count() > LONGEST => Err(PlayRefusal::TooLong.into()),
        Some(_) => parts(text).map(|part| one(part, size)).collect(),
    }
}

/// What stands between spaces, commas and semicolons.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',' || c == ';')
        .filter(|part| !part.is_empty())
}

/// The points in `text`, for a board of `size`, with spaces, commas or semicolons between them.
pub(crate) fn several(text: &str, size: Size) -> Result<Vec<Point>, Failure> {
    if text.chars().count() > LONGEST {
        return Err(PlayRefusal::TooManyPoints.into());
    }
    let points: Vec<Point> = parts(text)
        .map(|part| one(part, size))
        .collect::<Result<_, _>>()?;
    if points.is_empty() {
        return Err(PlayRefusal::NoPoints.into());
    }
    Ok(points)
}

/// Up to four points that there are on a board of `size`, as an example of what can be typed.
pub(crate) fn example(size: Size, points: usize) -> String {
    let side = size.columns().min(size.rows());
    let near = if side < 9 { 1 } else { 3 };
    let far = side - 1 - near;
    let corners = [(near, near), (far, far), (near, far), (far, near)];
    let points = corners.into_iter().take(points);
    let points = points.filter_map(|(column, row)| Point::new(column, row));
    points
        .map(|point| point.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The points that the side to move may play on, on the board before the players.
pub(crate) fn playable(game: &Game) -> PointSet {
    match game.phase() {
        Phase::Trial { trial, .. } => {
            let empty = trial.position().board().empty();
            let may_play = |point: &Point| trial.check(Move::Play(*point)).is_ok();
            empty.iter().filter(may_play).collect()
        }
        _ => game.playable(),
    }
}
