//! Gomoku, Renju and Go-Bang: a win by fours if there is one, otherwise alpha-beta.

mod board;
mod search;
pub(super) mod sparring;
mod strength;
mod threat;

use board::{FiveBoard, Site};
use search::{SURE, Search, SearchResult};
use strength::Strength;

use super::{Decision, Query, Thought};
use tengen_rules::{Chance, Color, LineRules, Move, Point, Position};

/// Factor on the positions of a reading of a win by fours, at the root.
const FOURS_AT_ROOT: u32 = 200;

/// The move for the side to move.
pub(super) fn think(query: &Query<'_>, rules: LineRules) -> Thought {
    let mut board = FiveBoard::of(rules, query.position);
    let color = query.position.to_move();
    let mut chance = Chance::new(query.seed);
    let strength = Strength::of(query.level);
    if board.stones() == 0 {
        return Thought::at_once(Decision::Play(near_the_middle(query)));
    }
    if query.rules.legal_points(query.position).is_empty() {
        return Thought::at_once(Decision::Pass);
    }
    if let Some(site) = at_first_sight(&mut board, color, strength, &mut chance) {
        return Thought::at_once(Decision::Play(board.point(site)));
    }
    read(query, board, strength, chance)
}

/// The best move for the side to move, by the full reading of the level.
pub(super) fn judge(query: &Query<'_>, rules: LineRules) -> Thought {
    let board = FiveBoard::of(rules, query.position);
    if board.stones() == 0 {
        return Thought::at_once(Decision::Play(near_the_middle(query)));
    }
    if query.rules.legal_points(query.position).is_empty() {
        return Thought::at_once(Decision::Pass);
    }
    read(
        query,
        board,
        Strength::of(query.level),
        Chance::new(query.seed),
    )
}

/// The points on which the side to move may play, the likeliest by looks first.
pub(super) fn likely(rules: LineRules, position: &Position) -> Vec<Point> {
    let board = FiveBoard::of(rules, position);
    let moves = board.best_moves(position.to_move(), usize::MAX);
    moves.into_iter().map(|site| board.point(site)).collect()
}

/// A win by fours, or else the result of alpha-beta.
fn read(
    query: &Query<'_>,
    mut board: FiveBoard,
    strength: Strength,
    mut chance: Chance,
) -> Thought {
    let color = query.position.to_move();
    let limits = strength.limits(query.budget.playouts);
    let mut left = limits
        .fours
        .saturating_mul(FOURS_AT_ROOT)
        .min(limits.positions);
    if let Some(site) = threat::win_by_fours(&mut board, color, &mut left) {
        return Thought {
            win_rate: 1.0,
            line: vec![Move::Play(board.point(site))],
            ..Thought::at_once(Decision::Play(board.point(site)))
        };
    }
    let moves = root_moves(&mut board, color, strength, &mut chance);
    let found = Search::new(board.clone(), limits, query.budget.stop).best_of(color, &moves);
    to_thought(&board, &found)
}

fn to_thought(board: &FiveBoard, found: &SearchResult) -> Thought {
    let site = found.line[0];
    // Logistic function; 500 is the value of four stones in a line that can still become five.
    let odds = f64::from(found.value) / 500.0;
    let win_rate = if found.value >= SURE {
        1.0
    } else if found.value <= -SURE {
        0.0
    } else {
        (1.0 / (1.0 + (-odds).exp())) as f32
    };
    let line = found.line.iter();
    Thought {
        decision: Decision::Play(board.point(site)),
        win_rate,
        line: line.map(|&site| Move::Play(board.point(site))).collect(),
        visits: found.positions,
    }
}

/// The first move of a game.
fn near_the_middle(query: &Query<'_>) -> Point {
    let size = query.position.size();
    let middle = Point::new(size.columns() / 2, size.rows() / 2);
    middle.expect("the middle of a board is on it")
}

/// A move without reading: an own five, a defence against the enemy's, or, for some moves of weak levels, one that looks
/// good.
fn at_first_sight(
    board: &mut FiveBoard,
    color: Color,
    strength: Strength,
    chance: &mut Chance,
) -> Option<Site> {
    let sees = |chance: &mut Chance| chance.below(100) >= strength.overlooks;
    if let Some(&win) = board.wins(color).first()
        && sees(chance)
    {
        return Some(win);
    }
    let mut threats = board.wins(!color);
    threats.retain(|&site| !board.forbids(color, site));
    if let Some(&stop) = threats.first()
        && sees(chance)
    {
        return board.captures(color).is_empty().then_some(stop);
    }
    if chance.below(100) >= strength.instinct {
        return None;
    }
    // A level that chooses by looks overlooks the fours that may follow.
    choose_by_looks(board, color, strength.choices, strength.max_looks, chance)
}

/// One of the `choices` best-looking moves next to stones, drawn with their looks, up to `max_looks`, as weights.
fn choose_by_looks(
    board: &FiveBoard,
    color: Color,
    choices: usize,
    max_looks: i32,
    chance: &mut Chance,
) -> Option<Site> {
    let all = board.best_moves(color, usize::MAX);
    let near = all.iter().copied();
    let mut moves: Vec<_> = near.filter(|&site| board.touches(site)).collect();
    if moves.is_empty() {
        moves = all;
    }
    moves.truncate(choices);
    let weights: Vec<_> = moves
        .iter()
        .map(|&site| board.appeal(color, site).min(max_looks))
        .collect();
    let total: i32 = weights.iter().sum();
    let mut left = chance.below(total.max(1) as usize) as i32;
    moves.into_iter().zip(weights).find_map(|(site, weight)| {
        left -= weight;
        (left < 0).then_some(site)
    })
}

/// The moves to search, the best-looking first; equals are in a random order, so that games differ.
fn root_moves(
    board: &mut FiveBoard,
    color: Color,
    strength: Strength,
    chance: &mut Chance,
) -> Vec<Site> {
    let mut moves = board.wins(!color);
    if !moves.is_empty() {
        moves.extend(board.captures(color));
        moves.retain(|&site| !board.forbids(color, site));
    }
    if !moves.is_empty() {
        return moves;
    }
    let allowed = board.empty().filter(|&site| !board.forbids(color, site));
    let mut moves: Vec<_> = allowed.collect();
    for place in (1..moves.len()).rev() {
        moves.swap(place, chance.below(place + 1));
    }
    moves.sort_by_key(|&site| std::cmp::Reverse(board.appeal(color, site)));
    moves.truncate(strength.width.max(1));
    moves
}
