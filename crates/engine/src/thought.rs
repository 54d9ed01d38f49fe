//! The engine's thought.

use tengen_rules::{Move, Point};

/// The engine's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// A stone on a point, where that is legal.
    Play(Point),
    /// A pass, where that is legal.
    Pass,
    /// A resignation.
    Resign,
}

impl From<Move> for Decision {
    fn from(mv: Move) -> Self {
        match mv {
            Move::Play(point) => Self::Play(point),
            Move::Pass => Self::Pass,
        }
    }
}

/// A decision with the results of the search.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The decision.
    pub decision: Decision,
    /// Win rate of the side to move, from 0 to 1.
    pub win_rate: f32,
    /// Expected continuation, the decision's move first.
    pub line: Vec<Move>,
    /// Number of playouts or positions.
    pub visits: u32,
}

impl Thought {
    /// A decision without a search, with an even win rate.
    pub(super) const fn at_once(decision: Decision) -> Self {
        Self {
            decision,
            win_rate: 0.5,
            line: Vec::new(),
            visits: 0,
        }
    }
}
