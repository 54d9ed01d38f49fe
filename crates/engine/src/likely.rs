//! Likely moves: what a player would look at first, without reading ahead.

use super::{five, go};
use tengen_rules::{Point, Position, Rules, Status};

/// The points on which the side to move most likely plays, the likeliest first, `most` of them; none if the game is not
/// in progress.
pub fn likely_points(rules: &Rules, position: &Position, most: usize) -> Vec<Point> {
    if rules.status(position) != Status::InProgress {
        return Vec::new();
    }
    let mut points = match rules {
        Rules::Go(_) | Rules::AtariGo(_) => go::likely::likely(rules, position),
        Rules::Gomoku(rules) => five::likely::likely((*rules).into(), position),
        Rules::GoBang(rules) => five::likely::likely((*rules).into(), position),
    };
    points.truncate(most);
    points
}
