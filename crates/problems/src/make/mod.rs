//! Making problems: positions are drawn up by lot or taken from games, and the search decides which are problems.

mod open;
mod shut_in;

use tengen_puzzle::play::shuffle;
use tengen_puzzle::{Goal, Problem, Scene, Symmetry, Task};
use tengen_rules::{Chance, Color};

use crate::prove::prove;
use crate::verdict::Budget;

/// The source of positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A group enclosed at a corner or a side.
    ShutIn,
    /// Chains in random games.
    Games,
}

/// A problem in a random position, if one is proven within `budget`: usually there is none. Equal chance makes an equal
/// problem.
pub fn draw(source: Source, chance: &mut Chance, budget: &Budget<'_>) -> Option<Problem> {
    let candidates = match source {
        Source::ShutIn => shut_in::draw(chance),
        Source::Games => open::draw(chance),
    };
    let symmetry = Symmetry::ALL[chance.below(8)];
    // In books it is mostly Black's turn.
    let turn = [Color::Black, Color::Black, Color::White][chance.below(3)];
    let mut seen = shuffle(candidates, chance)
        .into_iter()
        .map(|(scene, goal)| transform(&scene, &goal, symmetry, turn));
    seen.find_map(|(scene, goal)| {
        let found = prove(scene, goal, budget).ok();
        found.filter(is_worth_it)
    })
}

/// The question after turning or mirroring the board, with `turn` to move.
fn transform(scene: &Scene, goal: &Goal, symmetry: Symmetry, turn: Color) -> (Scene, Goal) {
    let size = scene.size();
    let goal = Goal {
        task: goal.task,
        target: symmetry.of(goal.target, size),
        region: symmetry.of_set(goal.region, size),
    };
    let scene = scene.transform(symmetry);
    let scene = if scene.to_move() == turn {
        scene
    } else {
        scene.with_colors_exchanged()
    };
    (scene, goal)
}

/// Whether a problem is worth solving: it has a choice, and more to see than one capture.
fn is_worth_it(problem: &Problem) -> bool {
    let lines = problem.tree().lines();
    let is_long = lines[0].moves.len() >= 3 || problem.goal().task != Task::Capture;
    lines.len() >= 3 && is_long && !takes_the_target_at_once(problem)
}

fn takes_the_target_at_once(problem: &Problem) -> bool {
    let mut position = problem.scene().position();
    let rules = &problem.scene().rules().rules;
    let first = problem.tree().solution().moves[0];
    let played = rules.play(&mut position, first);
    played.is_ok_and(|played| played.captured.contains(problem.goal().target))
}
