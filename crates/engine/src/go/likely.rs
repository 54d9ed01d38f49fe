//! Likely moves by the policy, without reading.

use super::board::GoBoard;
use super::last_moves;
use super::prior::{Knowledge, candidates};
use crate::likely::LikelyMove;
use tengen_rules::{Position, Rules};

/// The moves that fill no eye, each with its probability by the policy, in no particular order.
pub(crate) fn likely(rules: &Rules, position: &Position) -> Vec<LikelyMove> {
    let board = GoBoard::of(position);
    let knowledge = Knowledge {
        ladders: true,
        learned: true,
    };
    let last = last_moves(position, board.grid());
    let moves = candidates(&board, position.to_move(), last, knowledge);
    let legal = rules.legal_points(position);
    let likely = moves.into_iter().filter_map(|(site, prior)| {
        let point = board.grid().point(site)?;
        legal.contains(point).then_some(LikelyMove {
            point,
            likelihood: prior.likelihood,
        })
    });
    likely.collect()
}
