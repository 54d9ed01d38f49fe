//! The shape of a member's notes at a game. Frozen: every change needs a new version.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::{mirror, shaped};
use crate::schema::scalar::{Meaningless, Move, Point, Time};
use tengen_game::{self as game, Marks, Note, NoteText, Notes, Spot};
use tengen_rules as rules;

/// The notes of a member, the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Shape(Vec<NoteShape>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NoteShape {
    at: Time,
    /// The number of moves of the game before it, and the variation from there.
    after: u16,
    line: Vec<Move>,
    text: String,
    marks: Vec<(Point, NoteMark)>,
    visibility: Visibility,
}

mirror! {
    enum Visibility = game::Visibility { Private, Public }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NoteMark {
    Triangle,
    Square,
    Letter(char),
}

impl Shape {
    pub(crate) fn of(notes: &Notes) -> Self {
        let note = |note: &Note| NoteShape {
            at: note.at.into(),
            after: note.spot.after(),
            line: note
                .spot
                .variation()
                .iter()
                .map(|mv| (*mv).into())
                .collect(),
            text: note.text.as_str().to_owned(),
            marks: note
                .marks
                .iter()
                .map(|(point, mark)| (Point(point), mark.into()))
                .collect(),
            visibility: note.visibility.into(),
        };
        Self(notes.iter().map(note).collect())
    }

    pub(crate) fn into_domain(self) -> Result<Notes, Meaningless> {
        let notes = self.0.into_iter().map(NoteShape::into_domain);
        let notes = notes.collect::<Option<_>>();
        notes.and_then(Notes::from_kept).ok_or(Meaningless::Notes)
    }
}

impl NoteShape {
    fn into_domain(self) -> Option<Note> {
        let marks = self.marks.into_iter();
        let marks = marks.map(|(point, mark)| (point.0, mark.into()));
        let line = self.line.into_iter().map(rules::Move::from);
        Some(Note {
            at: self.at.into(),
            spot: Spot::from_parts(self.after, line.collect())?,
            text: NoteText::new(&self.text)?,
            marks: Marks::new(marks.collect())?,
            visibility: self.visibility.into(),
        })
    }
}

impl From<game::NoteMark> for NoteMark {
    fn from(mark: game::NoteMark) -> Self {
        match mark {
            game::NoteMark::Triangle => Self::Triangle,
            game::NoteMark::Square => Self::Square,
            game::NoteMark::Letter(letter) => Self::Letter(letter),
        }
    }
}

impl From<NoteMark> for game::NoteMark {
    fn from(mark: NoteMark) -> Self {
        match mark {
            NoteMark::Triangle => Self::Triangle,
            NoteMark::Square => Self::Square,
            NoteMark::Letter(letter) => Self::Letter(letter),
        }
    }
}

shaped! { Notes }
