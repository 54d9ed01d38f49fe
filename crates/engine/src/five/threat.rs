//! Threat-space search: a win by fours alone, each of which has to be answered, and one by threes among them (Allis, 1996).

use super::board::{FiveBoard, Site};
use tengen_rules::Color;

/// How many fours ahead are looked at.
const FOURS: u32 = 24;
/// How many threes ahead are looked at.
const THREES: u32 = 5;
/// How many points are tried for a three.
const WIDTH: usize = 14;
/// How many positions a look for a win by fours may take after a three.
const AFTER_THREE: u32 = 120;

/// The first move of a win of `color`, who is to move, by fives and fours alone, looking at `left` positions at most.
pub(super) fn win_by_fours(board: &mut FiveBoard, color: Color, left: &mut u32) -> Option<Site> {
    by_fours(board, color, left, FOURS)?.pop()
}

/// The points of a win by fours, the first move last: own moves, and the answers to them.
fn by_fours(board: &mut FiveBoard, color: Color, left: &mut u32, depth: u32) -> Option<Vec<Site>> {
    if let Some(&win) = board.wins(color).first() {
        return Some(vec![win]);
    }
    if depth == 0 || *left == 0 {
        return None;
    }
    *left -= 1;
    let threats = board.wins(!color);
    let mut fours = board.open_windows(color, 3);
    // A five of the enemy's must be stopped, by a four at that.
    if !threats.is_empty() {
        fours.retain(|site| threats.contains(site));
    }
    fours.retain(|&site| !board.forbids(color, site));
    fours.sort_by_key(|&site| std::cmp::Reverse(board.worth(color, site)));
    fours.into_iter().find_map(|four| {
        board.play(color, four);
        let line = holds(board, color, left, depth);
        board.take_back(color);
        let mut line = line?;
        line.push(four);
        Some(line)
    })
}

/// The points of a win of `color`, who has just made a four, against every answer; one that the rules forbid is none.
fn holds(board: &mut FiveBoard, color: Color, left: &mut u32, depth: u32) -> Option<Vec<Site>> {
    let fives = board.wins(color);
    if fives.is_empty() || !board.wins(!color).is_empty() {
        return None;
    }
    let mut answers = board.captures(!color);
    // Of two fives only one can be stopped, no matter which.
    if fives.len() == 1 || !answers.is_empty() {
        answers.extend(fives.first());
    }
    answers.retain(|&answer| !board.forbids(!color, answer));
    let mut line = fives;
    for answer in answers {
        board.play(!color, answer);
        let wins = by_fours(board, color, left, depth - 1);
        board.take_back(!color);
        line.extend(wins?);
    }
    Some(line)
}

/// A search for a win by fours and threes, in games without captures.
///
/// A three is a move that threatens a win by fours. Every defence is tried that could break that win: on its points, on
/// lines with the answers to it, and the enemy's own fours.
pub(super) struct Threes<'a> {
    /// Number of positions that may still be looked at.
    pub(super) left: u32,
    /// Whether time is up.
    pub(super) stop: &'a dyn Fn() -> bool,
}

impl Threes<'_> {
    /// The first move of such a win of `color`, who is to move.
    pub(super) fn win(&mut self, board: &mut FiveBoard, color: Color) -> Option<Site> {
        if board.takes_pairs() {
            return None;
        }
        (0..=THREES).find_map(|threes| self.by_threes(board, color, threes))
    }

    fn by_threes(&mut self, board: &mut FiveBoard, color: Color, threes: u32) -> Option<Site> {
        if let Some(site) = self.fours(board, color).and_then(|mut line| line.pop()) {
            return Some(site);
        }
        if threes == 0 || self.left == 0 || (self.stop)() {
            return None;
        }
        let stops = board.wins(!color);
        let mut moves = if stops.is_empty() {
            board.open_windows(color, 2)
        } else {
            stops
        };
        moves.retain(|&site| !board.forbids(color, site));
        moves.sort_by_key(|&site| std::cmp::Reverse(board.worth(color, site)));
        moves.truncate(WIDTH);
        moves.into_iter().find(|&three| {
            board.play(color, three);
            let wins = self.holds(board, color, threes);
            board.take_back(color);
            wins
        })
    }

    /// Whether `color`, who has just moved, threatens to win by fours, and wins against every defence.
    fn holds(&mut self, board: &mut FiveBoard, color: Color, threes: u32) -> bool {
        if !board.wins(!color).is_empty() {
            return false;
        }
        let Some(line) = self.fours(board, color) else {
            return false;
        };
        let mut defences = board.open_windows(!color, 3);
        let near = board.empty().filter(|&site| {
            line.iter()
                .any(|&point| point == site || board.shares_line(point, site))
        });
        defences.extend(near);
        defences.sort_unstable();
        defences.dedup();
        defences.retain(|&site| !board.forbids(!color, site));
        defences.into_iter().all(|defence| {
            board.play(!color, defence);
            let wins = self.by_threes(board, color, threes - 1).is_some();
            board.take_back(!color);
            wins
        })
    }

    fn fours(&mut self, board: &mut FiveBoard, color: Color) -> Option<Vec<Site>> {
        let mut left = self.left.min(AFTER_THREE);
        self.left -= left;
        let line = by_fours(board, color, &mut left, FOURS);
        self.left += left;
        line
    }
}
