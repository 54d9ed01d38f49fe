//! The search on shapes that every player knows.

use std::cell::Cell;

use tengen_problems::{Budget, Solved, Unsolved, prove, solve};
use tengen_puzzle::{Goal, Scene, Task};
use tengen_rules::{Color, Move, PointSet, RuleSet, Size};

use tengen_testkit::board::{at, points, stones};

const NODES: u64 = 200_000;

/// A corner as in `corner`, its upper left corner that of a board of nine lines.
fn scene(corner: &str, to_move: Color) -> Scene {
    let (small, stones) = stones(corner);
    let size = Size::square(9).unwrap();
    let up = (size.rows() - small.rows()) as i8;
    let lifted = |set: PointSet| {
        set.iter()
            .map(|point| point.step(0, up, size).unwrap())
            .collect()
    };
    let rules = RuleSet::from_name("territory").unwrap();
    Scene::new(rules, size, stones.map(lifted), to_move, Vec::new()).unwrap()
}

fn asked(corner: &str, task: Task, target: &str) -> (Scene, Goal) {
    let target = at(target);
    let first = |scene: &Scene| task.attacker(scene.to_move());
    let mut scene = scene(corner, Color::Black);
    let defender = scene.position().board().get(target).expect("a chain");
    if first(&scene) == defender {
        scene = Scene::new(
            scene.rules(),
            scene.size(),
            scene.stones(),
            Color::White,
            Vec::new(),
        )
        .unwrap();
    }
    let goal = Goal::shut_in(scene.position().board(), task, target);
    (scene, goal)
}

fn solved(corner: &str, task: Task, target: &str) -> Result<Solved, Unsolved> {
    let (scene, goal) = asked(corner, task, target);
    solve(&scene, &goal, &Budget::of(NODES))
}

#[track_caller]
fn assert_vital(corner: &str, target: &str, vital: &str) {
    for task in [Task::Kill, Task::Live] {
        let solved = solved(corner, task, target);
        assert_eq!(solved.map(|solved| solved.at), Ok(at(vital)), "{task:?}");
    }
}

const STRAIGHT_THREE: &str = "
    . . . X O .
    X X X X O .
    O O O O O .
    . . . . . .";

#[test]
fn three_in_a_row_live_or_die_in_their_middle() {
    assert_vital(STRAIGHT_THREE, "A8", "B9");
}

#[test]
fn a_bent_three_lives_or_dies_in_its_bend() {
    assert_vital(
        ". . X O . .
         . X X O . .
         X X O O . .
         O O O . . .",
        "A7",
        "A9",
    );
}

#[test]
fn a_bulky_five_lives_or_dies_in_its_heart() {
    // With a liberty outside, so that the group does not fall to the first atari.
    let solved = solved(
        "O . X X X O .
         O X X . X O .
         O X . . X O .
         O X . . X O .
         O X X X X O .
         O O O O O O .
         . . . . . . .",
        Task::Kill,
        "B5",
    );
    assert_eq!(solved.map(|solved| solved.at), Ok(at("D7")));
}

#[test]
fn four_in_a_square_are_dead_even_if_their_owner_begins() {
    let square = "
        . . X O . .
        . . X O . .
        X X X O . .
        O O O O . .
        . . . . . .";
    assert_eq!(solved(square, Task::Live, "A7"), Err(Unsolved::NoWay));
    assert!(matches!(
        solved(square, Task::Kill, "A7"),
        Err(Unsolved::Several(..))
    ));
}

#[test]
fn four_in_a_row_live_without_a_move() {
    let row = "
        . . . . X O .
        X X X X X O .
        O O O O O O .
        . . . . . . .";
    assert_eq!(solved(row, Task::Live, "A8"), Err(Unsolved::Settled));
    assert_eq!(solved(row, Task::Kill, "A8"), Err(Unsolved::NoWay));
}

#[test]
fn six_in_a_rectangle_at_the_side_live_without_a_move() {
    let six = "
        . O X . . . X O .
        . O X . . . X O .
        . O X X X X X O .
        . O O O O O O O .
        . . . . . . . . .";
    assert_eq!(solved(six, Task::Live, "C8"), Err(Unsolved::Settled));
    assert_eq!(solved(six, Task::Kill, "C8"), Err(Unsolved::NoWay));
}

#[test]
fn six_in_the_corner_live_with_two_liberties_outside_and_else_by_a_ko_at_most() {
    let six = "
        . . . X O .
        . . . X O .
        X X X X O .
        O O O O O .
        . . . . . .";
    assert!(matches!(
        solved(six, Task::Kill, "A7"),
        Err(Unsolved::Open(_))
    ));
    let with_liberties = "
        . . . X . O
        . . . X . O
        X X X X O O
        O O O O O .
        . . . . . .";
    assert_eq!(
        solved(with_liberties, Task::Kill, "A7"),
        Err(Unsolved::NoWay)
    );
}

#[test]
fn what_depends_on_ko_is_no_problem() {
    // The carpenter's square in a corner, without a liberty outside.
    let square = "
        . . . X O .
        . . . X O .
        . . . X O .
        X X X X O .
        O O O O O .";
    for task in [Task::Kill, Task::Live] {
        let found = solved(square, task, "D9");
        assert!(
            matches!(
                found,
                Err(Unsolved::NoWay | Unsolved::Settled | Unsolved::Open(_))
            ),
            "{found:?}"
        );
    }
}

#[test]
fn a_wrong_first_move_has_its_refutation() {
    let solved = solved(STRAIGHT_THREE, Task::Kill, "A8").unwrap();
    assert_eq!(solved.lines.len(), 3);
    for line in &solved.lines[1..] {
        assert_eq!(line.moves[1], Move::Play(at("B9")), "{line:?}");
    }
}

#[test]
fn two_stones_are_taken_by_a_snapback() {
    // Black throws in at B9; if White takes, three stones go.
    let corner = "
        O . X . . .
        O O X . . .
        X X X . . .
        . . . . . .
        . . . . . .";
    let first = scene(corner, Color::Black);
    let goal = Goal {
        task: Task::Capture,
        target: at("A9"),
        region: points("B9"),
    };
    let found = solve(&first, &goal, &Budget::of(NODES));
    // It is in atari: any capture is the solution, and there is but one point.
    assert_eq!(found.map(|solved| solved.at), Ok(at("B9")));
}

#[test]
fn a_search_ends_when_its_budget_does_or_nobody_waits_for_it() {
    let large = "
        . . . . X O .
        . . . . X O .
        . . . X X O .
        . . X X O O .
        X X X O O . .
        O O O O . . .
        . . . . . . .";
    let (scene, goal) = asked(large, Task::Kill, "E9");
    assert_eq!(
        solve(&scene, &goal, &Budget::of(500)),
        Err(Unsolved::Budget)
    );
    let times = Cell::new(0);
    let budget = Budget {
        nodes: NODES,
        is_cancelled: &|| {
            times.set(times.get() + 1);
            true
        },
    };
    assert_eq!(solve(&scene, &goal, &budget), Err(Unsolved::Cancelled));
    assert_eq!(times.get(), 1);
}

#[test]
fn what_is_not_shut_in_is_no_field() {
    let open = "
        . X . . .
        X . . . .
        . . . . .
        . . . . .
        . . . . .";
    assert_eq!(solved(open, Task::Kill, "A8"), Err(Unsolved::Field));
    // And there has to be a stone of the right colour.
    let (scene, goal) = asked(STRAIGHT_THREE, Task::Kill, "A8");
    let own = Goal {
        target: at("A7"),
        ..goal
    };
    assert_eq!(prove(scene, own, &Budget::of(NODES)), Err(Unsolved::Field));
}
