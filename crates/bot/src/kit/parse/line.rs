//! Lines of moves as people type and read them: `D4 E5 pass G7`.

use crate::i18n::{Locale, UserInput, say};
use crate::kit::custom_id::one_word;
use crate::kit::failure::Failure;
use crate::kit::parse::point::normalise;
use crate::kit::refusal::PlayRefusal;
use crate::rules::{CoordinateError, Move, Point};

/// Longest text that is parsed.
const LONGEST: usize = 200;
/// A pass, in compact notation.
const PASS: &str = "-";

one_word! {
    Vec<Move>: |line| Some(compact(line)), |text| expand(text);
}

/// The line in `text`, whose first move has the number `first`:
/// points and passes with spaces, commas, semicolons or arrows between them.
pub(crate) fn read(text: &str, first: usize) -> Result<Vec<Move>, Failure> {
    if text.chars().count() > LONGEST {
        return Err(PlayRefusal::TooLong.into());
    }
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '→' | '>');
    let words = text.split(between).filter(|word| !word.is_empty());
    let moves = words.zip(first..).map(|(word, number)| {
        parse_move(word)
            .map_err(|error| PlayRefusal::BadMove(number, UserInput::new(word), error).into())
    });
    moves.collect()
}

/// The move called `word`, in any language that the bot speaks.
fn parse_move(word: &str) -> Result<Move, CoordinateError> {
    if word == PASS || say::terms::typed_pass().has_word(word) {
        Ok(Move::Pass)
    } else {
        normalise(word).parse().map(Move::Play)
    }
}

/// The line for a menu's value: at most 90 characters for 30 moves.
pub fn compact(line: &[Move]) -> String {
    let name = |mv: &Move| match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => PASS.to_owned(),
    };
    line.iter().map(name).collect()
}

/// Parses exactly the output of [`compact`].
pub fn expand(text: &str) -> Option<Vec<Move>> {
    let mut words: Vec<String> = Vec::new();
    for sign in text.chars().take(LONGEST) {
        match (sign, words.last_mut()) {
            ('0'..='9', Some(word)) => word.push(sign),
            _ => words.push(sign.to_string()),
        }
    }
    let known = |word: String| match word.as_str() {
        PASS => Some(Move::Pass),
        _ => word.parse::<Point>().ok().map(Move::Play),
    };
    words.into_iter().map(known).collect()
}

/// The line in notation.
pub fn line_text(line: &[Move], locale: Locale) -> String {
    let name = |mv: &Move| match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => say::plan::pass().to(locale),
    };
    line.iter().map(name).collect::<Vec<_>>().join(" ")
}
