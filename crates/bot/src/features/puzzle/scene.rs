//! Pictures of a puzzle: the question, the solution, and the refutation of an answer.

use crate::kit::quiz::show::{Scene, explain};
use crate::puzzle::{self, Puzzle, Question, Reason, RulePuzzle};
use crate::render::{Diagram, Mark};
use crate::rules::{Move, Point, PointSet, Position};

/// The position of the question, without anything that gives the answer away.
pub(crate) fn question_scene(puzzle: &Puzzle) -> Scene {
    let position = puzzle.scene().position();
    let diagram = Diagram::of(&position).ko(None);
    let diagram = match puzzle {
        Puzzle::Rule(puzzle) => return rule_scene(puzzle),
        Puzzle::Problem(_) => {
            let stones = at_stake(puzzle, &[]);
            diagram.mark(Mark::Triangle, stones.iter())
        }
        Puzzle::Study(_) => diagram,
    };
    Scene {
        described: diagram.clone(),
        diagram,
        position: Some(position),
    }
}

/// The stones at stake in a problem that are still on the board after `moves`, without stones that have joined them.
pub(crate) fn at_stake(puzzle: &Puzzle, moves: &[Move]) -> PointSet {
    let Puzzle::Problem(problem) = puzzle else {
        return PointSet::EMPTY;
    };
    let scene = problem.scene();
    let mut position = scene.position();
    let target = position.board().chain(problem.goal().target);
    let mut stones = target.map_or(PointSet::EMPTY, |chain| chain.stones);
    for mv in moves {
        match scene.rules().rules.play(&mut position, *mv) {
            Ok(played) => stones = stones.difference(played.captured),
            Err(_) => break,
        }
    }
    stones
}

fn rule_scene(puzzle: &RulePuzzle) -> Scene {
    let position = puzzle.scene().position();
    // A marked ko would give the answer away.
    let diagram = Diagram::of(&position).ko(None);
    let (diagram, moves_follow) = match *puzzle.question() {
        Question::Liberties { of } => {
            let chain = position.board().chain(of);
            let stones = chain.map_or(PointSet::EMPTY, |chain| chain.stones);
            (diagram.mark(Mark::Triangle, stones.iter()), true)
        }
        Question::Captures { at } | Question::Ko { at } => (diagram.mark(Mark::Circle, [at]), true),
        Question::Territory { dead, .. } => (diagram.dead(dead.iter()), false),
        Question::Stones | Question::DeadChains => (diagram, false),
        Question::Forbidden | Question::Five | Question::Pairs | Question::AtariGo { .. } => {
            (diagram, true)
        }
    };
    Scene {
        described: diagram.clone(),
        diagram,
        position: moves_follow.then_some(position),
    }
}

/// The solution on the board.
pub(crate) fn solution_scene(puzzle: &RulePuzzle, reason: &Reason) -> Scene {
    let Reason::Line(moves) = reason else {
        return Scene::still(explain(rule_scene(puzzle).diagram, reason));
    };
    let (position, numbers) = after(puzzle.scene(), moves);
    Scene::still(Diagram::of(&position).ko(None).numbers(numbers))
}

/// The board after `moves`, with their numbers.
pub(crate) fn line_scene(puzzle: &Puzzle, moves: &[Move]) -> Scene {
    let (position, numbers) = after(puzzle.scene(), moves);
    let stones = at_stake(puzzle, moves);
    let diagram = Diagram::of(&position).ko(None).numbers(numbers);
    Scene::still(diagram.mark(Mark::Triangle, stones.iter()))
}

/// The position after `moves` with their points, up to the first illegal one.
fn after(scene: &puzzle::Scene, moves: &[Move]) -> (Position, Vec<(Point, u16)>) {
    let mut position = scene.position();
    let mut numbers = Vec::new();
    for (mv, number) in moves.iter().zip(1_u16..) {
        if scene.rules().rules.play(&mut position, *mv).is_err() {
            break;
        }
        if let Move::Play(point) = *mv {
            numbers.push((point, number));
        }
    }
    (position, numbers)
}
