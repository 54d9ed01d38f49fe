//! A problem is what a search has proven, and how hard it is follows from the proof.

use tengen_puzzle::{Goal, Level, Problem, Scene};

use crate::solve::{Budget, Solved, Unsolved, solve};

/// The problem of `goal` in `scene`, proven by a search within `budget`.
///
/// # Errors
///
/// [`Unsolved`] if there is not exactly one first move that is proven to be right,
/// or a wrong one is not proven to be wrong, which is so wherever it depends on ko.
pub fn prove(scene: Scene, goal: Goal, budget: &Budget<'_>) -> Result<Problem, Unsolved> {
    let solved = solve(&scene, &goal, budget)?;
    let level = level(&solved);
    Problem::new(scene, goal, level, solved.lines).map_err(|_| Unsolved::Field)
}

/// Much to read, many points to choose from, and long solutions are hard.
///
/// What is left when a group is only to be filled up does not count: solutions count up to seven moves.
fn level(solved: &Solved) -> Level {
    let effort = 2 * solved.nodes.max(1).ilog2() as usize;
    let choice = solved.lines.len();
    let length = solved.lines[0].moves.len().min(7);
    Level::reached(effort + choice + length, [15, 20, 25, 30])
}
