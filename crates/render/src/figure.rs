//! Diagrams of moves as in books: each stone has its number, and a note lists moves on occupied points.

use std::fmt;

use super::Diagram;
use tengen_rules::{Color, Move, Point};

/// A move that a figure cannot show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// It was played on a point where an earlier move of the figure is shown.
    At {
        /// The number of the move.
        number: u16,
        /// The number that is shown there.
        earlier: u16,
    },
    /// It was played on a point with a stone from before the figure.
    On {
        /// The number of the move.
        number: u16,
        /// The point.
        point: Point,
    },
    /// It was a pass.
    Pass {
        /// The number of the move.
        number: u16,
    },
}

/// In the notation of books: `12 at 3`, `12 at D4`, `12 pass`.
impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At { number, earlier } => write!(f, "{number} at {earlier}"),
            Self::On { number, point } => write!(f, "{number} at {point}"),
            Self::Pass { number } => write!(f, "{number} pass"),
        }
    }
}

impl Diagram {
    /// A figure with numbered moves on this board, and the notes below it.
    ///
    /// Captured stones stay, as in print: a move on such a point becomes a note.
    pub fn figure(self, moves: impl IntoIterator<Item = (u16, Color, Move)>) -> (Self, Vec<Note>) {
        let mut figure = self.last_move(None).ko(None);
        let mut notes = Vec::new();
        for (number, color, mv) in moves {
            let Move::Play(point) = mv else {
                notes.push(Note::Pass { number });
                continue;
            };
            if let Some(&earlier) = figure.numbers.get(&point) {
                notes.push(Note::At { number, earlier });
            } else if figure.stone(point).is_some() {
                notes.push(Note::On { number, point });
            } else {
                figure = figure.stones(color, [point]).numbers([(point, number)]);
            }
        }
        (figure, notes)
    }
}
