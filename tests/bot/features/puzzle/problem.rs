//! Problems in the chat: the task, the only solution, and refutations of other moves.

use std::collections::HashSet;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::i18n::say;
use tengen::puzzle::{
    Level, Mistake, Problem, Puzzle, Shape, Task, Topic, Verdict, bundled_problems,
};
use tengen::rules::{Color, Point};
use tengen::store::{AttemptStage, Posted, PuzzleId};

use super::close;
use crate::support::cast::{KURO, Member, SHIRO};
use crate::support::script::post_puzzle;
use crate::support::table::{Table, private, public};
use crate::support::words::{assert_begins, assert_lacks, assert_says, beginning, english};

fn stored_puzzle(table: &Table, number: u64) -> Posted {
    let id = PuzzleId::new(number);
    table.wait(table.store().puzzle(id)).unwrap().unwrap()
}

fn problem(table: &Table, number: u64) -> Problem {
    match stored_puzzle(table, number).puzzle {
        Puzzle::Problem(problem) => problem,
        other => panic!("no problem: {other:?}"),
    }
}

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("puzzles stand on cards").body
}

fn ask(table: &mut Table, topic: Topic, level: Level) -> Message {
    let options = format!("topic:{} level:{level}", topic.name());
    post_puzzle(table, KURO, &options)
}

fn answer(table: &mut Table, who: Member, point: Point) -> Answer {
    let form = table.press(who, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    table.fill(who, &point.to_string())
}

fn right(problem: &Problem) -> Point {
    problem.tree().solution().first_move().unwrap()
}

/// Wrong first moves, each with the number of its refutations.
fn wrong(problem: &Problem) -> Vec<(Point, usize)> {
    let region = problem.goal().region.iter();
    let refuted =
        region.filter_map(
            |point| match problem.grade(&tengen::puzzle::Answer::Play(point)) {
                Ok(Verdict::Wrong(Mistake::Refuted(refutation))) => Some((point, refutation.len())),
                _ => None,
            },
        );
    refuted.collect()
}

fn keep(message: &Message, name: &str) {
    if let Ok(folder) = std::env::var("PUZZLE_PICTURES") {
        std::fs::write(format!("{folder}/{name}.png"), &message.files[0].bytes).unwrap();
    }
}

#[test]
fn problems_of_every_topic_and_level_are_posted_and_solved() {
    for topic in [Topic::LifeAndDeath, Topic::Capturing] {
        let mut table = Table::new();
        for level in Level::ALL {
            let number = u64::from(level.number());
            let card = ask(&mut table, topic, level);
            let problem = problem(&table, number);
            assert_eq!(problem.level(), level);
            assert_eq!(problem.goal().task.topic(), topic);
            let to_move = problem.scene().to_move();
            let mover = match to_move {
                Color::Black => "Black",
                Color::White => "White",
            };
            let question = match problem.goal().task {
                Task::Kill => english(say::puzzle::ask_kill(to_move)),
                Task::Live => "live?".to_owned(),
                Task::Capture => english(say::puzzle::ask_capture(to_move)),
                Task::Save => "to save".to_owned(),
            };
            let asked = body(&card);
            assert_begins(asked, mover);
            assert_says(asked, &question);
            assert_says(asked, format!("Level {level} of 5"));
            let alt = card.files[0].alt.as_ref().unwrap();
            assert_says(alt, problem.goal().target.to_string());
            keep(&card, &format!("{}-{level}-asked", topic.name()));
            let told = private(answer(&mut table, SHIRO, right(&problem)));
            let told_right = english(say::puzzle::right_move(right(&problem)));
            assert_begins(body(&told), say::puzzle::right(1));
            assert_says(body(&told), &told_right);
            assert!(told.files[0].alt.is_some());
            keep(&told, &format!("{}-{level}-solved", topic.name()));
            assert_says(body(&table.take_edit()), say::puzzle::tally(1, 1));
        }
    }
}

#[test]
fn a_wrong_answer_is_refuted_move_by_move_in_pictures() {
    let mut table = Table::new();
    let _ = ask(&mut table, Topic::LifeAndDeath, Level::ALL[2]);
    let problem = problem(&table, 1);
    let (point, _) = wrong(&problem)
        .into_iter()
        .max_by_key(|(_, moves)| *moves)
        .unwrap();
    let told = private(answer(&mut table, SHIRO, point));
    let text = body(&told);
    assert_begins(text, say::rules::wrong());
    let line = format!("move by move: {point} ");
    assert_says(text, &line);
    assert_lacks(text, format!("is {}.", right(&problem)));
    assert_eq!(told.files[0].name, "tengen-puzzle-1-refuted.png");
    keep(&told, "refuted");
    let _ = table.take_edit();
    // The member may try on, and the first attempt counts.
    let told = public(answer(&mut table, SHIRO, right(&problem)));
    assert_says(body(&told), say::puzzle::right(2));
    let _ = table.take_edit();
    let attempt = table.wait(table.store().attempt(PuzzleId::new(1), SHIRO.player()));
    let attempt = attempt.unwrap().unwrap();
    assert_eq!((attempt.tries, attempt.stage), (2, AttemptStage::Solved));
    // The solution is under a spoiler once it is closed.
    let card = close(&mut table, KURO);
    let spoiler = format!("||{}", english(say::puzzle::right_move(right(&problem))));
    assert_says(body(&card), &spoiler);
}

#[test]
fn a_move_far_away_fails_in_words() {
    let mut table = Table::new();
    let _ = ask(&mut table, Topic::Capturing, Level::ALL[0]);
    let problem = problem(&table, 1);
    let position = problem.scene().position();
    let rules = &problem.scene().rules().rules;
    let far = position.board().empty().difference(problem.goal().region);
    let is_legal = |point: &Point| {
        rules
            .check(&position, tengen::rules::Move::Play(*point))
            .is_ok()
    };
    let far = far.iter().find(is_legal).unwrap();
    let told = private(answer(&mut table, SHIRO, far));
    assert_says(body(&told), say::puzzle::far_away());
    let _ = table.take_edit();
}

#[test]
fn a_club_sees_every_problem_that_fits_once_before_any_comes_again() {
    let (topic, level) = (Topic::Capturing, Level::ALL[2]);
    let fits =
        |problem: &&Problem| problem.goal().task.topic() == topic && problem.level() == level;
    let all = bundled_problems().iter().filter(fits).count() as u64;
    assert!(all > 4);
    let mut table = Table::new();
    let mut seen = HashSet::new();
    for number in 1..=all {
        let _ = ask(&mut table, topic, level);
        assert!(
            seen.insert(Shape::of(&problem(&table, number))),
            "{number} of {all}"
        );
        if number == 3 {
            table.restart();
        }
    }
    let _ = ask(&mut table, topic, level);
    assert!(seen.contains(&Shape::of(&problem(&table, all + 1))));
}

#[test]
fn after_a_restart_the_same_command_shows_what_it_has_posted() {
    let mut table = Table::new();
    let first = ask(&mut table, Topic::Capturing, Level::ALL[1]);
    table.restart();
    let second = public(table.deliver_again());
    assert_eq!(body(&second), body(&first));
    assert_eq!(second.files[0].bytes, first.files[0].bytes);
    assert_eq!(table.wait(table.store().puzzle(PuzzleId::new(2))), Ok(None));
}

#[test]
fn everything_has_its_turn_where_nothing_is_asked_for() {
    let mut table = Table::new().without_limits();
    let mut topics = HashSet::new();
    for number in 1..=40 {
        let _ = post_puzzle(&mut table, KURO, "");
        topics.insert(stored_puzzle(&table, number).puzzle.topic());
    }
    assert!(topics.contains(&Topic::LifeAndDeath), "{topics:?}");
    assert!(topics.contains(&Topic::Capturing), "{topics:?}");
    assert!(topics.len() > 6, "{topics:?}");
}

/// Stones that join the target chain later are not marked, which would be confusing.
#[test]
fn a_refutation_marks_the_stones_in_question_and_no_others() {
    let (mut table, mut joined) = (Table::new(), 0);
    let mut number = 0;
    for topic in [Topic::Capturing, Topic::LifeAndDeath] {
        for level in Level::ALL {
            number += 1;
            let _ = ask(&mut table, topic, level);
            let problem = problem(&table, number);
            let mut position = problem.scene().position();
            let target = problem.goal().target;
            let asked = position.board().chain(target).unwrap().stones;
            let wrong = wrong(&problem).into_iter();
            let Some((point, _)) = wrong.max_by_key(|(_, moves)| *moves) else {
                continue;
            };
            let Ok(Verdict::Wrong(Mistake::Refuted(refutation))) =
                problem.grade(&tengen::puzzle::Answer::Play(point))
            else {
                panic!("wrong");
            };
            for mv in &refutation {
                let _ = problem.scene().rules().rules.play(&mut position, *mv);
            }
            let chain = position.board().chain(target).map(|chain| chain.stones);
            joined += usize::from(chain.is_some_and(|chain| chain.len() > asked.len()));
            let told = private(answer(&mut table, SHIRO, point));
            let _ = table.take_edit();
            let alt = told.files[0].alt.as_ref().unwrap();
            let marked = alt
                .split(&beginning(say::help::alt_triangle("¦".to_owned())))
                .nth(1)
                .unwrap_or_default();
            let marked = marked.split('.').next().unwrap().split_whitespace();
            for name in marked {
                let point: Point = name.parse().unwrap();
                assert!(asked.contains(point), "{number}: {name} in {alt}");
            }
        }
    }
    assert!(joined > 1, "{joined}");
}
