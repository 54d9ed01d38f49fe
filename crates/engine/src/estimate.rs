//! Who is ahead, and what becomes of each point.

use super::{Query, go};
use tengen_rules::{ByColor, HalfPoints, PointSet, Rules};

/// Who is ahead in a game that is counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// By how much Black is ahead, the komi counted; below zero it is White.
    pub lead: HalfPoints,
    /// The points that probably fall to each side, stones and all; what is open is in neither.
    pub owned: ByColor<PointSet>,
}

/// Who is ahead in the position of `query`, be it in progress or not; none in games that are not counted.
pub fn estimate(query: &Query<'_>) -> Option<Estimate> {
    match query.rules {
        Rules::Go(rules) => Some(go::estimate::estimate(query, *rules)),
        Rules::Gomoku(_) | Rules::GoBang(_) | Rules::AtariGo(_) => None,
    }
}
