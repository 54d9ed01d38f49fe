//! When to pass and when to resign.

use super::goal::Goal;
use super::prior;
use super::search::{Findings, SearchedMove, Task};
use super::site::{NOWHERE, Site};
use crate::{Decision, Thought};
use tengen_rules::{Color, Move};

/// Win rate below which a level resigns.
const RESIGNS_BELOW: f32 = 0.05;
/// Minimum number of playouts to resign: more than level 3 has, and fewer than level 4, whose search may end early.
const PLAYOUTS_TO_RESIGN: u32 = 100;
/// Settled ownership: minimum majority of one side at a point, in percent of playouts.
const SETTLED: i64 = 70;
/// Likely ownership: minimum majority of one side at a point, in percent of playouts.
const LIKELY: i64 = 50;
/// Maximum loss of win rate by a pass instead of the best move where all is settled.
const PASS_TOLERANCE: f32 = 0.03;

/// The decision in a game that is counted; `search` searches another position.
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
    } else if should_resign(task, findings, thought.win_rate) {
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

/// The decision where a pass does not change the winner: while points are open, the best move for points, by a `search`
/// that adds the expected lead to the komi.
pub(super) fn play_for_points(
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
        // The earlier pass is not counted: dead stones need not be taken.
        passes: 0,
        ..*task
    });
    let thought = best(task, &again);
    match thought.decision {
        // If time ran out, there are too few playouts.
        Decision::Play(_) if again.playouts * 2 >= findings.playouts => Thought {
            win_rate: pass.win_rate,
            ..thought
        },
        _ => pass,
    }
}

/// The move with the most visits.
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

/// The result of the move with the most visits.
pub(super) fn most_visited(findings: &Findings) -> &SearchedMove {
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

/// The findings after a pass: the search before it may have visited it rarely.
fn after_pass(task: &Task<'_>, search: impl FnOnce(&Task<'_>) -> Findings) -> Findings {
    let moves = prior::candidates(
        task.board,
        !task.color,
        task.last.push(NOWHERE),
        task.knowledge,
    );
    search(&Task {
        color: !task.color,
        last: task.last.push(NOWHERE),
        passes: 1,
        moves: &moves,
        ..*task
    })
}

/// Whether after a pass the win rate is as high, and every point falls to the same side.
fn loses_nothing(task: &Task<'_>, before: &Findings, win_rate: f32, after: &Findings) -> bool {
    let value = after.lost / after.playouts.max(1) as f32;
    let mut points = task.board.grid().all();
    let falls_to_the_same = |site: Site| {
        let of = |findings: &Findings| findings.owned[usize::from(site)].signum();
        of(before) == of(after)
    };
    value + PASS_TOLERANCE >= win_rate && points.all(falls_to_the_same)
}

/// Whether groups could still live nearly everywhere, since there are few stones.
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

/// Whether the owner of a point is open.
pub(super) fn is_open(task: &Task<'_>, findings: &Findings, site: Site) -> bool {
    let owned = i64::from(findings.owned[usize::from(site)]).abs();
    task.board.grid().point(site).is_some() && owned * 100 < LIKELY * i64::from(findings.playouts)
}

/// Whether a point probably falls to the side to move: a level that moves by looks does not play there after a pass.
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

/// Whether the game is lost, and late enough to be sure.
fn should_resign(task: &Task<'_>, findings: &Findings, value: f32) -> bool {
    let points = task.board.grid().size().points();
    let played = Color::ALL.map(|color| usize::from(task.board.placed[color as usize]));
    value < RESIGNS_BELOW
        && findings.playouts >= PLAYOUTS_TO_RESIGN
        && played.iter().sum::<usize>() * 4 > points
}
