//! Threat-space search: a win by fours alone, each of which has to be answered (Allis, 1996).

use super::board::{FiveBoard, Site};
use tengen_rules::Color;

/// Depth of reading, in fours.
const DEPTH: u32 = 24;

/// The first move of a win of `color`, who is to move, by fives and fours alone, looking at `left` positions at most.
pub(super) fn win_by_fours(board: &mut FiveBoard, color: Color, left: &mut u32) -> Option<Site> {
    by_fours(board, color, left, DEPTH)
}

fn by_fours(board: &mut FiveBoard, color: Color, left: &mut u32, depth: u32) -> Option<Site> {
    if let Some(&win) = board.wins(color).first() {
        return Some(win);
    }
    if depth == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    let threats = board.wins(!color);
    let mut fours = board.open_windows(color, 3);
    // An enemy's five must be stopped, and by a four.
    if !threats.is_empty() {
        fours.retain(|site| threats.contains(site));
    }
    fours.retain(|&site| !board.forbids(color, site));
    fours.sort_by_key(|&site| std::cmp::Reverse(board.worth(color, site)));
    fours.into_iter().find(|&four| {
        board.play(color, four);
        let wins = wins_against_any_answer(board, color, left, depth);
        board.take_back(color);
        wins
    })
}

/// Whether `color`, who has just made a four, wins against every legal answer.
fn wins_against_any_answer(
    board: &mut FiveBoard,
    color: Color,
    left: &mut u32,
    depth: u32,
) -> bool {
    let fives = board.wins(color);
    if fives.is_empty() || !board.wins(!color).is_empty() {
        return false;
    }
    let mut answers = board.captures(!color);
    // Of two fives only one can be stopped, no matter which.
    if fives.len() == 1 || !answers.is_empty() {
        answers.extend(fives.first());
    }
    answers.retain(|&answer| !board.forbids(!color, answer));
    answers.into_iter().all(|answer| {
        board.play(!color, answer);
        let wins = by_fours(board, color, left, depth - 1).is_some();
        board.take_back(!color);
        wins
    })
}
