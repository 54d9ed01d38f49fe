//! Time of puzzles: questions about rules by topic, the problems that come with the program, and proofs.
//!
//! `cargo bench -p tengen-bench --bench puzzle` makes 100 questions of each topic and level; another number may follow `--`.
//! Times are of one thread.

#[path = "support/allocator.rs"]
mod allocator;
#[path = "support/figure.rs"]
mod figure;

use figure::{Times, now, print_head};
use tengen::clock::Timestamp;
use tengen::game::{ChannelId, ClubId, Place, PlayerId};
use tengen::puzzle::{
    Goal, Level, Puzzle, RatedAttempt, RulePuzzle, RuleTopic, Scene, Standings, Success, Task,
    bundled_problems,
};
use tengen::render::{Diagram, Pixels, Renderer, Theme};
use tengen::rules::{ByColor, Chance, Color, Point, PointSet, RuleSet, Size};
use tengen::store::{AttemptStage, IdempotencyKey, Posted, PuzzleAction, PuzzleId, Store};
use tengen_problems::{Budget, Source, draw, prove, solve};
use tokio::task::JoinSet;

fn main() {
    let argument = std::env::args().filter_map(|text| text.parse().ok()).next();
    let puzzles: u64 = argument.unwrap_or(100);
    questions(puzzles);
    problems();
    corners();
    standings();
}

/// Questions of each topic and level, each with its picture: the work of `/puzzle` before it can answer.
fn questions(puzzles: u64) {
    let renderer = Renderer::new();
    let mut all = Times::default();
    for topic in RuleTopic::ALL {
        print_head(topic.name());
        for level in Level::ALL {
            let (mut making, mut painting) = (Times::default(), Times::default());
            for seed in 0..puzzles {
                let start = now();
                let made = RulePuzzle::generate(topic, level, &mut Chance::new(seed));
                let time = start.elapsed();
                making.add_result(made.as_ref().map(|_| time));
                let Some(made) = made else {
                    continue;
                };
                let diagram = Diagram::of(&made.scene().position());
                let picture =
                    renderer.png(&diagram, Theme::Kaya, Pixels::usual(made.scene().size()));
                let both = start.elapsed();
                assert!(!picture.is_empty());
                painting.add(both - time);
                all.add(both);
            }
            making.print(&format!("level {level}"));
            painting.print(&format!("level {level}: the picture"));
        }
    }
    print_head("any question, picture included");
    all.print("all topics and levels");
}

/// Reading the problems that come with the program, proving them again, and drawing new ones.
fn problems() {
    print_head("problems");
    let mut reading = Times::default();
    for _ in 0..20 {
        let start = now();
        let problems = bundled_problems();
        reading.add(start.elapsed());
        assert!(problems.len() >= 200);
    }
    reading.print("reading all that come with the program");
    let mut proving = Times::default();
    for problem in bundled_problems() {
        let start = now();
        let scene = problem.scene().clone();
        let proven = prove(scene, *problem.goal(), &Budget::of(1_000_000));
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
            // Most positions contain no problem; finding that out takes time, too.
            let _ = draw(source, &mut Chance::new(seed), &Budget::of(30_000));
            drawing.add(start.elapsed());
        }
        drawing.print(name);
    }
}

/// Corners with ten to twelve empty points: every first move of both sides is solved.
fn corners() {
    print_head("corners with 10 to 12 empty points");
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
    // And the large ones among the shipped problems.
    for problem in bundled_problems() {
        if problem.goal().region.len() >= 9 {
            let start = now();
            let found = solve(problem.scene(), problem.goal(), &Budget::of(5_000_000));
            solving.add(start.elapsed());
            assert!(found.is_ok());
        }
    }
    solving.print("all, and the problems with 9 and more");
}

/// Known shapes in the upper left corner: X is enclosed.
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
    let rules = RuleSet::from_name("territory").expect("a rule set");
    let scene = Scene::new(rules, size, stones, first, Vec::new()).expect("a position");
    let board = scene.position().board().clone();
    let chains = stones.black.iter().filter_map(|stone| board.chain(stone));
    let largest = chains.max_by_key(|chain| chain.stones.len());
    let target = largest.and_then(|chain| chain.stones.iter().next());
    let goal = Goal::shut_in(&board, task, target.expect("stones"));
    (scene, goal)
}

/// The standings of a club of 500 people who have made 50,000 attempts at 2000 puzzles.
fn standings() {
    const PEOPLE: u64 = 500;
    const PUZZLES: u64 = 2000;
    const ATTEMPTS_EACH: u64 = 25;
    print_head("standings from 50,000 attempts");
    let folder = tempfile::tempdir().expect("a folder");
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let _inside = runtime.enter();
    let store = Store::open(folder.path(), 64).expect("a database");
    let place = Place {
        club: Some(ClubId::new(1)),
        channel: ChannelId::new(1),
    };
    let mut chance = Chance::new(1);
    let made: Vec<_> = (0..20)
        .filter_map(|_| RulePuzzle::generate(RuleTopic::Liberties, Level::ALL[1], &mut chance))
        .collect();
    let at = |number: u64| Timestamp::from_millis(number as i64 * 1000);
    runtime.block_on(async {
        let mut all = JoinSet::new();
        for number in 0..PUZZLES {
            let posted = Posted {
                level: Level::ALL[1],
                puzzle: Puzzle::Rule(made[number as usize % made.len()].clone()),
                by: Some(PlayerId::new(1)),
                place,
                at: at(0),
                closes: at(10_000_000),
                closed: None,
                message: None,
                poster_knows: false,
            };
            let store = store.clone();
            all.spawn(async move {
                store
                    .post_puzzle(&posted, None)
                    .await
                    .map(|_| ())
                    .map_err(|error| error.to_string())
            });
        }
        while let Some(done) = all.join_next().await {
            done.expect("a task").expect("a posted puzzle");
        }
        for number in 0..PUZZLES * ATTEMPTS_EACH {
            let (puzzle, player) = (
                number % PUZZLES + 1,
                number * 7 % PEOPLE + 1 + number / PUZZLES,
            );
            let action = match chance.below(3) {
                0 => PuzzleAction::Wrong,
                _ => PuzzleAction::Right,
            };
            let store = store.clone();
            all.spawn(async move {
                let (id, player) = (PuzzleId::new(puzzle), PlayerId::new(player));
                let noted = store
                    .note_try(id, player, action, at(number), IdempotencyKey(number))
                    .await;
                noted.map(|_| ()).map_err(|error| error.to_string())
            });
        }
        while let Some(done) = all.join_next().await {
            done.expect("a task").expect("a noted answer");
        }
    });
    let (mut reading, mut rating) = (Times::default(), Times::default());
    for _ in 0..20 {
        let start = now();
        let records = runtime
            .block_on(store.puzzle_records(place))
            .expect("a database that can be read");
        let read = start.elapsed();
        let all = Standings::of(records.iter().map(|record| RatedAttempt {
            who: record.player,
            puzzle: record.puzzle,
            topic: record.topic,
            level: Some(record.level),
            at: record.attempt.since.as_millis(),
            day: (record.attempt.since.as_millis() / 86_400_000) as i32,
            success: match record.attempt.stage {
                AttemptStage::Solved => Success::AtOnce,
                _ => Success::NotYet,
            },
        }));
        let both = start.elapsed();
        assert!(records.len() > 40_000 && all.ranking().len() >= PEOPLE as usize);
        reading.add(read);
        rating.add(both - read);
    }
    reading.print("reading them");
    rating.print("working out everybody's standing");
}
