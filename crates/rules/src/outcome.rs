//! The stop and the end of a game.

use super::{Color, PointSet, Score};

/// Whether a game continues from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::large_enum_variant,
    reason = "a status is returned and matched, never stored in large numbers"
)]
pub enum Status {
    /// A side is to move.
    InProgress,
    /// Two passes have stopped the game (Japanese 1989, Article 9.1); the count follows, as [`End`](super::End) says.
    Stopped,
    /// It has ended.
    Over(Outcome),
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; none in a draw, without result, and if both lose.
    pub winner: Option<Color>,
    /// The kind of ending.
    pub ending: Ending,
}

/// The way in which a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The count.
    Score(Score),
    /// Five stones in a line, or more where that wins.
    FiveInARow {
        /// The stones of the winning lines.
        line: PointSet,
    },
    /// Enough stones were taken.
    Capture {
        /// The stones that the last move took.
        stones: PointSet,
    },
    /// Five pairs were taken (booklet 001 in Polish, which calls the game Pente).
    FivePairs {
        /// The stones that the last move took.
        stones: PointSet,
    },
    /// Nobody can move any more.
    NoMovesLeft,
    /// A player resigned (Japanese 1989, Article 11).
    Resignation,
    /// The whole board was repeated, and both agreed that there is no result (Japanese 1989, Article 12).
    NoResult,
    /// Both lose (Japanese 1989, Article 13): neither a draw nor no result.
    BothLose,
    /// A moderator has found a violation of the rules: the other side wins (Japanese 1989, Article 14).
    Forfeit,
    /// A side ran out of time.
    Time,
    /// A side of a tournament's game made no first move by the deadline of the round.
    NoShow,
    /// A moderator has decided who wins.
    Adjudication,
    /// Both agreed to a draw.
    Draw,
    /// One of the sides never made a first move: nobody wins or loses.
    NotBegun,
    /// Called off, by both or by a moderator: nobody wins or loses.
    CalledOff,
}
