//! Reading: whether a chain is lost even if its owner moves, by ataris and by nets of two moves.

use super::board::GoBoard;
use super::ladder;
use super::site::Site;
use tengen_rules::Color;

/// Depth of reading: times that the enemy may tighten the net.
const DEPTH: u32 = 2;
/// Maximum number of the owner's answers in one reading.
const ANSWERS: u32 = 60;

/// Whether the chain of `color` on `chain`, which has one liberty or two, is captured against any defence, its owner to
/// move.
pub(super) fn is_caught(board: &GoBoard, color: Color, chain: Site) -> bool {
    let mut left = ANSWERS;
    is_closed(board, color, chain, DEPTH, &mut left)
}

/// Whether no answer saves the chain, looking at `left` answers at most.
fn is_closed(board: &GoBoard, color: Color, chain: Site, depth: u32, left: &mut u32) -> bool {
    if board.liberty_count(chain) == 1 {
        return ladder::is_lost(board, color, chain);
    }
    let mut escapes = ladder::escapes(board, color, chain).into_iter();
    escapes.all(|escape| {
        if !board.is_legal(color, escape) {
            return true;
        }
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let mut after = board.clone();
        after.play(color, escape);
        match after.liberty_count(chain) {
            0 | 1 => true,
            2 if ladder::capturing_move(&after, color, chain).is_some() => true,
            2 | 3 => can_be_tightened(&after, color, chain, depth, left),
            _ => false,
        }
    })
}

/// Whether the enemy, who is to move, can fill a liberty so that the net is closed.
fn can_be_tightened(
    board: &GoBoard,
    color: Color,
    chain: Site,
    depth: u32,
    left: &mut u32,
) -> bool {
    let mut attacks = board.liberties(chain).iter();
    depth > 0
        && attacks.any(|attack| {
            if !board.is_legal(!color, attack) {
                return false;
            }
            let mut after = board.clone();
            after.play(!color, attack);
            // An attacker in atari would be taken.
            after.liberty_count(attack) > 1
                && after.liberty_count(chain) <= 2
                && is_closed(&after, color, chain, depth - 1, left)
        })
}
