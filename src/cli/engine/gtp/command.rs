//! A line of the protocol: an id that the answer repeats, a command and its arguments.

use std::str::FromStr;

use crate::rules::{Color, CoordinateError, Move, Point};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The number to repeat in the answer.
    pub(super) id: Option<u32>,
    pub(super) command: String,
    pub(super) arguments: Vec<String>,
}

impl Line {
    /// Parses a line; none if it is empty or only a comment.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text: String = text
            .split('#')
            .next()?
            .chars()
            .map(|c| if c == '\t' { ' ' } else { c })
            .filter(|c| !c.is_control())
            .collect();
        let mut words = text.split_whitespace().peekable();
        let id = words.peek()?.parse().ok();
        if id.is_some() {
            words.next();
        }
        Some(Self {
            id,
            command: words.next()?.to_owned(),
            arguments: words.map(str::to_owned).collect(),
        })
    }

    /// The argument at `place`, parsed as a `T`.
    pub(super) fn argument<T: FromStr>(&self, place: usize) -> Result<T, SyntaxError> {
        let text = self.arguments.get(place).ok_or(SyntaxError)?;
        text.parse().map_err(|_| SyntaxError)
    }

    /// All arguments from `place` on.
    pub(super) fn arguments_from<T: FromStr>(&self, place: usize) -> Result<Vec<T>, SyntaxError> {
        (place..self.arguments.len())
            .map(|place| self.argument(place))
            .collect()
    }
}

/// The arguments do not fit the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SyntaxError;

/// A colour in GTP: `b`, `black`, `w` or `white`, ignoring case.
pub(super) struct Side(pub(super) Color);

impl FromStr for Side {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        match text.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Self(Color::Black)),
            "w" | "white" => Ok(Self(Color::White)),
            _ => Err(SyntaxError),
        }
    }
}

/// A move in GTP: a point or `pass`, ignoring case.
pub(super) struct Vertex(pub(super) Move);

impl FromStr for Vertex {
    type Err = CoordinateError;

    fn from_str(text: &str) -> Result<Self, CoordinateError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self(Move::Pass));
        }
        let point: Point = text.parse()?;
        Ok(Self(Move::Play(point)))
    }
}
