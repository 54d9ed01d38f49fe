//! Answers, and what is said of them.

use tengen_rules::{Color, IllegalMove, Move, Point, PointSet};

/// What somebody answers, whatever it was read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// So many.
    Number(u16),
    /// These points, all of them and no other; where stones are asked for, one of each chain is enough.
    Points(PointSet),
    /// This point: where one should play, or the one that is asked about.
    Play(Point),
    /// One of the choices that are offered.
    Choice(Choice),
}

/// An answer that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Black.
    Black,
    /// White.
    White,
    /// Neither of them: a draw.
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
    /// Every choice with its word, which buttons carry and texts select by: stable.
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

    /// Its word.
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

/// What kind of answer a question wants: what buttons or fields it needs.
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

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Just right.
    Right,
    /// Wrong, and in what.
    Wrong(Mistake),
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// It is fewer.
    TooMany(u16),
    /// It is more.
    TooFew(u16),
    /// Another choice is right.
    Choice(Choice),
    /// These of the points that were named do not belong to the answer.
    Points(PointSet),
    /// What was named is right, but it is not all.
    Incomplete,
    /// Another point is asked for, or a stone there does not do what is asked.
    Point(Point),
    /// The rules forbid the move.
    Illegal {
        /// Where.
        at: Point,
        /// Why.
        reason: IllegalMove,
    },
    /// The move fails: what shows it on the board, the answer's own move first.
    Refuted(Vec<Move>),
}

impl Mistake {
    /// What shows it on the board, the answer's own move first; empty where nothing is to be shown.
    pub fn refutation(&self) -> &[Move] {
        match self {
            Self::Refuted(moves) => moves,
            _ => &[],
        }
    }
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
