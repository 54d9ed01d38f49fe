//! Answers and their evaluation.

use tengen_rules::{Color, IllegalMove, Move, Point, PointSet};

/// An answer, independent of the control it was entered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A count.
    Number(u16),
    /// These points, all of them and no other; where stones are asked for, one of each chain is enough.
    Points(PointSet),
    /// This point: a move, or the point in question.
    Play(Point),
    /// One of the choices that are offered.
    Choice(Choice),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Yes,
    No,
    Black,
    White,
    /// Neither: a draw.
    Nobody,
    /// Some move gains something.
    Gain,
    /// No move gains anything.
    Pass,
    /// The first of the two who play Black.
    BlackFirst,
    /// The first of the two who play White.
    WhiteFirst,
    /// The second of the two who play Black.
    BlackSecond,
    /// The second of the two who play White.
    WhiteSecond,
}

impl Choice {
    /// Every choice with the word that buttons carry and texts select by: stable.
    pub const ALL: [(Self, &'static str); 11] = [
        (Self::Yes, "yes"),
        (Self::No, "no"),
        (Self::Black, "black"),
        (Self::White, "white"),
        (Self::Nobody, "nobody"),
        (Self::Gain, "gain"),
        (Self::Pass, "pass"),
        (Self::BlackFirst, "black-first"),
        (Self::WhiteFirst, "white-first"),
        (Self::BlackSecond, "black-second"),
        (Self::WhiteSecond, "white-second"),
    ];

    pub fn word(self) -> &'static str {
        let found = Self::ALL.iter().find(|(choice, _)| *choice == self);
        found.expect("every choice has its word: tested").1
    }

    /// The side, or nobody.
    pub const fn of(color: Option<Color>) -> Self {
        match color {
            Some(Color::Black) => Self::Black,
            Some(Color::White) => Self::White,
            None => Self::Nobody,
        }
    }
}

/// The kind of answer to a question, which decides about buttons or fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// [`Answer::Number`].
    Number,
    /// [`Answer::Points`], empty ones.
    EmptyPoints,
    /// [`Answer::Points`], stones.
    Stones,
    /// [`Answer::Play`], any point: whether one may play there is part of the question.
    Point,
    /// [`Answer::Play`], a legal move.
    Play,
    /// [`Answer::Choice`], one of these.
    Choice(&'static [Choice]),
}

/// The grade of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    Wrong(Mistake),
}

/// The reason why an answer is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The right number is smaller.
    TooMany(u16),
    /// The right number is larger.
    TooFew(u16),
    /// This choice is right.
    Choice(Choice),
    /// These points do not belong to the answer.
    Points(PointSet),
    /// All points are right, but some are missing.
    Incomplete,
    /// Another point is right, or a stone here does not solve the question.
    Point(Point),
    /// The rules forbid the move.
    Illegal { at: Point, reason: IllegalMove },
    /// The move fails by this line, the answer's own move first.
    Refuted(Vec<Move>),
}

impl Mistake {
    /// The line that refutes the answer, its own move first; empty if there is none to show.
    pub fn refutation(&self) -> &[Move] {
        match self {
            Self::Refuted(moves) => moves,
            _ => &[],
        }
    }
}

/// Why something is not an answer: it does not count as a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoAnswer {
    /// The question asks for another kind of answer.
    #[error("another kind of answer is wanted")]
    Form { wanted: Form },
    /// The point is not on the board.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// A stone is asked for, and the point is empty.
    #[error("there is no stone at {0}")]
    NoStone(Point),
    /// An empty point is asked for, and there is a stone.
    #[error("there is a stone at {0}")]
    Occupied(Point),
    #[error("{at} is not legal: {reason}")]
    Illegal { at: Point, reason: IllegalMove },
}
