//! When to pass and when to resign.

use super::search::{Findings, Found, Task};
use super::site::{NOWHERE, Site};
use crate::engine::{Decision, Thought};
use crate::rules::{Color, Move};

/// Below this share of wins a game is given up.
const LOST: f32 = 0.05;
/// Nobody gives up on fewer playouts.
const SURE: u32 = 200;
/// A point is settled if it falls to one side in so many of a hundred playouts more than to the other.
const SETTLED: i64 = 70;
/// A pass may be worth so much less than the best move where all is settled.
const NO_LOSS: f32 = 0.03;

/// The decision in a game that is counted.
pub(super) fn decide(task: &Task<'_>, findings: &Findings) -> Thought {
    let thought = best(task, findings);
    let found = most_visited(findings);
    let decision = if is_enough(task, findings, found) {
        Decision::Pass
    } else if gives_up(task, findings, thought.win_rate) {
        Decision::Resign
    } else {
        return thought;
    };
    Thought {
        decision,
        line: Vec::new(),
        ..thought
    }
}

/// The move that was looked at most.
pub(super) fn best(task: &Task<'_>, findings: &Findings) -> Thought {
    let found = most_visited(findings);
    let line = findings.line.iter();
    Thought {
        decision: into_move(task, found.site).into(),
        win_rate: value(found),
        line: line.map(|&site| into_move(task, site)).collect(),
        visits: findings.playouts,
    }
}

/// How likely the side to move wins with its best move.
pub(super) fn win_rate(findings: &Findings) -> f32 {
    value(most_visited(findings))
}

fn most_visited(findings: &Findings) -> &Found {
    let by_visits = |one: &&Found, other: &&Found| one.visits.total_cmp(&other.visits);
    let best = findings.moves.iter().max_by(by_visits);
    best.expect("a search has moves to choose from")
}

fn value(found: &Found) -> f32 {
    match found.visits > 0.0 {
        true => found.wins / found.visits,
        false => 0.5,
    }
}

fn into_move(task: &Task<'_>, site: Site) -> Move {
    task.board.grid().point(site).map_or(Move::Pass, Move::Play)
}

/// Whether nothing is left to gain: a pass is the best move, or all is settled and it loses nothing.
fn is_enough(task: &Task<'_>, findings: &Findings, best: &Found) -> bool {
    if best.site == NOWHERE {
        return true;
    }
    let mut passes = findings.moves.iter().filter(|found| found.site == NOWHERE);
    let loses_nothing =
        passes.any(|pass| pass.visits >= 1.0 && value(pass) + NO_LOSS >= value(best));
    let mut points = task.board.grid().all();
    loses_nothing && points.all(|site| is_settled(task, findings, site))
}

/// Whether a point falls to the same side in nearly all playouts.
pub(super) fn is_settled(task: &Task<'_>, findings: &Findings, site: Site) -> bool {
    let owned = i64::from(findings.owned[usize::from(site)]).abs();
    task.board.grid().point(site).is_some() && owned * 100 >= SETTLED * i64::from(findings.playouts)
}

/// Whether the game is lost, late enough to be sure.
fn gives_up(task: &Task<'_>, findings: &Findings, value: f32) -> bool {
    let points = task.board.grid().size().points();
    let played = Color::ALL.map(|color| usize::from(task.board.placed[color as usize]));
    value < LOST && findings.playouts >= SURE && played.iter().sum::<usize>() * 4 > points
}
