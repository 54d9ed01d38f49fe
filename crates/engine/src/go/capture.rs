//! Reading for Atari-Go: a first capture by atari after atari, each of which has to be answered.

use super::board::{Cell, GoBoard};
use super::site::Site;
use tengen_rules::Color;

/// Depth of reading, in ataris.
const DEPTH: u32 = 30;

/// A move of `color`, who is to move, that takes a stone by force, looking at `left` positions at most.
pub(super) fn find_forced(board: &GoBoard, color: Color, left: &mut u32) -> Option<Site> {
    find_by_ataris(board, color, left, DEPTH)
}

/// The last liberties of the chains of `color` that are in atari, each once.
fn last_liberties(board: &GoBoard, color: Color) -> Vec<Site> {
    let mut liberties = Vec::new();
    for head in board.heads() {
        if board.at(head) == Cell::stone(color) && board.liberty_count(head) == 1 {
            let liberty = board.liberties(head).first();
            if !liberties.contains(&liberty) {
                liberties.push(liberty);
            }
        }
    }
    liberties
}

fn find_by_ataris(board: &GoBoard, color: Color, left: &mut u32, depth: u32) -> Option<Site> {
    if let Some(&taking) = last_liberties(board, !color).first() {
        return Some(taking);
    }
    if depth == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    let mut attacks = Vec::new();
    for head in board.heads() {
        if board.at(head) == Cell::stone(!color) && board.liberty_count(head) == 2 {
            attacks.extend(board.liberties(head).iter());
        }
    }
    attacks.sort_unstable();
    attacks.dedup();
    // If own stones are in atari, the attack has to save them.
    let saves = last_liberties(board, color);
    attacks.retain(|site| saves.is_empty() || saves.contains(site));
    attacks.into_iter().find(|&attack| {
        if !board.is_legal(color, attack) {
            return false;
        }
        let mut after = board.clone();
        after.play(color, attack);
        last_liberties(&after, color).is_empty()
            && wins_against_any_answer(&after, color, left, depth)
    })
}

/// Whether `color`, who has just made an atari, captures something after every answer.
fn wins_against_any_answer(board: &GoBoard, color: Color, left: &mut u32, depth: u32) -> bool {
    let answers = last_liberties(board, !color);
    match answers[..] {
        [] => false,
        [answer] if board.is_legal(!color, answer) => {
            let mut after = board.clone();
            after.play(!color, answer);
            find_by_ataris(&after, color, left, depth - 1).is_some()
        }
        // The answer is illegal, or one of two chains in atari is lost.
        _ => true,
    }
}
