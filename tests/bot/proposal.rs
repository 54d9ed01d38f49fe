//! Puzzles that people bring: read, shown to a moderator, posted, answered.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::{Call, Invocation, NoFile, OptionValue, Permissions};
use tengen::game::MessageId;
use tengen::puzzle::{Level, Puzzle, Topic};
use tengen::store::{PuzzleId, Stage};

use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::table::{Table, private, public, sentence};

const ONE: PuzzleId = PuzzleId::new(1);
/// Black takes at C3; the author says something of each line.
const STUDY: &str = "(;SZ[5]AB[bc][cb][dc]AW[cc]C[Take *it* @everyone]\
    (;B[cd]C[RIGHT Gone.])(;B[aa];W[cd];B[ee]C[WRONG ||Too late|| <@1> [x\\](http://x)]))";

/// `who` brings `sgf`.
fn create(table: &mut Table, who: Member, sgf: &str) -> Answer {
    bring(table, who, OptionValue::File(Ok(sgf.as_bytes().into())))
}

fn bring(table: &mut Table, who: Member, file: OptionValue) -> Answer {
    let call = Call {
        name: "puzzle".to_owned(),
        subcommand: Some("create".to_owned()),
        options: vec![("file".to_owned(), file)],
    };
    table.ask(who, Invocation::Command(call))
}

/// Somebody with the powers of a moderator presses.
fn moderator(table: &mut Table, label: &str) -> Answer {
    table.powers = Permissions::MANAGE_MESSAGES;
    let answer = table.press(AKA, label);
    table.powers = Permissions(0);
    answer
}

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("puzzles stand on cards").body
}

fn labels(message: &Message) -> Vec<String> {
    let buttons = message.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.clone(),
        Row::Menu(_) => Vec::new(),
    });
    buttons.map(|button| button.label).collect()
}

fn answer(table: &mut Table, who: Member, point: &str) -> Answer {
    let form = table.press(who, "Answer");
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    table.fill(who, point)
}

#[test]
fn a_moderator_sees_how_the_file_was_read_and_posts_it() {
    let mut table = Table::new();
    table.powers = Permissions::MANAGE_MESSAGES;
    let preview = private(create(&mut table, KURO, STUDY));
    assert_eq!(labels(&preview), ["Post", "Discard"]);
    let told = body(&preview);
    assert!(told.contains("Lines in all: 2."), "{told}");
    assert!(told.contains("The right move is C2."), "{told}");
    assert!(told.contains("Level 3 of 5"), "{told}");
    let files: Vec<_> = preview.files.iter().map(|file| &file.name[..]).collect();
    assert_eq!(files, ["tengen-puzzle-1-solved.png", "tengen-puzzle-1.sgf"]);
    assert_eq!(table.store().puzzle(ONE), Ok(None));
    let card = public(table.press(KURO, "Post"));
    table.powers = Permissions(0);
    assert!(body(&card).contains("Black is to move. Which move is right?"));
    assert!(!body(&card).contains("C2"), "{card:?}");
    let posted = table.store().puzzle(ONE).unwrap().unwrap();
    assert_eq!(posted.puzzle.topic(), Topic::Study);
    assert_eq!(
        (posted.level, posted.by),
        (Level::ALL[2], Some(KURO.player()))
    );
    // It is answered as other puzzles are, and the author's words belong to it.
    let wrong = private(answer(&mut table, SHIRO, "A5"));
    let told = body(&wrong);
    assert!(told.contains("move by move: A5 C2 E1."), "{told}");
    assert!(told.contains("\\|\\|Too late\\|\\|"), "{told}");
    let _ = table.edited();
    let unknown = public(answer(&mut table, SHIRO, "E5"));
    assert!(
        body(&unknown).contains("The author has no answer"),
        "{unknown:?}"
    );
    let _ = table.edited();
    let right = public(answer(&mut table, SHIRO, "C2"));
    assert!(body(&right).contains("Solved at try 3."), "{right:?}");
    assert!(body(&right).contains("Gone"), "{right:?}");
    assert!(body(&table.edited()).contains("Tried: 1 · solved: 1"));
    // Whoever has made it knows it.
    let own = private(table.press(KURO, "Answer"));
    assert!(body(&own).starts_with("**The answer**"), "{own:?}");
    assert_eq!(table.store().attempt(ONE, KURO.player()), Ok(None));
    assert_eq!(table.deeds(), []);
}

#[test]
fn what_others_bring_waits_for_a_moderator() {
    let mut table = Table::new();
    let waiting = public(create(&mut table, KURO, STUDY));
    assert_eq!(labels(&waiting), ["Post", "Refuse", "Show me the answer"]);
    let shown = format!("{waiting:?}");
    assert!(shown.contains("A moderator decides"), "{shown}");
    assert!(!shown.contains("C2") && !shown.contains("Gone"), "{shown}");
    for label in ["Post", "Refuse", "Show me the answer"] {
        let said = sentence(table.press(SHIRO, label));
        assert_eq!(said, "That is for moderators to decide.", "{label}");
    }
    let said = sentence(table.press(KURO, "Post"));
    assert_eq!(said, "That is for moderators to decide.");
    let seen = private(moderator(&mut table, "Show me the answer"));
    assert!(body(&seen).contains("The right move is C2."), "{seen:?}");
    assert!(labels(&seen).is_empty());
    let (_, message) = table.custom_id("Post");
    let card = public(moderator(&mut table, "Post"));
    assert_eq!(labels(&card), ["Answer", "Close"]);
    let posted = table.store().puzzle(ONE).unwrap().unwrap();
    assert_eq!(
        (posted.by, posted.message),
        (Some(KURO.player()), Some(message))
    );
    let _ = private(answer(&mut table, SHIRO, "C2"));
    assert!(body(&table.edited()).contains("Tried: 1 · solved: 1"));
    let attempt = table.store().attempt(ONE, SHIRO.player()).unwrap().unwrap();
    assert_eq!(attempt.stage, Stage::Solved);
    // Its author may close it.
    let closed = public(table.press(KURO, "Close"));
    assert!(
        body(&closed).contains("||The right move is C2."),
        "{closed:?}"
    );
    let _ = table.edited();
}

#[test]
fn a_moderator_refuses_it_or_its_author_takes_it_back() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    let (take, message) = table.custom_id("Post");
    let refused = public(moderator(&mut table, "Refuse"));
    assert_eq!(refused.content, "Puzzle 1 is not posted.");
    assert!(refused.rows.is_empty() && refused.files.is_empty());
    table.powers = Permissions::MANAGE_MESSAGES;
    let late = sentence(table.press_id(AKA, &take, message));
    assert!(late.starts_with("This puzzle waits no longer"), "{late}");
    table.powers = Permissions(0);
    let _ = public(create(&mut table, KURO, STUDY));
    let _ = public(table.press(KURO, "Refuse"));
    for number in 1..=2 {
        let id = PuzzleId::new(number);
        assert_eq!(table.store().puzzle(id), Ok(None));
        assert_eq!(table.store().proposal(id), Ok(None));
    }
}

#[test]
fn a_restart_loses_nothing_that_waits_and_nothing_comes_twice() {
    let mut table = Table::new();
    let first = public(create(&mut table, KURO, STUDY));
    table.restart();
    let again = public(table.deliver_again());
    assert_eq!(body(&again), body(&first));
    let waiting = table.store().proposals_by(KURO.player());
    assert_eq!(waiting, Ok(vec![ONE]));
    let card = public(moderator(&mut table, "Post"));
    table.restart();
    let again = public(table.deliver_again());
    assert_eq!(body(&again), body(&card));
    assert_eq!(labels(&again), ["Answer", "Close"]);
    assert_eq!(table.store().puzzle(PuzzleId::new(2)), Ok(None));
    let _ = private(answer(&mut table, SHIRO, "C2"));
    assert!(body(&table.edited()).contains("solved: 1"));
}

#[test]
fn a_posted_preview_whose_answer_was_unheard_of_is_shown_again() {
    let mut table = Table::new();
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = private(create(&mut table, KURO, STUDY));
    table.fate = Some(crate::support::table::Fate::Lost(
        tengen::bot::kit::pending::Undelivered::Failed,
    ));
    let lost = table.press(KURO, "Post");
    assert!(matches!(lost, Answer::Post(_)), "{lost:?}");
    let shown = public(table.press(KURO, "Post"));
    assert_eq!(labels(&shown), ["Answer", "Close"]);
    assert_eq!(table.store().puzzle(PuzzleId::new(2)), Ok(None));
    // From then on it stands somewhere.
    let said = sentence(table.press(KURO, "Post"));
    assert!(said.starts_with("This puzzle waits no longer"), "{said}");
}

#[test]
fn what_nobody_decides_about_is_forgotten() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    table.advance_days(13);
    table.tick();
    assert!(table.store().proposal(ONE).unwrap().is_some());
    table.advance_days(1);
    table.tick();
    assert_eq!(table.store().proposal(ONE), Ok(None));
    table.powers = Permissions::MANAGE_MESSAGES;
    let said = sentence(table.press(AKA, "Post"));
    assert!(said.starts_with("This puzzle waits no longer"), "{said}");
}

#[test]
fn a_file_that_is_no_puzzle_is_refused_in_words_for_its_sender_alone() {
    let mut table = Table::new();
    for (sgf, why) in [
        ("", "there is no record in it"),
        ("PNG", "there is no record in it"),
        (
            "(;SZ[5]C[",
            "the bracket that opens at byte 8 is never closed",
        ),
        ("(;GM[2]SZ[8];B[aa])", "I do not know the game"),
        ("(;SZ[77];B[aa])", "no size from 1 to 19"),
        ("(;SZ[5]AB[zz];B[aa])", "AB names something"),
        ("(;SZ[5];B[aa];AW[bb];B[cc])", "after the first move"),
        ("(;SZ[5];B[aa];B[bb])", "do not move in turn"),
        ("(;SZ[5]AB[aa])", "there is no solution"),
        (
            "(;SZ[5]AB[aa]AW[ab][ba];B[cc])",
            "is not possible: the chain on A5 has no liberty.",
        ),
        ("(;SZ[5];B[aa]C[WRONG])", "No line in the file is right"),
        ("(;SZ[5];B[];W[aa])", "does not begin with a stone"),
        (
            "(;SZ[5](;B[aa])(;B[bb];W[bb]))",
            "Line 2 of the file, move 2: **The point is taken:** there is a stone on B4",
        ),
        (
            "(;SZ[5]AW[ba][ab][bb];B[aa])",
            "Line 1 of the file, move 1: ",
        ),
    ] {
        let said = sentence(create(&mut table, KURO, sgf));
        assert!(said.contains(why), "{sgf}: {said}");
    }
    let broad = format!("(;SZ[19]{})", "(;B[aa];W[bb])(;B[cc])".repeat(300));
    let said = sentence(create(&mut table, KURO, &broad));
    assert!(
        said.contains("200 lines of 60 moves are the most"),
        "{said}"
    );
    assert_eq!(table.store().proposals_by(KURO.player()), Ok(vec![]));
}

#[test]
fn a_file_that_did_not_come_is_told_of() {
    let mut table = Table::new();
    let mut none = |reason| sentence(bring(&mut table, KURO, OptionValue::File(Err(reason))));
    let said = none(NoFile::TooLarge);
    assert_eq!(said, "The file is too large: 64 KiB are the most.");
    let said = none(NoFile::Unavailable);
    assert_eq!(said, "I could not get the file. Please send it once more.");
    let said = sentence(bring(&mut table, KURO, OptionValue::Text("(;".to_owned())));
    assert!(said.contains("I do not know this command"), "{said}");
    let said = sentence(table.say(KURO, "/puzzle create"));
    assert!(said.contains("Something is missing"), "{said}");
    let said = sentence(table.say(KURO, "/puzzle create level:9"));
    assert!(said.contains("9"), "{said}");
}

#[test]
fn an_authors_words_are_shown_as_they_are_and_call_nobody() {
    let mut table = Table::new();
    let long = "@here `x` ||y|| ".repeat(100);
    let sgf = format!("(;SZ[5]C[{long}](;B[cd]C[RIGHT {long}]))");
    let waiting = public(create(&mut table, KURO, &sgf));
    let card = public(moderator(&mut table, "Post"));
    let closed = public(table.press(KURO, "Close"));
    let _ = table.edited();
    for message in [waiting, card, closed] {
        let text = body(&message);
        assert!(message.mention.is_empty());
        assert!(!text.contains("@here") && !text.contains(" `x`"), "{text}");
        assert!(text.chars().count() < 4096, "{}", text.chars().count());
        // Nothing but our own spoiler is one.
        let spoilers = text.replace("\\|", "").matches("||").count();
        assert!(spoilers <= 2, "{text}");
    }
}

#[test]
fn only_so_many_wait_at_once() {
    let mut table = Table::new();
    for _ in 0..5 {
        let _ = public(create(&mut table, KURO, STUDY));
    }
    let said = sentence(create(&mut table, KURO, STUDY));
    assert_eq!(
        said,
        "You have as many puzzles waiting as one may at once: 5."
    );
    let _ = public(create(&mut table, SHIRO, STUDY));
    let _ = public(moderator(&mut table, "Refuse"));
    let id = PuzzleId::new(2);
    table.wait(table.store().refuse_proposal(id)).unwrap();
    let _ = public(create(&mut table, KURO, STUDY));
}

#[test]
fn the_last_that_may_wait_is_shown_again_when_it_is_delivered_again() {
    let mut table = Table::new();
    for number in 1..=5 {
        let sgf = STUDY.replace("Gone", &format!("Gone by {number}"));
        let _ = public(create(&mut table, KURO, &sgf));
    }
    table.restart();
    let again = public(table.deliver_again());
    assert!(again.card.unwrap().title.contains('5'));
    let waiting = table.store().proposals_by(KURO.player()).unwrap();
    assert_eq!(waiting.len(), 5);
    // And what waits no longer is not taken for another one.
    let five = PuzzleId::new(5);
    table.wait(table.store().refuse_proposal(five)).unwrap();
    table.restart();
    let said = sentence(table.deliver_again());
    assert!(said.starts_with("This puzzle waits no longer"), "{said}");
}

#[test]
fn in_private_one_decides_oneself() {
    let mut table = Table::new();
    table.answers_only();
    let preview = private(create(&mut table, KURO, STUDY));
    assert_eq!(labels(&preview), ["Post", "Discard"]);
    let discarded = public(table.press(KURO, "Discard"));
    assert_eq!(discarded.content, "Puzzle 1 is not posted.");
    let _ = private(create(&mut table, KURO, STUDY));
    let card = public(table.press(KURO, "Post"));
    assert_eq!(labels(&card), ["Answer", "Close"]);
    let told = private(answer(&mut table, AKA, "C2"));
    assert!(body(&told).starts_with("**Right!**"), "{told:?}");
}

#[test]
fn what_waits_comes_with_ones_data_and_goes_with_them() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    let exported = private(table.say(KURO, "/me export"));
    let data: serde_json::Value = serde_json::from_slice(&exported.files[0].bytes).unwrap();
    let proposed = &data["proposed_puzzles"][0];
    assert_eq!(proposed["puzzle"], 1, "{data}");
    assert!(proposed["sgf"].as_str().unwrap().contains("Take"), "{data}");
    let _ = private(table.say(KURO, "/me forget"));
    let (forget, message) = table.custom_id("Forget me");
    let _ = table.press_id(KURO, &forget, message);
    assert_eq!(table.store().proposal(ONE), Ok(None));
}

#[test]
fn a_posted_study_outlives_its_author() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    let _ = public(moderator(&mut table, "Post"));
    let _ = private(table.say(KURO, "/me forget"));
    let (forget, message) = table.custom_id("Forget me");
    let _ = table.press_id(KURO, &forget, message);
    let posted = table.store().puzzle(ONE).unwrap().unwrap();
    assert_eq!(posted.by, None);
    assert!(matches!(posted.puzzle, Puzzle::Study(_)));
}

#[test]
fn a_button_of_what_never_waited_is_told_so() {
    let mut table = Table::new();
    for step in ["take", "confirm", "refuse", "look"] {
        let button = format!("v1:puzzle:{step}:9");
        let said = sentence(table.press_id(KURO, &button, MessageId::new(5)));
        assert!(
            said.starts_with("This puzzle waits no longer"),
            "{step}: {said}"
        );
    }
}
