//! Analysis: the values of the best moves of a position, and the ownership of each point.

use super::{Query, go, judge};
use crate::Decision;
use tengen_rules::{Move, Point, Rules, Status};

/// The analysis of a position, for the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The moves that were searched, the best first.
    pub moves: Vec<AnalysedMove>,
    /// The lead of the side to move in points, in games with points.
    pub lead: Option<f32>,
    /// Ownership of each point, from -1 (the other side) to 1 (the side to move); none where points are not counted.
    pub owned: Vec<(Point, f32)>,
}

/// A move that was searched.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysedMove {
    /// The move.
    pub mv: Move,
    /// Number of playouts through it.
    pub visits: u32,
    /// Win rate of the move, from 0 to 1.
    pub win_rate: f32,
    /// Probability that a strong player makes the move, by the policy, which knows no pass; 1 in games without a policy.
    pub prior: f32,
    /// The line that follows, the move first.
    pub line: Vec<Move>,
}

/// Analyses a game in progress within the budget; games other than Go only by their best move.
pub fn analyse(query: &Query<'_>) -> Option<Analysis> {
    if query.rules.status(query.position) != Status::InProgress {
        return None;
    }
    if let Rules::Go(rules) = query.rules {
        return Some(go::analysis::analyse(query, *rules));
    }
    let thought = judge(query)?;
    let mv = match thought.decision {
        Decision::Play(point) => Move::Play(point),
        Decision::Pass | Decision::Resign => Move::Pass,
    };
    Some(Analysis {
        moves: vec![AnalysedMove {
            mv,
            visits: thought.visits,
            win_rate: thought.win_rate,
            prior: 1.0,
            line: vec![mv],
        }],
        lead: None,
        owned: Vec::new(),
    })
}
