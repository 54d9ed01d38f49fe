//! Practice: private puzzles, one after the other, which the member may post.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::i18n::say;
use tengen::puzzle::{self, Choice, Level};
use tengen::store::{AttemptStage, Practice, PuzzleId};

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::table::{Table, in_place, private, public};
use crate::support::words::{assert_begins, assert_says, assert_told, english, labels};

const ONE: PuzzleId = PuzzleId::new(1);

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("puzzles stand on cards").body
}

fn practice(table: &Table) -> Practice {
    let found = table.wait(table.store().practice(KURO.player()));
    found.unwrap().expect("kuro solves one")
}

fn right_number(table: &Table) -> String {
    let Some(puzzle::Puzzle::Rule(asked)) = practice(table).puzzle else {
        panic!("a question about a rule");
    };
    match asked.solution().answer {
        puzzle::Answer::Number(number) => number.to_string(),
        other => panic!("{other:?} is not a number"),
    }
}

/// kuro opens the form and answers; the message that replaces the question.
fn answer(table: &mut Table, text: &str) -> Message {
    let form = table.press(KURO, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    in_place(table.fill(KURO, text))
}

#[test]
fn puzzles_go_on_in_one_private_message_and_rows_are_seen() {
    let mut table = Table::new();
    let first = private(table.say(KURO, "/puzzle now topic:liberties level:1"));
    assert_eq!(
        labels(&first),
        [
            english(say::rules::button_answer()),
            english(say::rules::button_solve()),
            english(say::puzzle::button_post_here()),
        ]
    );
    let mut told = Message::default();
    for row in 1..=5 {
        let right = right_number(&table);
        told = answer(&mut table, &right);
        let said = english(say::puzzle::right(1));
        assert_begins(body(&told), &said);
        let in_a_row = english(say::puzzle::in_a_row(row));
        assert_eq!(body(&told).contains(&in_a_row), row > 1, "{told:?}");
        assert_eq!(
            labels(&told),
            [
                english(say::puzzle::button_next()),
                english(say::puzzle::button_post_here()),
            ]
        );
        assert_eq!(told.files[0].name, "tengen-practice-solved.png");
        let next = in_place(table.press(KURO, say::puzzle::button_next()));
        let question = english(say::rules::ask_liberties());
        assert_begins(body(&next), &question);
    }
    // Five in a row lead to the next level.
    let alone = practice(&table);
    assert_eq!((alone.number, alone.pace.level), (6, Level::ALL[1]));
    drop(told);
    let _ = answer(&mut table, "99");
    assert_eq!(practice(&table).pace.in_a_row, 0);
    let told = in_place(table.press(KURO, say::rules::button_solve()));
    assert_begins(body(&told), say::rules::solved());
    assert_eq!(practice(&table).pace.level, Level::ALL[0]);
    // It is invisible to others.
    assert_eq!(table.take_deeds(), []);
    assert_eq!(table.wait(table.store().puzzle(ONE)), Ok(None));
}

#[test]
fn a_yes_or_no_is_pressed_on_the_question_and_ends_it() {
    let mut table = Table::new();
    let asked = private(table.say(KURO, "/puzzle now topic:ko level:1"));
    let (yes, no) = (english(say::puzzle::yes()), english(say::puzzle::no()));
    assert_eq!(labels(&asked)[..2], [yes.clone(), no.clone()]);
    let Some(puzzle::Puzzle::Rule(question)) = practice(&table).puzzle else {
        panic!("a question about a rule");
    };
    // The text names the point.
    let puzzle::Question::Ko { at } = *question.question() else {
        panic!("a question about ko");
    };
    assert_says(body(&asked), format!("On {at} "));
    let is_yes = question.solution().answer == puzzle::Answer::Choice(Choice::Yes);
    let told = in_place(table.press(KURO, if is_yes { &no } else { &yes }));
    assert_begins(body(&told), say::puzzle::missed());
    assert_eq!(told.files[0].name, "tengen-practice-solved.png");
    let attempt = practice(&table).attempt.unwrap();
    assert_eq!((attempt.tries, attempt.stage), (1, AttemptStage::GaveUp));
}

#[test]
fn what_is_not_finished_is_found_again_and_the_same_press_counts_once() {
    let mut table = Table::new();
    let first = private(table.say(KURO, "/puzzle now"));
    let again = private(table.say(KURO, "/puzzle now"));
    assert_eq!(body(&again), body(&first));
    let _ = private(table.say(KURO, "/puzzle now topic:liberties level:1"));
    let _ = answer(&mut table, "99");
    table.restart();
    let _ = in_place(table.deliver_again());
    assert_eq!(practice(&table).attempt.unwrap().tries, 1);
    let right = right_number(&table);
    let told = answer(&mut table, &right);
    assert_begins(body(&told), say::puzzle::right(2));
    let next = in_place(table.press(KURO, say::puzzle::button_next()));
    table.restart();
    let same = in_place(table.deliver_again());
    assert_eq!(body(&same), body(&next));
    assert_eq!(practice(&table).number, 3);
    // The buttons of an old puzzle lead to the current one.
    let (_, message) = table.custom_id(say::rules::button_answer());
    let stale = in_place(table.press_id(KURO, "v1:practice:answer:1", message));
    assert_eq!(body(&stale), body(&next));
}

#[test]
fn without_a_topic_a_chosen_one_does_not_stay() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/puzzle now topic:liberties level:1"));
    let _ = private(table.say(KURO, "/puzzle now"));
    let alone = practice(&table);
    assert_eq!((alone.number, alone.topic), (2, None));
}

#[test]
fn a_puzzle_is_posted_from_there_and_counts_for_those_who_have_not_tried_it() {
    for tried in [false, true] {
        let mut table = Table::new();
        let _ = private(table.say(KURO, "/puzzle now topic:liberties level:1"));
        let right = right_number(&table);
        if tried {
            let _ = answer(&mut table, &right);
        }
        let (post, message) = table.custom_id(say::puzzle::button_post_here());
        let card = public(table.press(KURO, say::puzzle::button_post_here()));
        assert_says(body(&card), say::puzzle::tally(0, 0));
        assert_eq!(practice(&table).puzzle, None);
        // A second press says so instead of posting another one.
        assert_told(table.press_id(KURO, &post, message), say::puzzle::posted());
        assert_eq!(practice(&table).puzzle, None);
        let (button, message) = table.custom_id(say::rules::button_answer());
        let pressed = table.press_id(KURO, &button, message);
        if tried {
            let told = private(pressed);
            assert_begins(body(&told), say::rules::solved());
        } else {
            assert!(matches!(pressed, Answer::Form(_)), "{pressed:?}");
            let told = private(table.fill(KURO, &right));
            assert_begins(body(&told), say::puzzle::right(1));
        }
        let form = table.press_id(SHIRO, &button, message);
        assert!(matches!(form, Answer::Form(_)), "{form:?}");
        let told = private(table.fill(SHIRO, &right));
        assert_begins(body(&told), say::puzzle::right(1));
        // From there the practice continues.
        let next = in_place(table.press(SHIRO, say::puzzle::button_next()));
        assert!(labels(&next).contains(&english(say::puzzle::button_post_here())));
        drop(table.take_deeds());
    }
}

#[test]
fn it_comes_with_ones_data_and_goes_with_them() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/puzzle now topic:liberties level:1"));
    let _ = answer(&mut table, "99");
    let exported = private(table.say(KURO, "/me export"));
    let text = String::from_utf8(exported.files[0].bytes.to_vec()).unwrap();
    let data: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(data["puzzle_alone"]["topic"], "liberties", "{text}");
    assert_eq!(data["puzzle_alone"]["tries"], 1, "{text}");
    let _ = private(table.say(KURO, "/me forget"));
    let (forget, message) = table.custom_id(say::people::button_forget());
    let _ = table.press_id(KURO, &forget, message);
    let gone = table.wait(table.store().practice(KURO.player()));
    assert_eq!(gone, Ok(None));
    // Another member's puzzle cannot be used.
    let _ = private(table.say(AKA, "/puzzle now"));
    assert_eq!(table.wait(table.store().practice(KURO.player())), Ok(None));
}
