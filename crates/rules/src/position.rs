//! A position: the board and everything else that decides which moves are legal.

use super::history::History;
use super::{Board, ByColor, Color, Move, Played, Ply, Point, PointSet, Size};

/// A position of a game.
///
/// Two positions are equal if the same moves may follow and the same captures count: board, side to move, prisoners,
/// ko, passes, handicap stones still to be placed, and earlier boards. The ply and the last turn do not count.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) to_move: Color,
    pub(super) prisoners: ByColor<u16>,
    pub(super) ko: Option<Point>,
    pub(super) passes: u8,
    /// Handicap stones that Black still has to place where he likes.
    pub(super) to_place: u8,
    pub(super) ply: Ply,
    pub(super) last: Option<Turn>,
    /// The ply since which the stones are unchanged: a pass changes none.
    pub(super) standing: Ply,
    /// The boards since the start; kept in Go alone.
    pub(super) history: History,
}

/// A snapshot of a position; a later position of the same game can be rewound to it.
///
/// It stores only the length of the history, since the later position's history begins with the same entries: O(1)
/// however long the game is.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The position without its history.
    position: Position,
    /// Number of boards in the history then.
    boards: usize,
}

/// A turn that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side that took it.
    pub color: Color,
    /// The move.
    pub mv: Move,
    /// The stones that were taken.
    pub captured: PointSet,
    /// The own stones that a suicide removed, where it is allowed.
    pub lost: PointSet,
}

impl Position {
    /// A starting position, without earlier turns.
    pub(super) fn start(board: Board, to_move: Color) -> Self {
        Self {
            board,
            to_move,
            prisoners: ByColor::default(),
            ko: None,
            passes: 0,
            to_place: 0,
            ply: Ply(0),
            last: None,
            standing: Ply(0),
            history: History::default(),
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

    /// The side to move.
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// Number of stones that each colour has taken.
    pub fn prisoners(&self) -> ByColor<u16> {
        self.prisoners
    }

    /// The point at which the side to move may not retake a ko, if any.
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Number of free handicap stones that Black still has to place; he is to move until none is left.
    pub fn to_place(&self) -> u8 {
        self.to_place
    }

    /// The ply after which the same arrangement first occurred with the same side to move, if the stones have changed
    /// since then and it has come back; in Go alone (Japanese 1989, Article 12).
    ///
    /// Two passes also leave board and turn as they were; they are no repetition.
    pub fn repeats(&self) -> Option<Ply> {
        let since = self.history.first_ply(&self.board, Some(self.to_move))?;
        (since < self.standing).then_some(since)
    }

    /// The stones on the board after `ply` turns, if that arrangement then occurred for the first time with that side to
    /// move; in Go alone.
    pub fn stones_after(&self, ply: Ply) -> Option<ByColor<PointSet>> {
        self.history.stones_after(ply)
    }

    /// The stones of every board since the start, this one included, each once per side to move, oldest first; in Go
    /// alone.
    pub fn boards(&self) -> impl Iterator<Item = (ByColor<PointSet>, Color)> {
        self.history.boards()
    }

    /// Number of passes in a row at the end.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    /// Number of turns so far.
    pub fn ply(&self) -> Ply {
        self.ply
    }

    /// The turn that was taken last.
    pub fn last(&self) -> Option<Turn> {
        self.last
    }

    /// Ends a turn: the other side is to move, unless Black has handicap stones left to place.
    pub(super) fn end_turn(&mut self, mv: Move, captured: PointSet, lost: PointSet) -> Played {
        let color = self.to_move;
        // One turn takes at most 360 stones; in an endless record the sum saturates.
        for (taker, stones) in [(color, captured), (!color, lost)] {
            let taken = &mut self.prisoners[taker];
            *taken = taken.saturating_add(stones.len() as u16);
        }
        self.ply = Ply(self.ply.0.saturating_add(1));
        match mv {
            Move::Play(_) => {
                self.passes = 0;
                self.standing = self.ply;
            }
            Move::Pass => self.passes = self.passes.saturating_add(1),
        }
        self.to_place = self.to_place.saturating_sub(1);
        if self.to_place == 0 {
            self.to_move = !color;
        }
        self.last = Some(Turn {
            color,
            mv,
            captured,
            lost,
        });
        Played { captured, lost }
    }

    /// A snapshot of this position.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            position: Self {
                board: self.board.clone(),
                history: History::default(),
                ..*self
            },
            boards: self.history.len(),
        }
    }

    /// Rewinds to `snapshot`, which was taken of this position some turns ago.
    pub fn rewind(&mut self, snapshot: Snapshot) {
        let mut history = std::mem::take(&mut self.history);
        history.truncate(snapshot.boards);
        *self = Self {
            history,
            ..snapshot.position
        };
    }

    /// Reserves capacity for `turns` more turns, which speeds up replays.
    pub fn expect(&mut self, turns: usize) {
        self.history.expect(turns);
    }

    /// Adds the current board to the history.
    pub(super) fn remember(&mut self) {
        self.history.add(&self.board, self.to_move, self.ply);
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.to_move == other.to_move
            && self.prisoners == other.prisoners
            && self.ko == other.ko
            && self.passes == other.passes
            && self.to_place == other.to_place
            && self.history.same_boards(&other.history)
    }
}

impl Eq for Position {}
