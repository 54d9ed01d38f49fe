//! A position: the board and everything that decides what may follow.

use super::{Board, ByColor, Color, Move, Played, Ply, Point, PointSet, Size};

/// A position of a game.
///
/// Two positions are equal if the same moves may follow and the same captures count:
/// board, side to move, prisoners, ko, passes and the history that superko looks at.
/// The ply and the last turn do not count.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) prisoners: ByColor<u16>,
    pub(super) ko: Option<Point>,
    pub(super) passes: u8,
    pub(super) ply: Ply,
    pub(super) last: Option<Turn>,
    /// The boards since the start, oldest first; kept only where superko asks for them.
    pub(super) history: Vec<Past>,
}

/// A turn that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub color: Color,
    /// What was done.
    pub mv: Move,
    /// The stones that were taken.
    pub captured: PointSet,
}

/// An arrangement of the board that has been there, for superko.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    hash: u64,
    stones: ByColor<PointSet>,
    to_move: Color,
    ply: Ply,
}

impl Position {
    /// A position with nothing behind it.
    pub(super) fn start(board: Board, to_move: Color) -> Self {
        Self {
            board,
            to_move,
            prisoners: ByColor::default(),
            ko: None,
            passes: 0,
            ply: Ply(0),
            last: None,
            history: Vec::new(),
        }
    }

    /// The stones.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Columns and rows.
    pub fn size(&self) -> Size {
        self.board.size()
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// How many stones each colour has taken.
    pub fn prisoners(&self) -> ByColor<u16> {
        self.prisoners
    }

    /// Where the side to move may not retake a ko, if anywhere.
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// How many passes came last in a row.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// How many turns were taken.
    pub fn ply(&self) -> Ply {
        self.ply
    }

    /// The turn that was taken last.
    pub fn last(&self) -> Option<Turn> {
        self.last
    }

    /// Whether some board in the history has this hash.
    pub(super) fn has_hash(&self, hash: u64) -> bool {
        self.history.iter().any(|past| past.hash == hash)
    }

    /// After which ply the board with `stones` and hash `hash` was there before, if it was.
    /// With `to_move`, only if it was that side's turn.
    pub(super) fn seen(
        &self,
        hash: u64,
        stones: &ByColor<PointSet>,
        to_move: Option<Color>,
    ) -> Option<Ply> {
        self.history
            .iter()
            .find(|past| {
                past.hash == hash
                    && past.stones == *stones
                    && to_move.is_none_or(|color| past.to_move == color)
            })
            .map(|past| past.ply)
    }

    /// Ends a turn: the other side is to move.
    pub(super) fn end_turn(&mut self, mv: Move, captured: PointSet) -> Played {
        let color = self.to_move;
        // One turn takes at most 360 stones; the sum stays at the top rather than wrap in an endless record.
        let taken = captured.len() as u16;
        self.prisoners[color] = self.prisoners[color].saturating_add(taken);
        self.passes = match mv {
            Move::Play(_) => 0,
            Move::Pass => self.passes.saturating_add(1),
        };
        self.ply = Ply(self.ply.0.saturating_add(1));
        self.to_move = !color;
        self.last = Some(Turn {
            color,
            mv,
            captured,
        });
        Played { captured }
    }

    /// Adds the present board to the history.
    pub(super) fn remember(&mut self) {
        self.history.push(Past {
            hash: self.board.hash(),
            stones: self.board.arrangement(),
            to_move: self.to_move,
            ply: self.ply,
        });
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let arrangements = |position: &Self| -> Vec<(ByColor<PointSet>, Color)> {
            position
                .history
                .iter()
                .map(|past| (past.stones, past.to_move))
                .collect()
        };
        self.board == other.board
            && self.to_move == other.to_move
            && self.prisoners == other.prisoners
            && self.ko == other.ko
            && self.passes == other.passes
            && arrangements(self) == arrangements(other)
    }
}

impl Eq for Position {}
