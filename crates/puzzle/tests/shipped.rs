//! The problems that come with the program.

use std::collections::HashSet;

use tengen_puzzle::{
    Answer, Level, Mistake, Problem, Shape, Task, Topic, Verdict, bundled_problems, read_problems,
    topic_of_problem, write_problems,
};
use tengen_rules::{Color, Move};

use super::naive::{Grid, place};

#[test]
fn there_are_two_hundred_at_least_over_five_levels_and_no_two_alike() {
    let problems = bundled_problems();
    assert!(problems.len() >= 200);
    for level in Level::ALL {
        let of_level = problems.iter().filter(|problem| problem.level() == level);
        assert!(of_level.count() >= 30, "level {level}");
    }
    for task in Task::ALL {
        assert!(problems.iter().any(|problem| problem.goal().task == task));
    }
    let shapes: HashSet<_> = problems.iter().map(Shape::of).collect();
    assert_eq!(shapes.len(), problems.len());
    let names: HashSet<_> = shapes.iter().map(Shape::number).collect();
    assert_eq!(names.len(), problems.len());
}

#[test]
fn one_first_move_is_right_and_every_other_in_the_region_has_its_refutation() {
    for problem in bundled_problems() {
        let right = problem.tree().right();
        assert_eq!(right.len(), 1);
        let rules = &problem.scene().rules().rules;
        let position = problem.scene().position();
        for point in problem.goal().region.iter() {
            if rules.check(&position, Move::Play(point)).is_err() {
                continue;
            }
            match problem.grade(&Answer::Play(point)) {
                Ok(Verdict::Right) => assert!(right.contains(point)),
                Ok(Verdict::Wrong(Mistake::Refuted(refutation))) => {
                    assert!(!right.contains(point));
                    assert_eq!(refutation[0], Move::Play(point));
                    // The attacker may pass if the attack fails.
                    let defends = matches!(problem.goal().task, Task::Live | Task::Save);
                    assert!(refutation.len() > 1 || !defends, "{refutation:?}");
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

/// Whether the chain at the problem's target is taken in a line, by the naive rules.
fn is_taken(problem: &Problem, moves: &[Move]) -> bool {
    let mut grid = Grid::of(problem.scene().position().board());
    let target = place(problem.goal().target);
    let mut color = problem.scene().to_move();
    for mv in moves {
        if let Move::Play(point) = mv {
            let (taken, after) = grid.play(color, place(*point)).unwrap();
            if taken.contains(&target) {
                return true;
            }
            grid = after;
        }
        color = !color;
    }
    false
}

#[test]
fn a_chain_to_be_saved_is_never_taken_in_a_line_that_saves() {
    for problem in bundled_problems() {
        for line in problem.tree().lines() {
            let saves = match problem.goal().task {
                Task::Live | Task::Save => line == problem.tree().solution(),
                Task::Kill | Task::Capture => line != problem.tree().solution(),
            };
            assert!(!saves || !is_taken(&problem, &line.moves), "{line:?}");
        }
    }
}

#[test]
fn a_file_of_problems_is_read_as_it_was_written() {
    let problems = bundled_problems();
    assert_eq!(read_problems(&write_problems(&problems)), Ok(problems));
}

#[test]
fn what_a_problem_is_about_is_told_without_its_lines() {
    for problem in bundled_problems() {
        let text = write_problems(std::slice::from_ref(&problem));
        let topic = problem.goal().task.topic();
        assert_eq!(topic_of_problem(&text), Some(topic));
    }
    let no_solution = "(;SZ[5]GE[kill];B[aa];B[aa])";
    assert!(read_problems(no_solution).is_err());
    assert_eq!(topic_of_problem(no_solution), Some(Topic::LifeAndDeath));
    for none in ["", "(;SZ[5];B[aa])", "(;GE[dance])"] {
        assert_eq!(topic_of_problem(none), None, "{none}");
    }
}

#[test]
fn both_colours_have_their_turn() {
    let problems = bundled_problems();
    let black = problems
        .iter()
        .filter(|problem| problem.scene().to_move() == Color::Black);
    let share = black.count() * 100 / problems.len();
    assert!((50..=80).contains(&share), "{share}");
}
