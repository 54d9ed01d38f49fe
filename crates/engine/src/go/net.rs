//! Reading: whether a chain is lost though its owner moves, by ataris and by nets of two moves.

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
    holds(board, color, chain, DEPTH, &mut left)
}

/// Whether nothing saves the chain, looking at `left` answers at most.
fn holds(board: &GoBoard, color: Color, chain: Site, depth: u32, left: &mut u32) -> bool {
    if board.open(chain) == 1 {
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
        match after.open(chain) {
            0 | 1 => true,
            2 if ladder::taking_move(&after, color, chain).is_some() => true,
            2 | 3 => is_tightened(&after, color, chain, depth, left),
            _ => false,
        }
    })
}

/// Whether the enemy, who is to move, can take a liberty so that the net holds.
fn is_tightened(board: &GoBoard, color: Color, chain: Site, depth: u32, left: &mut u32) -> bool {
    let mut attacks = board.liberties(chain).iter();
    depth > 0
        && attacks.any(|attack| {
            if !board.is_legal(!color, attack) {
                return false;
            }
            let mut after = board.clone();
            after.play(!color, attack);
            // An attacker in atari would be taken.
            after.open(attack) > 1
                && after.open(chain) <= 2
                && holds(&after, color, chain, depth - 1, left)
        })
}
