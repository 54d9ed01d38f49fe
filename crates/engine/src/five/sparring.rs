//! Sparring in Gomoku, Renju and Go-Bang: threats alone.
//!
//! A win by fours is played, and the enemy's is stopped. Otherwise a stone extends own lines or blocks the enemy's.
//! Nothing is read beyond fours: calm play beats it.

use super::board::{FiveBoard, Site};
use super::{choose_by_looks, near_the_middle, threat};
use crate::{Decision, Query, Thought};
use tengen_rules::{Chance, Color, LineRules};

/// Maximum number of positions in one reading of a win by fours.
const POSITIONS: u32 = 2_000;
/// Maximum number of moves that are tried against a win of the enemy's.
const DEFENCES: usize = 12;
/// Number of best-looking moves to choose from without a threat.
const CHOICES: usize = 3;
/// Maximum weight of a move's looks in that choice.
const MAX_LOOKS: i32 = 20_000;

/// The move for the side to move.
pub(crate) fn think(query: &Query<'_>, rules: LineRules) -> Thought {
    let mut board = FiveBoard::of(rules, query.position);
    let color = query.position.to_move();
    if board.stones() == 0 {
        return Thought::at_once(Decision::Play(near_the_middle(query)));
    }
    if query.rules.legal_points(query.position).is_empty() {
        return Thought::at_once(Decision::Pass);
    }
    let mut chance = Chance::new(query.seed);
    let site = win(&mut board, color)
        .or_else(|| defence(&mut board, color, query))
        .or_else(|| choose_by_looks(&board, color, CHOICES, MAX_LOOKS, &mut chance))
        // If no line is possible any more, all moves look alike, but passing is not allowed.
        .or_else(|| board.best_moves(color, 1).first().copied());
    Thought::at_once(site.map_or(Decision::Pass, |site| Decision::Play(board.point(site))))
}

/// A defence against the enemy's five or win by fours; if none holds, the first one that was tried.
fn defence(board: &mut FiveBoard, color: Color, query: &Query<'_>) -> Option<Site> {
    let mut tries = board.wins(!color);
    if !tries.is_empty() {
        tries.extend(board.captures(color));
        tries.retain(|&site| !board.forbids(color, site));
    } else if win(board, !color).is_some() {
        tries = board.best_moves(color, DEFENCES);
    }
    let held = tries.iter().copied().find(|&site| {
        board.play(color, site);
        let holds = win(board, !color).is_none();
        board.take_back(color);
        holds || (query.budget.stop)()
    });
    held.or_else(|| tries.first().copied())
}

/// The first move of a win of `color`, who is to move, by fives and fours alone.
fn win(board: &mut FiveBoard, color: Color) -> Option<Site> {
    let mut left = POSITIONS;
    threat::win_by_fours(board, color, &mut left)
}
