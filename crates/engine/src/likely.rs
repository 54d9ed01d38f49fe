//! Likely moves: those that a player would consider first, without reading ahead.

use super::{five, go};
use tengen_rules::{Point, Position, Rules, Status};

/// A move, and the probability that a strong player makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LikelyMove {
    /// The point.
    pub point: Point,
    /// Its probability; the sum over all moves is 1.
    pub likelihood: f32,
}

/// The moves in Go, each with its probability by the policy; none in other games, for which there is no policy, or if the
/// game is not in progress.
pub fn likely_moves(rules: &Rules, position: &Position) -> Vec<LikelyMove> {
    match rules {
        Rules::Go(_) if rules.status(position) == Status::InProgress => {
            go::likely::likely(rules, position)
        }
        _ => Vec::new(),
    }
}

/// The points on which the side to move most likely plays, the likeliest first, `most` of them; none if the game is not
/// in progress.
pub fn likely_points(rules: &Rules, position: &Position, most: usize) -> Vec<Point> {
    if rules.status(position) != Status::InProgress {
        return Vec::new();
    }
    let mut points = match rules {
        Rules::Go(_) | Rules::AtariGo(_) => {
            let mut moves = go::likely::likely(rules, position);
            moves.sort_by(|one, other| other.likelihood.total_cmp(&one.likelihood));
            moves.into_iter().map(|likely| likely.point).collect()
        }
        Rules::Gomoku(rules) => five::likely((*rules).into(), position),
        Rules::GoBang(rules) => five::likely((*rules).into(), position),
    };
    points.truncate(most);
    points
}
