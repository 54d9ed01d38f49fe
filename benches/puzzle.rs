//! How long puzzles take: questions about rules by topic, the problems that come with the program, and proofs.
//!
//! `cargo bench --bench puzzle` makes 60 questions of each topic and level; another number may follow `--`.
//! Times are of one thread. The picture of a puzzle is not among them: see `--bench picture`.

#[path = "support/figure.rs"]
mod figure;

use figure::{Times, head, now};
use tengen::puzzle::{
    Budget, Goal, Level, Problem, RulePuzzle, RuleTopic, Scene, Source, Task, shipped, solve,
};
use tengen::rules::{ByColor, Chance, Color, Point, PointSet, RuleSet, Size};

fn main() {
    let argument = std::env::args().filter_map(|text| text.parse().ok()).next();
    let puzzles: u64 = argument.unwrap_or(60);
    questions(puzzles);
    problems();
    corners();
}

/// Questions of each topic, all levels together, and of each level.
fn questions(puzzles: u64) {
    head("a question about a rule");
    for topic in RuleTopic::ALL {
        let mut all = Times::default();
        for level in Level::ALL {
            for seed in 0..puzzles {
                let start = now();
                let made = RulePuzzle::generate(topic, level, &mut Chance::new(seed));
                let time = start.elapsed();
                all.note(made.map(|_| time));
            }
        }
        all.print(topic.name());
    }
    for level in Level::ALL {
        let mut all = Times::default();
        for topic in RuleTopic::ALL {
            for seed in puzzles..2 * puzzles {
                let start = now();
                let made = RulePuzzle::generate(topic, level, &mut Chance::new(seed));
                let time = start.elapsed();
                all.note(made.map(|_| time));
            }
        }
        all.print(&format!("all topics, level {level}"));
    }
}

/// Reading the problems that come with the program, proving them again, and drawing new ones.
fn problems() {
    head("problems");
    let mut reading = Times::default();
    for _ in 0..20 {
        let start = now();
        let problems = shipped();
        reading.add(start.elapsed());
        assert!(problems.len() >= 200);
    }
    reading.print("reading all that come with the program");
    let mut proving = Times::default();
    for problem in shipped() {
        let start = now();
        let scene = problem.scene().clone();
        let proven = Problem::prove(scene, *problem.goal(), &Budget::of(1_000_000));
        proving.add(start.elapsed());
        assert_eq!(proven, Ok(problem));
    }
    proving.print("proving one of them");
    for (source, name) in [
        (Source::ShutIn, "drawing a position that is shut in"),
        (Source::Games, "looking for problems in a game"),
    ] {
        let mut drawing = Times::default();
        for seed in 0..200 {
            let start = now();
            // Most positions hold no problem: that takes its time, too.
            let _ = Problem::draw(source, &mut Chance::new(seed), &Budget::of(30_000));
            drawing.add(start.elapsed());
        }
        drawing.print(name);
    }
}

/// Corners with ten to twelve empty points: every first move decided for both sides.
fn corners() {
    head("corners with 10 to 12 empty points");
    let mut solving = Times::default();
    for (name, corner) in CORNERS {
        for (task, first) in [(Task::Kill, Color::White), (Task::Live, Color::Black)] {
            let (scene, goal) = corner_of(corner, task, first);
            let start = now();
            let found = solve(&scene, &goal, &Budget::of(5_000_000));
            let time = start.elapsed();
            solving.add(time);
            let mut one = Times::default();
            one.add(time);
            one.print(&match found {
                Ok(solved) => format!("{name}, {}: {}", task.name(), solved.at),
                Err(why) => format!("{name}, {}: {why}", task.name()),
            });
        }
    }
    // And the large ones of those that come with the program.
    for problem in shipped() {
        if problem.goal().region.len() >= 9 {
            let start = now();
            let found = solve(problem.scene(), problem.goal(), &Budget::of(5_000_000));
            solving.add(start.elapsed());
            assert!(found.is_ok());
        }
    }
    solving.print("all, and the problems with 9 and more");
}

/// Known shapes, from the upper left corner: X is shut in.
const CORNERS: [(&str, &str); 4] = [
    (
        "twelve in two rows",
        "......XO.\n......XO.\nXXXXXXXO.\nOOOOOOOO.\n.........",
    ),
    (
        "twelve in three rows",
        "....XO.\n....XO.\n....XO.\nXXXXOO.\nOOOO...\n.......",
    ),
    (
        "an L with a tail",
        "...XO..\n.X.XO..\n..XXO..\n.XXOO..\n..XO...\n.XXO...\nXOOO...\nOO.....",
    ),
    (
        "stairs",
        "....XO.\n....XO.\n...XXO.\n..XXOO.\nXXXOO..\nOOOO...\n.......",
    ),
];

fn corner_of(rows: &str, task: Task, first: Color) -> (Scene, Goal) {
    let size = Size::square(9).expect("a board");
    let mut stones = ByColor::<PointSet>::default();
    for (down, row) in (0..).zip(rows.lines()) {
        for (column, sign) in (0..).zip(row.chars()) {
            let point = Point::new(column, 8 - down).expect("a point");
            match sign {
                'X' => stones.black.insert(point),
                'O' => stones.white.insert(point),
                _ => false,
            };
        }
    }
    let rules = RuleSet::named("territory").expect("a rule set");
    let scene = Scene::new(rules, size, stones, first, Vec::new()).expect("a position");
    let board = scene.position().board().clone();
    let chains = stones.black.iter().filter_map(|stone| board.chain(stone));
    let largest = chains.max_by_key(|chain| chain.stones.len());
    let target = largest.and_then(|chain| chain.stones.iter().next());
    let goal = Goal::shut_in(&board, task, target.expect("stones"));
    (scene, goal)
}
