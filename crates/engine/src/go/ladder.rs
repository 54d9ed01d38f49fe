//! Reading: whether a chain can be taken by atari after atari.

use super::board::{Cell, GoBoard};
use super::site::Site;
use tengen_rules::Color;

/// Depth of reading a ladder, in moves.
const DEPTH: u32 = 90;
/// Maximum number of positions in one reading.
const POSITIONS: u32 = 260;

/// A reading and its budget.
struct Reading {
    left: u32,
}

/// A move of the enemy that takes the chain of `color` on `chain`, which has two liberties, by atari after atari.
pub(super) fn capturing_move(board: &GoBoard, color: Color, chain: Site) -> Option<Site> {
    Reading { left: POSITIONS }.capturing_move(board, color, chain, DEPTH)
}

/// Whether the chain of `color` on `chain`, which is in atari, is lost by atari after atari even if its owner moves.
pub(super) fn is_lost(board: &GoBoard, color: Color, chain: Site) -> bool {
    Reading { left: POSITIONS }.is_lost(board, color, chain, DEPTH)
}

impl Reading {
    /// Whether the chain of `color` on `chain`, which is in atari, is lost even if its owner moves.
    fn is_lost(&mut self, board: &GoBoard, color: Color, chain: Site, depth: u32) -> bool {
        if depth == 0 || self.left == 0 {
            return false;
        }
        self.left -= 1;
        for escape in escapes(board, color, chain) {
            if !board.is_legal(color, escape) {
                continue;
            }
            let mut after = board.clone();
            after.play(color, escape);
            let escaped = match after.liberty_count(chain) {
                0 | 1 => false,
                2 => self
                    .capturing_move(&after, color, chain, depth - 1)
                    .is_none(),
                _ => true,
            };
            if escaped {
                return false;
            }
        }
        true
    }

    fn capturing_move(
        &mut self,
        board: &GoBoard,
        color: Color,
        chain: Site,
        depth: u32,
    ) -> Option<Site> {
        if depth == 0 {
            return None;
        }
        let grid = board.grid();
        let mut ataris: Vec<Site> = board.liberties(chain).iter().collect();
        // The better atari is on the liberty from which the chain could get more liberties.
        ataris.sort_by_key(|&site| {
            let neighbours = grid.neighbours(site).into_iter();
            std::cmp::Reverse(neighbours.filter(|&next| board.is_empty(next)).count())
        });
        ataris.into_iter().find(|&atari| {
            if !board.is_legal(!color, atari) || runs_free(board, color, chain, atari) {
                return false;
            }
            let mut after = board.clone();
            after.play(!color, atari);
            after.liberty_count(chain) == 1 && self.is_lost(&after, color, chain, depth - 1)
        })
    }
}

/// Whether the chain, which has two liberties, has three or more after an atari on one of them and its extension on the
/// other: this decides nearly all readings without a copy of the board.
fn runs_free(board: &GoBoard, color: Color, chain: Site, atari: Site) -> bool {
    let mut liberties = board.liberties(chain).iter();
    let run = liberties.find(|&liberty| liberty != atari);
    // The atari itself may be one of the liberties after the extension.
    run.is_some_and(|run| board.is_legal(color, run) && board.liberties_after(color, run, 4) >= 4)
}

/// Moves that may save a chain: its liberties, and captures of an attacking chain in atari.
pub(super) fn escapes(board: &GoBoard, color: Color, chain: Site) -> Vec<Site> {
    let enemy = Cell::stone(!color);
    let mut escapes: Vec<_> = board.liberties(chain).iter().collect();
    for stone in board.chain_stones(chain) {
        for next in board.grid().neighbours(stone) {
            if board.at(next) == enemy && board.liberty_count(next) == 1 {
                let taking = board.liberties(next).first();
                if !escapes.contains(&taking) {
                    escapes.push(taking);
                }
            }
        }
    }
    escapes
}
