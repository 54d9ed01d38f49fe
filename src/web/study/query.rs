//! The requested place in a review: fields of an address or of a form, hostile until parsed.

use std::fmt::Write as _;

use crate::bot::features::review::study::no_place;
use crate::bot::kit::parse::line::{compact, expand};
use crate::game::{Game, Marks, NoteMark, Spot};
use crate::i18n::Text;
use crate::rules::{Move, Point, Position};
use crate::web::press::value;

/// The effect of a touch on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tool {
    #[default]
    Stone,
    Triangle,
    Square,
    Letter,
}

impl Tool {
    pub(super) const ALL: [(Self, &'static str); 4] = [
        (Self::Stone, "stone"),
        (Self::Triangle, "triangle"),
        (Self::Square, "square"),
        (Self::Letter, "letter"),
    ];

    pub(super) fn word(self) -> &'static str {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|(tool, _)| *tool == self);
        found.map_or("", |(_, word)| word)
    }
}

/// The parsed fields of a request.
#[derive(Clone, Debug, Default)]
pub(super) struct StudyQuery {
    /// Number of moves before the place; the end of the game if missing.
    after: Option<u16>,
    line: Vec<Move>,
    marks: Marks,
    tool: Tool,
    /// A touched point, or a pass.
    touched: Option<Move>,
}

/// A place in a game, with the marks of a note that is being written there.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub(super) spot: Spot,
    pub(super) position: Position,
    pub(super) marks: Marks,
    pub(super) tool: Tool,
    /// Why another place than the requested one is shown.
    pub(super) refusal: Option<Text>,
}

impl StudyQuery {
    /// Parses the fields; invalid ones are ignored.
    pub(super) fn read(fields: &[(String, String)]) -> Self {
        let value = |name: &str| value(fields, name);
        let mut tools = Tool::ALL.into_iter();
        let tool = tools.find(|(_, word)| value("tool") == Some(word));
        let point = value("point").and_then(|point| point.parse().ok());
        let pass = value("pass").map(|_| Move::Pass);
        Self {
            after: value("at").and_then(|at| at.trim().parse().ok()),
            line: value("line").and_then(expand).unwrap_or_default(),
            marks: value("marks").and_then(read_marks).unwrap_or_default(),
            tool: tool.map(|(tool, _)| tool).unwrap_or_default(),
            touched: point.map(Move::Play).or(pass),
        }
    }

    /// The unchecked place and the marks of a note to be written.
    pub(super) fn note_place(&self, game: &Game) -> (u16, &[Move], Marks) {
        let last = u16::try_from(game.moves().len()).unwrap_or(u16::MAX);
        (self.after.unwrap_or(last), &self.line, self.marks.clone())
    }

    /// The place in `game`; if there is no such place, its end with a refusal.
    pub(super) fn resolve(self, game: &Game) -> Place {
        let last = u16::try_from(game.moves().len()).unwrap_or(u16::MAX);
        let found = Spot::find(game, self.after.unwrap_or(last), &self.line);
        let mut marks = self.marks;
        let (mut refusal, (mut spot, mut position)) = match found {
            Ok(found) => (None, found),
            Err(error) => {
                marks = Marks::default();
                let end = Spot::find(game, last, &[]);
                let end = end.unwrap_or_else(|_| (Spot::default(), game.position().clone()));
                (Some(no_place(game, error)), end)
            }
        };
        match (self.touched, mark(self.tool, &marks)) {
            (None, _) => {}
            (Some(Move::Play(point)), Some(mark)) => {
                if game.terms().size.contains(point) {
                    marks.toggle(point, mark);
                }
            }
            (Some(mv), _) => {
                let line: Vec<_> = spot.variation().iter().copied().chain([mv]).collect();
                match Spot::find(game, spot.after(), &line) {
                    Ok(found) => {
                        (spot, position) = found;
                        marks = Marks::default();
                    }
                    Err(error) => refusal = Some(no_place(game, error)),
                }
            }
        }
        Place {
            spot,
            position,
            marks,
            tool: self.tool,
            refusal,
        }
    }
}

/// The mark of `tool`; none if it puts a stone.
fn mark(tool: Tool, marks: &Marks) -> Option<NoteMark> {
    match tool {
        Tool::Stone => None,
        Tool::Triangle => Some(NoteMark::Triangle),
        Tool::Square => Some(NoteMark::Square),
        Tool::Letter => Some(marks.free_letter().unwrap_or(NoteMark::Letter('Z'))),
    }
}

/// Marks for an address: each a point, and `t`, `s` or its letter.
pub(super) fn write_marks(marks: &Marks) -> String {
    let marks = marks.iter().map(|(point, mark)| match mark {
        NoteMark::Triangle => format!("{point}t"),
        NoteMark::Square => format!("{point}s"),
        NoteMark::Letter(letter) => format!("{point}{letter}"),
    });
    marks.collect::<Vec<_>>().join(".")
}

/// Reads what [`write_marks`] wrote.
fn read_marks(text: &str) -> Option<Marks> {
    let marks = text.split('.').filter(|text| !text.is_empty());
    let marks = marks.take(Marks::MOST + 1).map(|text| {
        let (at, kind) = text.char_indices().next_back()?;
        let mark = match kind {
            't' => NoteMark::Triangle,
            's' => NoteMark::Square,
            letter => NoteMark::Letter(letter),
        };
        Some((text[..at].parse::<Point>().ok()?, mark))
    });
    Marks::new(marks.collect::<Option<_>>()?)
}

/// The address of a place, relative to the review.
pub(super) fn address(after: u16, line: &[Move], tool: Tool) -> String {
    let mut address = format!("?at={after}");
    if !line.is_empty() {
        write!(address, "&line={}", compact(line)).expect("a String takes everything");
    }
    if tool != Tool::Stone {
        write!(address, "&tool={}", tool.word()).expect("a String takes everything");
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_as_they_were_written_and_nothing_else_is() {
        for text in ["D4t.E5s.F6A.G7B", ""] {
            assert_eq!(write_marks(&read_marks(text).unwrap()), text);
        }
        for text in ["D4", "D4tE5s", "Z99t", "D4<", "D4t.D4s", "é", "t"] {
            assert_eq!(read_marks(text), None, "{text}");
        }
        let many = (0..361).map(|index| format!("{}t", Point::from_index(index).unwrap()));
        assert_eq!(read_marks(&many.collect::<Vec<_>>().join(".")), None);
    }

    #[test]
    fn invalid_fields_are_ignored() {
        let fields = [
            ("at", "-1"),
            ("line", "XX"),
            ("marks", "<"),
            ("tool", "axe"),
            ("point", "!"),
        ];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let query = StudyQuery::read(&fields);
        assert!(query.after.is_none() && query.line.is_empty() && query.marks.is_empty());
        assert!(query.tool == Tool::Stone && query.touched.is_none());
    }
}
