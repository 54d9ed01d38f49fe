//! Puzzles in the chat: a public card, private answers, and the first attempt counts.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::Permissions;
use tengen::i18n::{UserInput, say};
use tengen::puzzle::{self, Choice, RuleTopic};
use tengen::rules::Color;
use tengen::store::{AttemptStage, Posted, PuzzleId};

use super::close;
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::post_puzzle;
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_ends, assert_says, english, german, labels};

const ONE: PuzzleId = PuzzleId::new(1);

fn stored_puzzle(table: &Table) -> Posted {
    table.wait(table.store().puzzle(ONE)).unwrap().unwrap()
}

/// kuro posts an easy puzzle about `topic`.
fn about(topic: &str) -> Table {
    let mut table = Table::new();
    let _ = post_puzzle(&mut table, KURO, &format!("topic:{topic} level:1"));
    table
}

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("puzzles stand on cards").body
}

/// `who` opens the form of their newest message, and answers.
fn answer(table: &mut Table, who: Member, text: &str) -> Answer {
    let form = table.press(who, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    table.fill(who, text)
}

/// The right answer as typed, or as the label of its button.
fn right(puzzle: &puzzle::Puzzle) -> String {
    let puzzle::Puzzle::Rule(puzzle) = puzzle else {
        panic!("no question about a rule: {puzzle:?}");
    };
    match puzzle.solution().answer {
        puzzle::Answer::Number(number) => number.to_string(),
        puzzle::Answer::Points(points) => {
            let names: Vec<_> = points.iter().map(|point| point.to_string()).collect();
            names.join(" ")
        }
        puzzle::Answer::Play(point) => point.to_string(),
        puzzle::Answer::Choice(Choice::Yes) => english(say::puzzle::yes()).to_owned(),
        puzzle::Answer::Choice(Choice::No) => english(say::puzzle::no()).to_owned(),
        puzzle::Answer::Choice(Choice::Black) => {
            english(say::terms::color(Color::Black)).to_owned()
        }
        puzzle::Answer::Choice(Choice::White) => {
            english(say::terms::color(Color::White)).to_owned()
        }
        puzzle::Answer::Choice(Choice::Nobody) => {
            english(say::rules::choice("nobody".to_owned())).to_owned()
        }
        other @ puzzle::Answer::Choice(_) => panic!("no puzzle's answer: {other:?}"),
    }
}

#[test]
fn a_puzzle_about_every_topic_is_posted_and_solved() {
    for topic in RuleTopic::ALL {
        let mut table = Table::new();
        let card = post_puzzle(&mut table, KURO, &format!("topic:{} level:1", topic.name()));
        let close = english(say::puzzle::button_close());
        let asked = stored_puzzle(&table).puzzle;
        let is_chosen = matches!(asked.form(), puzzle::Form::Choice(_));
        let answers = labels(&card);
        assert_eq!(answers.last(), Some(&close), "{topic:?}");
        let answer = english(say::rules::button_answer());
        assert_eq!(answers.contains(&answer), !is_chosen, "{topic:?}");
        assert_says(
            body(&card),
            format!(
                "{} · {}",
                english(say::puzzle::level_of(1)),
                english(say::puzzle::tally(0, 0))
            ),
        );
        assert_eq!(card.files.len(), 1);
        assert!(
            card.files[0]
                .alt
                .as_ref()
                .is_some_and(|alt| !alt.is_empty())
        );
        assert!(card.mention.is_empty());
        let right = right(&stored_puzzle(&table).puzzle);
        let told = if is_chosen {
            private(table.press(SHIRO, &right))
        } else {
            private(self::answer(&mut table, SHIRO, &right))
        };
        assert_begins(body(&told), say::puzzle::right(1));
        assert_eq!(told.files[0].name, "tengen-puzzle-1-solved.png");
        let card = table.take_edit();
        assert_says(body(&card), say::puzzle::tally(1, 1));
        assert_eq!(labels(&card), answers);
        assert_eq!(card.files[0].name, "tengen-puzzle-1.png");
        if let Ok(folder) = std::env::var("PUZZLE_PICTURES") {
            for (message, what) in [(&card, "asked"), (&told, "solved")] {
                let path = format!("{folder}/{}-{what}.png", topic.name());
                std::fs::write(path, &message.files[0].bytes).unwrap();
            }
        }
    }
}

#[test]
fn one_answers_as_often_as_one_likes_in_private() {
    let mut table = about("liberties");
    let wrong = private(answer(&mut table, SHIRO, "99"));
    assert_begins(body(&wrong), say::rules::wrong());
    assert_eq!(
        labels(&wrong),
        [
            english(say::rules::button_answer()),
            english(say::rules::button_solve())
        ]
    );
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 0));
    // An invalid answer does not count as a try.
    let asked = private(answer(&mut table, AKA, "many"));
    let why = english(say::refusal::bad_number(UserInput::new("many")));
    assert_ends(body(&asked), &why);
    assert_eq!(labels(&asked), [english(say::rules::button_answer())]);
    assert_eq!(table.take_deeds(), []);
    let right = right(&stored_puzzle(&table).puzzle);
    let told = public(answer(&mut table, SHIRO, &right));
    assert_begins(body(&told), say::puzzle::right(2));
    assert_eq!(labels(&told), [english(say::puzzle::button_next())]);
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 1));
    let attempt = table
        .wait(table.store().attempt(ONE, SHIRO.player()))
        .unwrap()
        .unwrap();
    assert_eq!((attempt.tries, attempt.stage), (2, AttemptStage::Solved));
}

#[test]
fn a_restart_loses_nothing_and_the_same_interaction_counts_once() {
    let mut table = about("liberties");
    let _ = private(answer(&mut table, SHIRO, "99"));
    let _ = table.take_edit();
    table.restart();
    let _ = private(table.deliver_again());
    table.send_outbox();
    assert_eq!(table.take_deeds(), []);
    let attempt = table
        .wait(table.store().attempt(ONE, SHIRO.player()))
        .unwrap()
        .unwrap();
    assert_eq!(attempt.tries, 1);
    let right = right(&stored_puzzle(&table).puzzle);
    let told = public(answer(&mut table, SHIRO, &right));
    assert_says(body(&told), say::puzzle::right(2));
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 1));
}

#[test]
fn the_solution_is_for_those_who_have_tried() {
    let mut table = about("liberties");
    let card = table.custom_id(say::rules::button_answer()).1;
    let said = sentence(table.press_id(SHIRO, "v1:puzzle:solve:1", card));
    assert_begins(&said, say::puzzle::try_first());
    let _ = private(answer(&mut table, SHIRO, "99"));
    let _ = table.take_edit();
    let told = public(table.press(SHIRO, say::rules::button_solve()));
    assert_begins(body(&told), say::rules::solved());
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 0));
    // A member who has seen the solution can no longer solve it.
    let told = private(table.press_id(SHIRO, "v1:puzzle:answer:1", card));
    assert_begins(body(&told), say::rules::solved());
    let attempt = table
        .wait(table.store().attempt(ONE, SHIRO.player()))
        .unwrap()
        .unwrap();
    assert_eq!((attempt.tries, attempt.stage), (1, AttemptStage::GaveUp));
}

/// With two choices a second answer would be no test.
#[test]
fn the_first_answer_of_a_few_choices_ends_it_with_the_reason() {
    let mut table = about("ko");
    let wrong = if right(&stored_puzzle(&table).puzzle) == english(say::puzzle::yes()) {
        say::puzzle::no()
    } else {
        say::puzzle::yes()
    };
    let told = private(table.press(SHIRO, wrong));
    let said = english(say::puzzle::missed());
    assert_begins(body(&told), &said);
    assert_eq!(told.files[0].name, "tengen-puzzle-1-solved.png");
    assert!(body(&told).lines().count() > 1, "the reason: {told:?}");
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 0));
    let again = english(say::puzzle::yes());
    let told = private(table.press(SHIRO, &again));
    let said = english(say::rules::solved());
    assert_begins(body(&told), &said);
    let attempt = table.wait(table.store().attempt(ONE, SHIRO.player()));
    let attempt = attempt.unwrap().unwrap();
    assert_eq!((attempt.tries, attempt.stage), (1, AttemptStage::GaveUp));
}

#[test]
fn the_poster_and_moderators_close_it_and_nobody_else() {
    let mut table = about("captures");
    let said = sentence(table.press(SHIRO, say::puzzle::button_close()));
    assert_begins(&said, say::puzzle::not_yours());
    assert!(stored_puzzle(&table).closed.is_none());
    table.powers = Permissions::MANAGE_MESSAGES;
    // Closing asks first, and is refused after the permission is lost.
    let asked = sentence(table.press(SHIRO, say::puzzle::button_close()));
    assert_eq!(asked, english(say::puzzle::close_question("1".to_owned())));
    table.powers = Permissions(0);
    let said = sentence(table.press(SHIRO, say::puzzle::button_close()));
    assert_eq!(said, english(say::puzzle::not_yours()));
    assert!(stored_puzzle(&table).closed.is_none());
    table.powers = Permissions::MANAGE_MESSAGES;
    let done = table.press(SHIRO, say::puzzle::button_close());
    let done = in_place(done);
    assert_eq!(
        done.content,
        english(say::puzzle::closed_now("1".to_owned()))
    );
    let card = table.take_edit();
    assert!(
        body(&card).contains("||") && body(&card).contains(&english(say::puzzle::closed())),
        "{card:?}"
    );
    assert_eq!(labels(&card), [english(say::rules::button_solve())]);
    table.powers = Permissions(0);
    // The solution is public now, and no attempt counts.
    let told = private(table.press(AKA, say::rules::button_solve()));
    assert_begins(body(&told), say::rules::solved());
    assert_eq!(
        table.wait(table.store().attempt(ONE, AKA.player())),
        Ok(None)
    );
    let mut table = about("captures");
    let card = close(&mut table, KURO);
    assert_says(body(&card), say::puzzle::closed());
}

#[test]
fn a_puzzle_closes_by_itself_after_a_day_once() {
    let mut table = about("forbidden");
    let form = table.press(SHIRO, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)));
    table.advance_days(1);
    table.restart();
    table.tick();
    let card = table.take_edit();
    assert_says(body(&card), say::puzzle::closed());
    table.tick();
    assert_eq!(table.take_deeds(), []);
    // A late answer gets the solution, and does not count.
    let late = private(table.fill(SHIRO, "A1"));
    let is_solution = body(&late).starts_with(&english(say::rules::solved()));
    assert!(is_solution, "{late:?}");
    assert_eq!(
        table.wait(table.store().attempt(ONE, SHIRO.player())),
        Ok(None)
    );
}

#[test]
fn a_card_speaks_the_channels_language_and_an_answer_its_readers() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let card = post_puzzle(&mut table, KURO, "topic:liberties level:1");
    assert!(
        card.card
            .as_ref()
            .unwrap()
            .title
            .starts_with(&german(say::puzzle::title(
                "1".to_owned(),
                say::puzzle::topic_named("liberties".to_owned())
            ))),
        "{card:?}"
    );
    let form = table.press(SHIRO, german(say::rules::button_answer()));
    assert!(
        matches!(&form, Answer::Form(form) if form.title == english(say::rules::form_title())),
        "{form:?}"
    );
    let _ = private(table.fill(SHIRO, "99"));
    assert_says(body(&table.take_edit()), german(say::puzzle::tally(1, 0)));
}

#[test]
fn a_card_whose_answer_was_unheard_of_is_known_by_its_button() {
    let mut table = Table::new();
    let _ = private(table.say(KURO, "/puzzle now topic:liberties level:1"));
    table.fate = Some(crate::support::table::Fate::Unheard(
        tengen::bot::kit::pending::Undelivered::Failed,
    ));
    let _ = public(table.press(KURO, say::puzzle::button_post_here()));
    assert_eq!(stored_puzzle(&table).message, None);
    let _ = private(answer(&mut table, SHIRO, "99"));
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 0));
}

#[test]
fn where_the_bot_only_answers_a_puzzle_works_without_edits() {
    let mut table = Table::new();
    table.answers_only();
    let _ = post_puzzle(&mut table, KURO, "topic:liberties level:1");
    let _ = private(answer(&mut table, SHIRO, "99"));
    assert_eq!(table.take_deeds(), []);
    let card = public(table.press(KURO, say::puzzle::button_close()));
    assert_says(body(&card), say::puzzle::tally(1, 0));
}

#[test]
fn what_was_tried_comes_with_ones_data_and_goes_with_them() {
    let mut table = about("liberties");
    let _ = private(answer(&mut table, SHIRO, "99"));
    let _ = table.take_edit();
    let exported = private(table.say(SHIRO, "/me export"));
    let text = String::from_utf8(exported.files[0].bytes.to_vec()).unwrap();
    let data: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(data["puzzles"][0]["puzzle"], 1, "{text}");
    assert_eq!(data["puzzles"][0]["tries"], 1, "{text}");
    let _ = private(table.say(SHIRO, "/me forget"));
    let (forget, message) = table.custom_id(say::people::button_forget());
    let _ = table.press_id(SHIRO, &forget, message);
    assert_eq!(
        table.wait(table.store().attempt(ONE, SHIRO.player())),
        Ok(None)
    );
}

#[test]
fn an_unknown_topic_level_or_puzzle_is_refused_in_words() {
    let mut table = Table::new();
    for command in [
        "/puzzle now topic:chess",
        "/puzzle now level:6",
        "/puzzle now level:many",
    ] {
        let said = sentence(table.say(KURO, command));
        assert!(!said.is_empty(), "{command}");
    }
    let button = "v1:puzzle:answer:7";
    let said = sentence(table.press_id(KURO, button, tengen::game::MessageId::new(1)));
    assert!(!said.is_empty());
}
