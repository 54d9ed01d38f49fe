//! Points as people type them, and valid examples.

use crate::game::{Game, Phase};
use crate::i18n::{UserInput, say};
use crate::kit::failure::Failure;
use crate::kit::refusal::PlayRefusal;
use crate::rules::{CoordinateError, Move, Point, PointSet, Size};

/// Longest text that is parsed.
const LONGEST: usize = 200;

/// The one point in `text`, for a board of `size`.
pub(crate) fn parse_one(text: &str, size: Size) -> Result<Point, Failure> {
    if text.chars().count() > LONGEST {
        return Err(PlayRefusal::TooLong.into());
    }
    let point = match &parts(text)[..] {
        [part] => part.parse(),
        _ => text.parse(),
    };
    let typed = || UserInput::new(text.trim());
    point.map_err(|error| match error {
        CoordinateError::TooFar => PlayRefusal::OffBoard(typed(), size).into(),
        CoordinateError::Shape if say::terms::typed_pass().has_word(text.trim()) => {
            PlayRefusal::MeansPass(typed()).into()
        }
        error => PlayRefusal::BadPoint(typed(), error).into(),
    })
}

/// The point of a move in `text`, or those of several handicap stones, for a board of `size`.
pub(crate) fn of_stones(text: &str, size: Size) -> Result<Vec<Point>, Failure> {
    if text.chars().count() > LONGEST {
        return Err(PlayRefusal::TooLong.into());
    }
    match &parts(text)[..] {
        [] | [_] => Ok(vec![parse_one(text, size)?]),
        parts => each(text, parts, size),
    }
}

/// The points in the `parts` of `text`. If none of them looks like a point, the text as a whole is reported: in `3 3`,
/// neither half alone is wrong.
fn each(text: &str, parts: &[String], size: Size) -> Result<Vec<Point>, Failure> {
    let is_other = |part: &String| part.parse::<Point>() == Err(CoordinateError::Shape);
    if parts.len() > 1 && parts.iter().all(is_other) {
        return Ok(vec![parse_one(text, size)?]);
    }
    parts.iter().map(|part| parse_one(part, size)).collect()
}

/// Splits at spaces, commas and semicolons and normalises each part ([`normalise`]); a letter followed by a number is
/// one part.
fn parts(text: &str) -> Vec<String> {
    let words = text.split(|c: char| c.is_whitespace() || ",;、，；".contains(c));
    let mut parts: Vec<String> = Vec::new();
    for word in words.filter(|word| !word.is_empty()).map(normalise) {
        match parts.last_mut() {
            Some(last) if is_column(last) && is_row(&word) => last.push_str(&word),
            Some(last) if is_row(last) && is_column(&word) => last.insert_str(0, &word),
            _ => parts.push(word),
        }
    }
    parts
}

/// `word` in the usual spelling of points: full-width letters and digits, as from keyboards for Chinese and Japanese,
/// become ASCII, and the column comes first.
pub(super) fn normalise(word: &str) -> String {
    let narrow = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    };
    let word: String = word.chars().map(narrow).collect();
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (row, column) = word.split_at(digits);
    if is_row(row) && is_column(column) {
        format!("{column}{row}")
    } else {
        word
    }
}

fn is_column(part: &str) -> bool {
    part.len() == 1 && part.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn is_row(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())
}

/// The points in `text`, for a board of `size`, with spaces, commas or semicolons between them.
pub(crate) fn several(text: &str, size: Size) -> Result<Vec<Point>, Failure> {
    if text.chars().count() > LONGEST {
        return Err(PlayRefusal::TooManyPoints.into());
    }
    let points = each(text, &parts(text), size)?;
    if points.is_empty() {
        return Err(PlayRefusal::NoPoints.into());
    }
    Ok(points)
}

/// Whether `text` consists of the points of a move: one, or those of up to nine handicap stones.
pub(crate) fn is_move(text: &str) -> bool {
    const MOST: usize = 9;
    let is_point = |part: &String| part.parse::<Point>() != Err(CoordinateError::Shape);
    let parts = if text.chars().count() > LONGEST {
        Vec::new()
    } else {
        parts(text)
    };
    (1..=MOST).contains(&parts.len()) && parts.iter().all(is_point)
}

/// Up to four points of a board of `size`, as examples of valid input.
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

/// The points that the side to move may play on, on the board in play.
pub fn playable(game: &Game) -> PointSet {
    match game.phase() {
        Phase::Trial { trial, .. } => {
            let empty = trial.position().board().empty();
            let may_play = |point: &Point| trial.check(Move::Play(*point)).is_ok();
            empty.iter().filter(may_play).collect()
        }
        _ => game.playable(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_type_them() {
        let size = Size::square(19).unwrap();
        let point = |text: &str| parse_one(text, size).ok().map(|point| point.to_string());
        for text in [
            "D4",
            "d4",
            " d 4 ",
            "4D",
            "4 d",
            "Ｄ４",
            "ｄ４",
            "Ｄ　４",
            "d,4",
        ] {
            assert_eq!(point(text).as_deref(), Some("D4"), "{text}");
        }
        for text in [
            "", "d", "4", "44D", "dd4", "d4d", "d 4 4", "Ｉ９", "4D4", "pass",
        ] {
            assert_eq!(point(text), None, "{text}");
        }
        let points = |text: &str| {
            let points = several(text, size).ok()?.into_iter();
            Some(points.map(|point| point.to_string()).collect::<Vec<_>>())
        };
        let expected = Some(vec!["C3".to_owned(), "G7".to_owned(), "E5".to_owned()]);
        for text in ["C3 G7 E5", "c 3, g 7; e 5", "3C 7G 5E", "Ｃ３、Ｇ７ Ｅ５"] {
            let read = points(&text.replace('、', ","));
            assert_eq!(read, expected, "{text}");
        }
        // If no part of it is a point, the whole input is quoted.
        for (text, quoted) in [("3 3", "3 3"), ("C3 9", "9"), ("C3 d d", "d")] {
            let typed = UserInput::new(quoted);
            for refused in [of_stones(text, size), several(text, size)] {
                let Err(Failure::Refused(refusal)) = refused else {
                    panic!("{text}");
                };
                let bad = PlayRefusal::BadPoint(typed.clone(), CoordinateError::Shape);
                assert_eq!(refusal, bad.into(), "{text}");
            }
        }
        let [stones, same] = ["C3 G7", "c 3 g 7"].map(|text| of_stones(text, size).unwrap());
        assert_eq!(stones, same);
    }
}
