//! Answers, and what is said of them.

use crate::rules::{Color, IllegalMove, Move, Point, PointSet};

/// What somebody answers, whatever it was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// So many.
    Number(u16),
    /// These points, all of them and no other; where stones are asked for, one of each chain is enough.
    Points(PointSet),
    /// Yes.
    Yes,
    /// No.
    No,
    /// This colour wins, or nobody does.
    Winner(Option<Color>),
    /// This is where one should play.
    Play(Point),
}

/// What kind of answer a question wants: what buttons or fields it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// [`Answer::Number`].
    Number,
    /// [`Answer::Points`], empty ones.
    EmptyPoints,
    /// [`Answer::Points`], stones.
    Stones,
    /// [`Answer::Yes`] or [`Answer::No`].
    YesOrNo,
    /// [`Answer::Winner`].
    Winner,
    /// [`Answer::Play`].
    Play,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Just right.
    Right,
    /// Wrong.
    Wrong {
        /// What shows it on the board, the answer's own move first; empty where nothing is to be shown.
        refutation: Vec<Move>,
    },
}

/// Why something is no answer at all: it is no try, and costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// Another kind of answer is wanted.
    #[error("another kind of answer is wanted")]
    Form {
        /// Which.
        wanted: Form,
    },
    /// The point is not on the board.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// A stone is wanted, and there is none.
    #[error("there is no stone at {0}")]
    NoStone(Point),
    /// An empty point is wanted, and there is a stone.
    #[error("there is a stone at {0}")]
    Occupied(Point),
    /// One may not play there.
    #[error("{at} is not legal: {reason}")]
    Illegal {
        /// Where.
        at: Point,
        /// Why.
        reason: IllegalMove,
    },
}
