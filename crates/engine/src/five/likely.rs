//! Likely moves, by looks alone.

use super::FiveBoard;
use tengen_rules::{LineRules, Point, Position};

/// The points on which the side to move may play, the likeliest first.
pub(crate) fn likely(rules: LineRules, position: &Position) -> Vec<Point> {
    let board = FiveBoard::of(rules, position);
    let moves = board.best_moves(position.to_move(), usize::MAX);
    moves.into_iter().map(|site| board.point(site)).collect()
}
