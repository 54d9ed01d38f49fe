//! A position and a question about it, which the rules answer: for the rule book and for puzzles alike.
//!
//! No answer is stored: it is computed whenever it is needed. Puzzles consist of the questions in [`super::Question`],
//! each of which has a topic and a level; the others are only asked about chosen positions.

mod judge;
mod solve;

pub(super) use judge::legal;

use super::{Choice, Form, Reason, rule};
use crate::Answer;
use tengen_rules::{Color, Point, PointSet, Position, Rules};

/// A question about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// A question that puzzles ask, too.
    Rule(rule::Question),
    /// Asks for the name of the point.
    Name { at: Point },
    /// Asks whose turn it is.
    Turn,
    /// Asks for the number of chains of the colour.
    Chains(Color),
    /// Asks for a point where the side to move captures.
    Capture,
    /// Asks for a move that gives a chain of the side to move two eyes.
    Eyes {
        /// A stone of the chain.
        of: Point,
    },
    /// Asks for the empty points on which neither side plays because of a seki.
    Seki,
    /// Asks whether a move gains a point for the side to move.
    Gain,
    /// Asks for the points of the colour, without komi.
    Points(Color),
    /// Asks for the territory of the colour that remains when the prisoners are filled in.
    Filled(Color),
    /// Asks for a point where the side to move wins at once.
    Win,
    /// Asks for the player to move, of the four in two pairs.
    Partner,
}

/// A question about a position.
#[derive(Clone, Debug)]
pub struct Quiz {
    pub rules: Rules,
    pub position: Position,
    pub question: Question,
}

/// The right answer with its explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    pub right: Right,
    pub reason: Reason,
}

/// Accepted answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Exactly this answer.
    Answer(Answer),
    /// [`Answer::Play`] with any of these points.
    AnyOf(PointSet),
}

impl Question {
    /// The kind of answer that it asks for.
    pub const fn form(&self) -> Form {
        match self {
            Self::Rule(question) => question.form(),
            Self::Name { .. } | Self::Capture | Self::Eyes { .. } | Self::Win => Form::Point,
            Self::Seki => Form::EmptyPoints,
            Self::Chains(_) | Self::Points(_) | Self::Filled(_) => Form::Number,
            Self::Turn => Form::Choice(&[Choice::Black, Choice::White]),
            Self::Gain => Form::Choice(&[Choice::Gain, Choice::Pass]),
            Self::Partner => Form::Choice(&solve::PARTNERS),
        }
    }
}
