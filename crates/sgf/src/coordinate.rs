//! Points as SGF writes them: two letters, column then row, counted from the upper left corner.
//!
//! Some programs write `R16` and `Pass` instead. Both are read, too: they cannot mean anything else.

use std::borrow::Cow;

use tengen_rules::{CoordinateError, Point, PointSet, Size};

/// The error of a value that names no point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadPoint {
    /// Not two letters, nor a letter and a number (or, in a list of points, two of them with a colon between).
    #[error("a point is two letters, as in dd, or a letter and a number, as in D4")]
    Malformed,
    /// A point that lies beyond the board.
    #[error("the point lies beyond the board")]
    OffBoard,
}

/// The point that `value` (`dd`, or `D4`) names on a board of `size`.
///
/// # Errors
/// [`BadPoint`] if it names none, or one beyond the board. Capital letters count from 27, beyond any board here.
pub fn to_point(value: &str, size: Size) -> Result<Point, BadPoint> {
    let value = without_white_space(value);
    let &[column, row] = value.as_bytes() else {
        return from_letter_and_number(&value, size);
    };
    if row.is_ascii_digit() {
        return from_letter_and_number(&value, size);
    }
    if !column.is_ascii_alphabetic() || !row.is_ascii_alphabetic() {
        return Err(BadPoint::Malformed);
    }
    // Capitals come before small letters in ASCII, so that the subtraction fails.
    let column = column.checked_sub(b'a').ok_or(BadPoint::OffBoard)?;
    let row = row
        .checked_sub(b'a')
        .and_then(|from_top| size.rows().checked_sub(from_top + 1))
        .ok_or(BadPoint::OffBoard)?;
    Point::new(column, row)
        .filter(|&point| size.contains(point))
        .ok_or(BadPoint::OffBoard)
}

/// `value` without white space: some programs break lines anywhere, even within points.
fn without_white_space(value: &str) -> Cow<'_, str> {
    let value = value.trim();
    if value.contains(char::is_whitespace) {
        Cow::Owned(value.split_whitespace().collect())
    } else {
        Cow::Borrowed(value)
    }
}

/// The point that a letter and a number name, as in `D4`.
fn from_letter_and_number(value: &str, size: Size) -> Result<Point, BadPoint> {
    match value.parse() {
        Ok(point) if size.contains(point) => Ok(point),
        Ok(_) | Err(CoordinateError::TooFar) => Err(BadPoint::OffBoard),
        Err(CoordinateError::Shape | CoordinateError::LetterI) => Err(BadPoint::Malformed),
    }
}

/// The point of a move `value` on a board of `size`; `None` is a pass.
///
/// A pass is an empty value, the word `pass`, or `tt`, which means one on boards of up to 19 lines, as all are here.
///
/// # Errors
/// As [`to_point`].
pub fn to_vertex(value: &str, size: Size) -> Result<Option<Point>, BadPoint> {
    match &*without_white_space(value) {
        "" | "tt" => Ok(None),
        value if value.eq_ignore_ascii_case("pass") => Ok(None),
        value => to_point(value, size).map(Some),
    }
}

/// The points of one element of a point list: a point (`dd`) or a rectangle given by two corners (`aa:cc`).
///
/// # Errors
/// As [`to_point`].
pub fn to_points(value: &str, size: Size) -> Result<PointSet, BadPoint> {
    let Some((one, other)) = value.split_once(':') else {
        return Ok(PointSet::from_iter([to_point(value, size)?]));
    };
    let (one, other) = (to_point(one, size)?, to_point(other, size)?);
    let columns = one.column().min(other.column())..=one.column().max(other.column());
    let rows = one.row().min(other.row())..=one.row().max(other.row());
    Ok(size
        .all()
        .filter(|point| columns.contains(&point.column()) && rows.contains(&point.row()))
        .collect())
}

/// `point` as SGF writes it on a board of `size`; the point must be on the board.
pub fn from_point(point: Point, size: Size) -> String {
    debug_assert!(size.contains(point));
    let letter = |count: u8| char::from(b'a' + count);
    let from_top = size.rows().saturating_sub(point.row() + 1);
    String::from_iter([letter(point.column()), letter(from_top)])
}
