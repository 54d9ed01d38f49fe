//! Notes at the moves of a game: comments that everybody reads once it is over, and private notes of one member. Each
//! may carry a variation and marks.

mod marks;
mod spot;
mod text;

pub use marks::{Marks, NoteMark};
pub use spot::{Spot, SpotError};
pub use text::NoteText;

use crate::clock::{Span, Timestamp};

/// Most notes of one member at one game.
pub const MOST_OF_MEMBER: usize = 50;
/// Most comments of all members at one game.
pub const MOST_OF_GAME: usize = 300;

/// Most moves of a variation.
pub const LONGEST_VARIATION: usize = 50;

/// The readers of a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Its author alone.
    Private,
    /// Everybody who may see the game.
    Public,
}

/// A member's words, variation and marks at a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The time of writing, which identifies it among those of its author at the game.
    pub at: Timestamp,
    pub spot: Spot,
    pub text: NoteText,
    pub marks: Marks,
    pub visibility: Visibility,
}

impl Note {
    /// Whether it has no words, no variation and no marks.
    pub fn is_empty(&self) -> bool {
        self.text.as_str().is_empty() && self.spot.variation().is_empty() && self.marks.is_empty()
    }

    pub fn is_public(&self) -> bool {
        self.visibility == Visibility::Public
    }
}

/// The notes of one member at one game, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes(Vec<Note>);

impl Notes {
    /// Stored notes; none if they are not in order, or too many.
    pub fn from_kept(notes: Vec<Note>) -> Option<Self> {
        let is_in_order = notes.is_sorted_by(|one, next| one.at < next.at);
        (is_in_order && notes.len() <= MOST_OF_MEMBER).then_some(Self(notes))
    }

    pub fn iter(&self) -> impl Iterator<Item = &Note> {
        self.0.iter()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of comments that everybody reads.
    pub fn comments(&self) -> usize {
        self.iter().filter(|note| note.is_public()).count()
    }

    /// Adds a note; false if there are too many. A second note at the same time becomes a millisecond younger.
    pub fn add(&mut self, note: Note) -> bool {
        if self.0.len() >= MOST_OF_MEMBER {
            return false;
        }
        let after_last = self.0.last().map(|last| last.at.after(Span::millis(1)));
        let at = after_last.map_or(note.at, |after_last| note.at.max(after_last));
        self.0.push(Note { at, ..note });
        true
    }

    /// Removes the note of this time; false if there is none.
    pub fn remove(&mut self, at: Timestamp) -> bool {
        let before = self.0.len();
        self.0.retain(|note| note.at != at);
        self.0.len() < before
    }

    /// Lets everybody read the private note of this time; false if there is none.
    pub fn publish(&mut self, at: Timestamp) -> bool {
        let is_it = |note: &&mut Note| note.at == at && !note.is_public();
        let found = self.0.iter_mut().find(is_it);
        let is_found = found.is_some();
        if let Some(note) = found {
            note.visibility = Visibility::Public;
        }
        is_found
    }
}
