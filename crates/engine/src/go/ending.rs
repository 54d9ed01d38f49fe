//! When to pass and when to resign.

use super::goal::Goal;
use super::prior;
use super::search::{Findings, SearchedMove, Task};
use super::site::{NOWHERE, Site};
use crate::{Decision, Thought};
use tengen_rules::{Color, Move};

/// Below this share of wins a game is given up.
const LOST: f32 = 0.05;
/// Minimum playouts for giving up a game: more than level 4 has, and fewer than level 5, whose search may end early.
const SURE: u32 = 100;
/// Settled ownership: minimum majority of one side at a point, in percent of playouts.
const SETTLED: i64 = 70;
/// Likely ownership: minimum majority of one side at a point, in percent of playouts.
const LIKELY: i64 = 50;
/// Maximum win rate, of 1, that a pass may be worth less than the best move where all is settled.
const NO_LOSS: f32 = 0.03;

/// The decision in a game that is counted; `search` looks at another position.
pub(super) fn decide(
    task: &Task<'_>,
    findings: &Findings,
    search: impl FnOnce(&Task<'_>) -> Findings,
) -> Thought {
    let thought = best(task, findings);
    let site = most_visited(findings).site;
    let has_no_use = task.passes > 0 && falls_to_mover(task, findings, site, SETTLED);
    let is_idle = !is_early(task) && (has_no_use || is_settled_everywhere(task, findings));
    let passes = thought.decision == Decision::Pass
        || is_idle && loses_nothing(task, findings, thought.win_rate, &after_pass(task, search));
    let decision = if passes {
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

/// The alternative to a pass that wins or loses the game like every other move, while points are open: the best move
/// for points, by a `search` that ignores the expected lead.
pub(super) fn for_points(
    task: &Task<'_>,
    findings: &Findings,
    pass: Thought,
    search: impl FnOnce(&Task<'_>) -> Findings,
) -> Thought {
    let Goal::Points(count) = task.goal else {
        return pass;
    };
    if is_settled_everywhere(task, findings) && !is_early(task) {
        return pass;
    }
    let placed = i32::from(task.board.placed[0]) - i32::from(task.board.placed[1]);
    let owned: i32 = findings.owned.iter().sum();
    let lead = count.lead(owned / findings.playouts.max(1).cast_signed(), placed);
    let again = search(&Task {
        goal: Goal::Points(count.with_more_komi(lead)),
        // A pass is no end here: what is dead need not be taken.
        passes: 0,
        ..*task
    });
    let thought = best(task, &again);
    match thought.decision {
        // If time ran out, too few playouts prove nothing.
        Decision::Play(_) if again.playouts * 2 >= findings.playouts => Thought {
            win_rate: pass.win_rate,
            ..thought
        },
        _ => pass,
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

/// Win rate of the side to move with its best move, from 0 to 1.
pub(super) fn win_rate(findings: &Findings) -> f32 {
    value(most_visited(findings))
}

fn most_visited(findings: &Findings) -> &SearchedMove {
    let by_visits =
        |one: &&SearchedMove, other: &&SearchedMove| one.visits.total_cmp(&other.visits);
    let best = findings.moves.iter().max_by(by_visits);
    best.expect("a search has moves to choose from")
}

fn value(found: &SearchedMove) -> f32 {
    if found.visits > 0.0 {
        found.wins / found.visits
    } else {
        0.5
    }
}

fn into_move(task: &Task<'_>, site: Site) -> Move {
    task.board.grid().point(site).map_or(Move::Pass, Move::Play)
}

/// The value of a pass: a search that wins anyway need not have looked at it.
fn after_pass(task: &Task<'_>, search: impl FnOnce(&Task<'_>) -> Findings) -> Findings {
    let moves = prior::candidates(task.board, !task.color, task.last.push(NOWHERE), task.sight);
    search(&Task {
        color: !task.color,
        last: task.last.push(NOWHERE),
        passes: 1,
        moves: &moves,
        ..*task
    })
}

/// Whether after a pass the game is won as often, and every point falls to the same side.
fn loses_nothing(task: &Task<'_>, before: &Findings, win_rate: f32, after: &Findings) -> bool {
    let value = after.lost / after.playouts.max(1) as f32;
    let mut points = task.board.grid().all();
    let falls_to_the_same = |site: Site| {
        let of = |findings: &Findings| findings.owned[usize::from(site)].signum();
        of(before) == of(after)
    };
    value + NO_LOSS >= win_rate && points.all(falls_to_the_same)
}

/// Whether so few stones are on the board that groups could live nearly everywhere.
pub(super) fn is_early(task: &Task<'_>) -> bool {
    let stones: usize = task.board.stones.into_iter().map(usize::from).sum();
    stones * 3 < task.board.grid().size().points()
}

/// Whether every point falls to the same side in nearly all playouts.
fn is_settled_everywhere(task: &Task<'_>, findings: &Findings) -> bool {
    let mut points = task.board.grid().all();
    points.all(|site| is_settled(task, findings, site))
}

/// Whether a point falls to the same side in nearly all playouts.
pub(super) fn is_settled(task: &Task<'_>, findings: &Findings, site: Site) -> bool {
    let owned = i64::from(findings.owned[usize::from(site)]).abs();
    task.board.grid().point(site).is_some() && owned * 100 >= SETTLED * i64::from(findings.playouts)
}

/// Whether it is open to whom a point falls.
pub(super) fn is_open(task: &Task<'_>, findings: &Findings, site: Site) -> bool {
    let owned = i64::from(findings.owned[usize::from(site)]).abs();
    task.board.grid().point(site).is_some() && owned * 100 < LIKELY * i64::from(findings.playouts)
}

/// Whether a point probably falls to the side to move: by looks, there is nothing to do after a pass.
pub(super) fn probably_falls_to_mover(task: &Task<'_>, findings: &Findings, site: Site) -> bool {
    falls_to_mover(task, findings, site, LIKELY)
}

/// Whether the side to move owns a point by a majority of `percent` of the playouts.
fn falls_to_mover(task: &Task<'_>, findings: &Findings, site: Site, percent: i64) -> bool {
    let black = i64::from(findings.owned[usize::from(site)]);
    let own = if task.color == Color::Black {
        black
    } else {
        -black
    };
    task.board.grid().point(site).is_some() && own * 100 >= percent * i64::from(findings.playouts)
}

/// Whether the game is lost, late enough to be sure.
fn gives_up(task: &Task<'_>, findings: &Findings, value: f32) -> bool {
    let points = task.board.grid().size().points();
    let played = Color::ALL.map(|color| usize::from(task.board.placed[color as usize]));
    value < LOST && findings.playouts >= SURE && played.iter().sum::<usize>() * 4 > points
}
