//! Likely moves, by looks alone.

use super::board::GoBoard;
use super::last_moves;
use super::prior::{Sight, candidates};
use tengen_rules::{Point, Position, Rules};

/// The points on which the side to move may play without filling an eye, the likeliest first.
pub(crate) fn likely(rules: &Rules, position: &Position) -> Vec<Point> {
    let board = GoBoard::of(position);
    let sight = Sight {
        ladders: true,
        learned: true,
    };
    let last = last_moves(position, board.grid());
    let mut moves = candidates(&board, position.to_move(), last, sight);
    moves.sort_by(|(_, one), (_, other)| other.looks().total_cmp(&one.looks()));
    let legal = rules.legal_points(position);
    let points = moves
        .into_iter()
        .filter_map(|(site, _)| board.grid().point(site));
    points.filter(|&point| legal.contains(point)).collect()
}
