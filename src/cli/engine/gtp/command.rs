//! A line of the protocol: an id that the answer repeats, a command and its arguments.

use std::str::FromStr;

use crate::rules::{Color, CoordinateError, Move, Point};

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The number that the answer begins with, if there is one.
    pub(super) id: Option<u32>,
    /// What to do.
    pub(super) command: String,
    /// With what.
    pub(super) arguments: Vec<String>,
}

impl Line {
    /// The command in `text`; none if there is nothing but a remark.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = text.split('#').next()?;
        let text: String = text
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

    /// The argument at `place`, read as what is expected there.
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

/// The arguments are not what the command takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SyntaxError;

/// A colour as the protocol writes it: `b`, `black`, `w` or `white`, in either case.
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

/// A move as the protocol writes it: a point or `pass`, in either case.
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
