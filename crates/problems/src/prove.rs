//! Problems from proofs: the search proves the solution, and the level follows from its effort.

use tengen_puzzle::{Goal, Level, Problem, Scene};

use crate::verdict::{Budget, Solved, Unsolved, solve};

/// The problem of `goal` in `scene`, proven within `budget`.
///
/// # Errors
///
/// [`Unsolved`] unless exactly one first move is proven right and every other one proven wrong; anything that depends
/// on ko is not.
pub fn prove(scene: Scene, goal: Goal, budget: &Budget<'_>) -> Result<Problem, Unsolved> {
    let solved = solve(&scene, &goal, budget)?;
    let level = level(&solved);
    Problem::new(scene, goal, level, solved.lines).map_err(|_| Unsolved::Field)
}

/// Difficulty: a large search tree, many points to choose from, and long solutions.
///
/// Solutions count up to seven moves: filling up a dead group is not hard.
fn level(solved: &Solved) -> Level {
    let effort = 2 * solved.nodes.max(1).ilog2() as usize;
    let choice = solved.lines.len();
    let length = solved.lines[0].moves.len().min(7);
    Level::from_difficulty(effort + choice + length, [15, 20, 25, 30])
}
