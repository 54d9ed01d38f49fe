//! Proposed puzzles: reading, moderation, posting, answers.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::{Call, Invocation, NoFile, OptionValue, Permissions};
use tengen::game::MessageId;
use tengen::i18n::say;
use tengen::puzzle::{Level, Puzzle, Topic};
use tengen::rules::Color;
use tengen::store::{AttemptStage, PuzzleId};

use super::close;
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{
    Words, assert_begins, assert_lacks, assert_says, assert_told, english, labels,
};

const ONE: PuzzleId = PuzzleId::new(1);
/// Black captures at C3; the author comments on each line.
const STUDY: &str = "(;SZ[5]AB[bc][cb][dc]AW[cc]C[Take *it* @everyone]\
    (;B[cd]C[RIGHT Gone.])(;B[aa];W[cd];B[ee]C[WRONG ||Too late|| <@1> [x\\](http://x)]))";

/// `who` proposes `sgf`.
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

/// `who` proposes the game numbered `game` in `sgf`.
fn create_game(table: &mut Table, who: Member, sgf: &[u8], game: Option<i64>) -> Answer {
    let file = ("file".to_owned(), OptionValue::File(Ok(sgf.into())));
    let game = game.map(|game| ("game".to_owned(), OptionValue::Integer(game)));
    let call = Call {
        name: "puzzle".to_owned(),
        subcommand: Some("create".to_owned()),
        options: [file].into_iter().chain(game).collect(),
    };
    table.ask(who, Invocation::Command(call))
}

#[test]
fn the_author_is_told_what_was_guessed() {
    let first_branch = b"(;SZ[5]AB[cc](;B[aa])(;B[bb]))";
    let collection = b"(;C[A preface])(;SZ[5];B[aa])(;SZ[5];B[bb])";
    let sjis = b"(;SZ[9]C[\x94\x5c]AB[cc][dc]AW[cd];B[bd]C[\x90\xb3\x89\xf0])";
    for (sgf, game, remark) in [
        (
            &first_branch[..],
            None,
            english(say::puzzle::remark_first_branch()),
        ),
        (collection, None, english(say::puzzle::remark_games(2, 3))),
        (
            collection,
            Some(3),
            english(say::puzzle::remark_games(3, 3)),
        ),
        (
            sjis,
            None,
            english(say::puzzle::remark_charset("Shift_JIS".to_owned())),
        ),
    ] {
        // On the card that waits for a moderator, and in a moderator's preview.
        let mut table = Table::new();
        let waiting = public(create_game(&mut table, KURO, sgf, game));
        assert_says(body(&waiting), &remark);
        let solved = private(table.press(KURO, say::rules::button_solve()));
        assert_says(body(&solved), &remark);
        table.powers = Permissions::MANAGE_MESSAGES;
        let preview = private(create_game(&mut table, AKA, sgf, game));
        assert_says(body(&preview), &remark);
    }
    let mut table = Table::new();
    let plain = public(create(&mut table, KURO, STUDY));
    assert_lacks(body(&plain), "-#");
    let refused = sentence(create_game(&mut table, AKA, collection, Some(4)));
    assert_eq!(refused, english(say::puzzle::sgf_no_such_game(3)));
}

/// A moderator presses the button called `label`.
fn moderator(table: &mut Table, label: impl Words) -> Answer {
    table.powers = Permissions::MANAGE_MESSAGES;
    let answer = table.press(AKA, label);
    table.powers = Permissions(0);
    answer
}

fn body(message: &Message) -> &str {
    &message.card.as_ref().expect("puzzles stand on cards").body
}

fn answer(table: &mut Table, who: Member, point: &str) -> Answer {
    let form = table.press(who, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    table.fill(who, point)
}

#[test]
fn a_moderator_sees_how_the_file_was_read_and_posts_it() {
    let mut table = Table::new();
    table.powers = Permissions::MANAGE_MESSAGES;
    let preview = private(create(&mut table, KURO, STUDY));
    assert_eq!(
        labels(&preview),
        [
            english(say::puzzle::button_post()),
            english(say::puzzle::button_discard())
        ]
    );
    let told = body(&preview);
    assert_says(told, say::puzzle::as_read(2));
    assert_says(told, say::puzzle::right_move(at("C2")));
    assert_says(told, say::puzzle::level_of(3));
    let files: Vec<_> = preview.files.iter().map(|file| &file.name[..]).collect();
    assert_eq!(files, ["tengen-puzzle-1-solved.png", "tengen-puzzle-1.sgf"]);
    assert_eq!(table.wait(table.store().puzzle(ONE)), Ok(None));
    let card = public(table.press(KURO, say::puzzle::button_post()));
    table.powers = Permissions(0);
    assert_says(body(&card), say::puzzle::ask_study(Color::Black));
    assert_lacks(body(&card), "C2");
    let posted = table.wait(table.store().puzzle(ONE)).unwrap().unwrap();
    assert_eq!(posted.puzzle.topic(), Topic::Study);
    assert_eq!(
        (posted.level, posted.by),
        (Level::ALL[2], Some(KURO.player()))
    );
    // It is answered like other puzzles, with the author's comments.
    let wrong = private(answer(&mut table, SHIRO, "A5"));
    let told = body(&wrong);
    assert_says(told, say::puzzle::refuted_line("A5 C2 E1".to_owned()));
    assert_says(told, "\\|\\|Too late\\|\\|");
    let _ = table.take_edit();
    let unknown = public(answer(&mut table, SHIRO, "E5"));
    assert_says(body(&unknown), say::puzzle::no_line());
    let _ = table.take_edit();
    let right = public(answer(&mut table, SHIRO, "C2"));
    assert_says(body(&right), say::puzzle::right(3));
    assert_says(body(&right), "Gone");
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 1));
    // Its author cannot solve it.
    let own = private(table.press(KURO, say::rules::button_answer()));
    assert_begins(body(&own), say::rules::solved());
    assert_eq!(
        table.wait(table.store().attempt(ONE, KURO.player())),
        Ok(None)
    );
    assert_eq!(table.take_deeds(), []);
}

#[test]
fn what_others_bring_waits_for_a_moderator() {
    let mut table = Table::new();
    let waiting = public(create(&mut table, KURO, STUDY));
    assert_eq!(
        labels(&waiting),
        [
            english(say::puzzle::button_post()),
            english(say::puzzle::button_refuse()),
            english(say::rules::button_solve())
        ]
    );
    let shown = format!("{waiting:?}");
    assert_says(&shown, say::puzzle::proposed(KURO.mention()));
    assert!(!shown.contains("C2") && !shown.contains("Gone"), "{shown}");
    for label in [
        say::puzzle::button_post(),
        say::puzzle::button_refuse(),
        say::rules::button_solve(),
    ] {
        let id = label.id();
        let said = sentence(table.press(SHIRO, label));
        assert_eq!(said, english(say::puzzle::moderators_only()), "{id}");
    }
    let said = sentence(table.press(KURO, say::puzzle::button_post()));
    assert_eq!(said, english(say::puzzle::moderators_only()));
    let seen = private(moderator(&mut table, say::rules::button_solve()));
    assert_says(body(&seen), say::puzzle::right_move(at("C2")));
    assert!(labels(&seen).is_empty());
    let (_, message) = table.custom_id(say::puzzle::button_post());
    let card = public(moderator(&mut table, say::puzzle::button_post()));
    assert_eq!(
        labels(&card),
        [
            english(say::rules::button_answer()),
            english(say::puzzle::button_close())
        ]
    );
    let posted = table.wait(table.store().puzzle(ONE)).unwrap().unwrap();
    assert_eq!(
        (posted.by, posted.message),
        (Some(KURO.player()), Some(message))
    );
    let _ = private(answer(&mut table, SHIRO, "C2"));
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 1));
    let attempt = table
        .wait(table.store().attempt(ONE, SHIRO.player()))
        .unwrap()
        .unwrap();
    assert_eq!(attempt.stage, AttemptStage::Solved);
    // Its author may close it.
    let closed = close(&mut table, KURO);
    assert_says(
        body(&closed),
        format!("||{}", english(say::puzzle::right_move(at("C2")))),
    );
}

#[test]
fn a_moderator_refuses_it_or_its_author_takes_it_back() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    let (take, message) = table.custom_id(say::puzzle::button_post());
    let refused = public(moderator(&mut table, say::puzzle::button_refuse()));
    assert_eq!(
        refused.content,
        english(say::puzzle::not_taken("1".to_owned()))
    );
    assert!(refused.rows.is_empty() && refused.files.is_empty());
    table.powers = Permissions::MANAGE_MESSAGES;
    let late = sentence(table.press_id(AKA, &take, message));
    assert_begins(&late, say::puzzle::proposal_gone());
    table.powers = Permissions(0);
    let _ = public(create(&mut table, KURO, STUDY));
    let _ = public(table.press(KURO, say::puzzle::button_refuse()));
    for number in 1..=2 {
        let id = PuzzleId::new(number);
        assert_eq!(table.wait(table.store().puzzle(id)), Ok(None));
        assert_eq!(table.wait(table.store().proposal(id)), Ok(None));
    }
}

#[test]
fn a_restart_loses_nothing_that_waits_and_nothing_comes_twice() {
    let mut table = Table::new();
    let first = public(create(&mut table, KURO, STUDY));
    table.restart();
    let again = public(table.deliver_again());
    assert_eq!(body(&again), body(&first));
    let waiting = table.wait(table.store().proposals_by(KURO.player()));
    assert_eq!(waiting, Ok(vec![ONE]));
    let card = public(moderator(&mut table, say::puzzle::button_post()));
    table.restart();
    let again = public(table.deliver_again());
    assert_eq!(body(&again), body(&card));
    assert_eq!(
        labels(&again),
        [
            english(say::rules::button_answer()),
            english(say::puzzle::button_close())
        ]
    );
    assert_eq!(table.wait(table.store().puzzle(PuzzleId::new(2))), Ok(None));
    let _ = private(answer(&mut table, SHIRO, "C2"));
    assert_says(body(&table.take_edit()), say::puzzle::tally(1, 1));
}

#[test]
fn a_posted_preview_whose_answer_was_unheard_of_is_shown_again() {
    let mut table = Table::new();
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = private(create(&mut table, KURO, STUDY));
    table.fate = Some(crate::support::table::Fate::Lost(
        tengen::bot::kit::pending::Undelivered::Failed,
    ));
    let lost = table.press(KURO, say::puzzle::button_post());
    assert!(matches!(lost, Answer::Post(_)), "{lost:?}");
    let shown = public(table.press(KURO, say::puzzle::button_post()));
    assert_eq!(
        labels(&shown),
        [
            english(say::rules::button_answer()),
            english(say::puzzle::button_close())
        ]
    );
    assert_eq!(table.wait(table.store().puzzle(PuzzleId::new(2))), Ok(None));
    // From then on it has a place.
    let said = sentence(table.press(KURO, say::puzzle::button_post()));
    assert_begins(&said, say::puzzle::proposal_gone());
}

#[test]
fn what_nobody_decides_about_is_forgotten() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    table.advance_days(13);
    table.tick();
    assert!(table.wait(table.store().proposal(ONE)).unwrap().is_some());
    table.advance_days(1);
    table.tick();
    assert_eq!(table.wait(table.store().proposal(ONE)), Ok(None));
    table.powers = Permissions::MANAGE_MESSAGES;
    let said = sentence(table.press(AKA, say::puzzle::button_post()));
    assert_begins(&said, say::puzzle::proposal_gone());
}

#[test]
fn a_file_that_is_no_puzzle_is_refused_in_words_for_its_sender_alone() {
    let mut table = Table::new();
    for (sgf, why) in [
        ("", english(say::puzzle::sgf_none())),
        ("PNG", english(say::puzzle::sgf_none())),
        ("(;SZ[5]C[", english(say::puzzle::sgf_unclosed(8))),
        ("(;GM[2]SZ[8];B[aa])", english(say::puzzle::sgf_game())),
        ("(;SZ[77];B[aa])", english(say::puzzle::sgf_size())),
        (
            "(;SZ[5]AB[zz];B[aa])",
            english(say::puzzle::sgf_point("AB".to_owned())),
        ),
        (
            "(;SZ[5];B[aa];AW[bb];B[cc])",
            english(say::puzzle::sgf_late_setup()),
        ),
        ("(;SZ[5];B[aa];B[bb])", english(say::puzzle::sgf_turns())),
        ("(;SZ[5]AB[aa])", english(say::puzzle::sgf_no_moves())),
        (
            "(;SZ[5]AB[aa]AW[ab][ba];B[cc])",
            english(say::puzzle::sgf_no_liberty(at("A5"))),
        ),
        (
            "(;SZ[5];B[aa]C[WRONG])",
            english(say::puzzle::sgf_nothing_right()),
        ),
        (
            "(;SZ[5];B[];W[aa])",
            english(say::puzzle::sgf_no_first_move()),
        ),
        (
            "(;SZ[5](;B[aa])(;B[bb];W[bb]))",
            english(say::puzzle::sgf_illegal(
                2,
                2,
                say::refusal::occupied(at("B4")),
            )),
        ),
        (
            "(;SZ[5]AW[ba][ab][bb];B[aa])",
            english(say::puzzle::sgf_illegal(
                1,
                1,
                say::refusal::suicide(at("A5")),
            )),
        ),
    ] {
        let said = sentence(create(&mut table, KURO, sgf));
        assert_says(&said, &why);
    }
    let broad = format!("(;SZ[19]{})", "(;B[aa];W[bb])(;B[cc])".repeat(300));
    let said = sentence(create(&mut table, KURO, &broad));
    assert_says(&said, say::puzzle::sgf_too_large(200, 60));
    assert_eq!(
        table.wait(table.store().proposals_by(KURO.player())),
        Ok(vec![])
    );
}

#[test]
fn a_file_that_did_not_come_is_told_of() {
    let mut table = Table::new();
    let mut none = |reason| sentence(bring(&mut table, KURO, OptionValue::File(Err(reason))));
    let said = none(NoFile::TooLarge);
    assert_eq!(said, english(say::refusal::file_too_large(64)));
    let said = none(NoFile::Unavailable);
    assert_eq!(said, english(say::refusal::file_unavailable()));
    let said = sentence(bring(&mut table, KURO, OptionValue::Text("(;".to_owned())));
    assert_says(&said, say::refusal::unknown_command());
    let said = sentence(table.say(KURO, "/puzzle create"));
    assert_says(&said, say::refusal::missing_option());
    let said = sentence(table.say(KURO, "/puzzle create level:9"));
    assert_says(&said, "9");
}

#[test]
fn an_authors_words_are_shown_as_they_are_and_call_nobody() {
    let mut table = Table::new();
    let long = "@here `x` ||y|| ".repeat(100);
    let sgf = format!("(;SZ[5]C[{long}](;B[cd]C[RIGHT {long}]))");
    let waiting = public(create(&mut table, KURO, &sgf));
    let card = public(moderator(&mut table, say::puzzle::button_post()));
    let closed = close(&mut table, KURO);
    for message in [waiting, card, closed] {
        let text = body(&message);
        assert!(message.mention.is_empty());
        assert!(!text.contains("@here") && !text.contains(" `x`"), "{text}");
        assert!(text.chars().count() < 4096, "{}", text.chars().count());
        // The only spoiler is the bot's own.
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
    assert_told(create(&mut table, KURO, STUDY), say::puzzle::too_many(5));
    let _ = public(create(&mut table, SHIRO, STUDY));
    let _ = public(moderator(&mut table, say::puzzle::button_refuse()));
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
    let waiting = table
        .wait(table.store().proposals_by(KURO.player()))
        .unwrap();
    assert_eq!(waiting.len(), 5);
    // A decided proposal is not mistaken for another one.
    let five = PuzzleId::new(5);
    table.wait(table.store().refuse_proposal(five)).unwrap();
    table.restart();
    let said = sentence(table.deliver_again());
    assert_begins(&said, say::puzzle::proposal_gone());
}

#[test]
fn in_private_one_decides_oneself() {
    let mut table = Table::new();
    table.answers_only();
    let preview = private(create(&mut table, KURO, STUDY));
    assert_eq!(
        labels(&preview),
        [
            english(say::puzzle::button_post()),
            english(say::puzzle::button_discard())
        ]
    );
    let discarded = public(table.press(KURO, say::puzzle::button_discard()));
    assert_eq!(
        discarded.content,
        english(say::puzzle::not_taken("1".to_owned()))
    );
    let _ = private(create(&mut table, KURO, STUDY));
    let card = public(table.press(KURO, say::puzzle::button_post()));
    assert_eq!(
        labels(&card),
        [
            english(say::rules::button_answer()),
            english(say::puzzle::button_close())
        ]
    );
    let told = private(answer(&mut table, AKA, "C2"));
    assert_begins(body(&told), say::puzzle::right(1));
}

#[test]
fn what_waits_comes_with_ones_data_and_goes_with_them() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    let exported = private(table.say(KURO, "/me export"));
    let data: serde_json::Value = serde_json::from_slice(&exported.files[0].bytes).unwrap();
    let proposed = &data["proposed_puzzles"][0];
    assert_eq!(proposed["puzzle"], 1, "{data}");
    assert_says(proposed["sgf"].as_str().unwrap(), "Take");
    let _ = private(table.say(KURO, "/me forget"));
    let (forget, message) = table.custom_id(say::people::button_forget());
    let _ = table.press_id(KURO, &forget, message);
    assert_eq!(table.wait(table.store().proposal(ONE)), Ok(None));
}

#[test]
fn a_posted_study_outlives_its_author() {
    let mut table = Table::new();
    let _ = public(create(&mut table, KURO, STUDY));
    let _ = public(moderator(&mut table, say::puzzle::button_post()));
    let _ = private(table.say(KURO, "/me forget"));
    let (forget, message) = table.custom_id(say::people::button_forget());
    let _ = table.press_id(KURO, &forget, message);
    let posted = table.wait(table.store().puzzle(ONE)).unwrap().unwrap();
    assert_eq!(posted.by, None);
    assert!(matches!(posted.puzzle, Puzzle::Study(_)));
}

#[test]
fn a_button_of_what_never_waited_is_told_so() {
    let mut table = Table::new();
    for step in ["take", "confirm", "refuse", "look"] {
        let button = format!("v1:puzzle:{step}:9");
        let said = sentence(table.press_id(KURO, &button, MessageId::new(5)));
        assert_begins(&said, say::puzzle::proposal_gone());
    }
}
