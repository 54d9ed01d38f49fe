//! Moves, turns, and why a move is refused.

use super::{Forbidden, Point, PointSet};

/// A side's move. Resigning, marking and undoing are not moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a point.
    Play(Point),
    /// No stone.
    Pass,
}

/// Ply: number of turns of both sides so far, passes included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply(pub u32);

/// The effect of a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The enemy's stones that were taken.
    pub captured: PointSet,
    /// The own stones that a suicide removed, where it is allowed.
    pub lost: PointSet,
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum IllegalMove {
    /// The point is not on the board.
    #[error("the point is not on the board")]
    OffBoard,
    /// The point has a stone (stones are never moved: booklet 000).
    #[error("the point is occupied")]
    Occupied,
    /// It would retake at once the stone that has just taken one (Japanese 1989, Article 6; booklets 000 and 004).
    #[error("ko: the stone that has just taken one may not be retaken on the next turn")]
    Ko,
    /// It would repeat an earlier whole-board position (customary area rules).
    #[error("superko: the board would be as it was after turn {}", since.0)]
    Superko {
        /// The ply after which the board was the same; 0 is the start.
        since: Ply,
    },
    /// The stone and its chain would have no liberty, and it takes nothing (Japanese 1989, Article 4; booklets 000, 001, 003, 004).
    #[error("suicide: the stone would have no liberty, and takes nothing")]
    Suicide,
    /// Black would make a shape that Renju forbids to Black (Renju International Federation).
    #[error("Renju: {}", .0.name())]
    Forbidden(Forbidden),
    /// Passing is allowed only without a legal point (Atari-Go and the games of five).
    #[error("passing is only possible when there is no legal move")]
    PassForbidden,
    /// The game has stopped or is over.
    #[error("the game has stopped or is over")]
    GameOver,
}

impl IllegalMove {
    /// The name in the output for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::OffBoard => "off-board",
            Self::Occupied => "occupied",
            Self::Ko => "ko",
            Self::Superko { .. } => "superko",
            Self::Suicide => "suicide",
            Self::Forbidden(shape) => shape.name(),
            Self::PassForbidden => "pass-forbidden",
            Self::GameOver => "game-over",
        }
    }
}
