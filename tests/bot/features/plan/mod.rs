//! Conditional moves: planned in private, played with the opponent's move, and invisible to others.

mod picker;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Message, Row};
use tengen::game::MessageId;
use tengen::game::{Actor, GameId};
use tengen::i18n::Link;
use tengen::i18n::{UserInput, say};
use tengen::rules::{Color, Size};

use crate::support::board::at;
use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::desk::{Deed, direct};
use crate::support::script::{begin, play, play_from, seated};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_lacks, assert_says, assert_told, english, german,
};

/// Kuro has played C3 on a board of 9, and shiro is to move.
fn waiting() -> Table {
    let mut table = seated("size:9");
    play(&mut table, "C3");
    table
}

/// Kuro's answer to `command`.
fn ask(table: &mut Table, command: &str) -> Message {
    private(table.say(KURO, command))
}

/// The list of a plan.
#[track_caller]
fn list(message: &Message) -> String {
    let card = message.card.as_ref().expect("a plan");
    card.body.split("```").nth(1).unwrap().trim().to_owned()
}

/// The direct message to `who` about their dropped plan.
#[track_caller]
fn dropped_plan(table: &Table, who: Member) -> Message {
    let mut posted = Vec::new();
    for deed in table.take_deeds() {
        match deed {
            Deed::Posted(channel, message) if channel == direct(who.player()) => {
                posted.push(message);
            }
            Deed::Stripped(_) => {}
            other => panic!("unexpected: {other:?}"),
        }
    }
    assert_eq!(posted.len(), 1);
    let mut desk = table.desk.lock();
    desk.message(posted[0]).unwrap().message.clone()
}

fn moves(table: &Table, game: u64) -> usize {
    table.game(game).moves().len()
}

#[test]
fn a_planned_answer_comes_with_the_move_that_it_answers() {
    let mut table = waiting();
    let plan = ask(&mut table, "/game if-then if:G7 then:G3");
    assert_eq!(plan.content, english(say::plan::added("G7 G3".to_owned())));
    assert_eq!(
        plan.card.as_ref().unwrap().title,
        english(say::plan::heading(GameId::new(1)))
    );
    assert_eq!(list(&plan), "G7 → G3");
    let alt = plan.files[0].alt.as_ref().unwrap();
    assert_begins(alt, say::plan::picture("G7 G3".to_owned()));
    assert!(
        alt.contains("1 on G7")
            || alt.contains(&english(say::help::alt_written("G3 2, G7 1".to_owned())))
            || alt.contains("1 G7"),
        "{alt}"
    );
    // After a restart it is still there.
    table.restart();
    let board = public(table.say(SHIRO, "/play at:G7"));
    table.assert_stripped();
    assert_says(
        &board,
        say::plan::after(
            say::table::played(Color::White, at("G7")),
            say::plan::played_as_planned(Color::Black, at("G3")),
        ),
    );
    assert_eq!(
        board.mention,
        [SHIRO.player()],
        "only who is to move is pinged"
    );
    let game = table.game(1);
    assert_eq!(game.moves().len(), 3);
    let [.., theirs, answer] = game.events() else {
        panic!("two moves");
    };
    assert_eq!(theirs.by, Actor::Player(SHIRO.player()));
    assert_eq!(answer.by, Actor::Plan(KURO.player()));
    assert_eq!(theirs.at, answer.at, "it takes no time");
    let nothing = ask(&mut table, "/game if-then");
    assert_begins(&nothing, say::plan::nothing(GameId::new(1)));
}

#[test]
fn lines_branch_and_are_played_to_their_ends() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then line:G7,G3,C7,C5");
    let _ = ask(&mut table, "/game if-then line:G7→G3→E7→E5");
    let plan = ask(&mut table, "/game if-then if:E5 then:E6 line:D5,D6");
    assert_eq!(
        list(&plan),
        "G7 → G3\n  C7 → C5\n  E7 → E5\nE5 → E6\n  D5 → D6"
    );
    let again = ask(&mut table, "/game if-then if:E5 then:E4");
    assert_says(&again, say::plan::replaced());
    assert_eq!(list(&again), "G7 → G3\n  C7 → C5\n  E7 → E5\nE5 → E4");
    for point in ["G7", "E7"] {
        let _ = public(table.say(SHIRO, &format!("/play at:{point}")));
        table.assert_stripped();
    }
    assert_eq!(moves(&table, 1), 5);
}

#[test]
fn every_way_to_move_is_answered() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then line:G7,G3,pass,E5");
    let _ = table.open_form(SHIRO);
    let _ = public(table.fill(SHIRO, "G7"));
    drop(table.take_post());
    assert_eq!(moves(&table, 1), 3);
    let board = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    assert_says(
        &board,
        say::plan::after(
            say::table::passed(Color::White),
            say::plan::played_as_planned(Color::Black, at("E5")),
        ),
    );
}

#[test]
fn a_planned_pass_can_begin_the_count() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then if:pass then:pass");
    let count = public(table.say(SHIRO, "/game pass"));
    table.assert_stripped();
    assert_says(&count, say::count::begins());
}

#[test]
fn a_deviation_drops_the_plan_and_its_player_is_told_once() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then line:G7,G3,C7,C5");
    let board = public(table.say(SHIRO, "/play at:G6"));
    assert_eq!(board.mention, [KURO.player()]);
    assert_lacks(&board, "plan");
    let told = dropped_plan(&table, KURO);
    let words = english(say::plan::dropped_by_game(
        GameId::new(1),
        Link::to_message(table.setting.place, MessageId::new(5005)),
    ));
    assert_begins(&told, &words);
    assert!(told.mention.is_empty());
    table.tick();
    assert_told(table.say(KURO, "/game if-then"), say::plan::own_turn());
    play(&mut table, "E5");
    assert!(
        table
            .wait(table.store().plan(GameId::new(1), KURO.player()))
            .unwrap()
            .is_none()
    );
}

#[test]
fn a_member_who_takes_no_direct_messages_hears_of_a_dropped_plan_when_asking_for_it() {
    let mut table = waiting();
    table.desk.lock().closed.push(KURO.player());
    let _ = ask(&mut table, "/game if-then line:G7,G3,C7,C5");
    let _ = public(table.say(SHIRO, "/play at:G6"));
    let deeds = table.take_deeds();
    // In the channel it would disclose the plan.
    assert!(
        deeds.iter().all(|deed| !matches!(deed, Deed::Posted(..))),
        "{deeds:?}"
    );
    let said = sentence(table.say(KURO, "/game if-then"));
    assert_eq!(
        said,
        format!(
            "{}\n{}",
            english(say::plan::deviated(at("G6"))),
            english(say::plan::own_turn())
        )
    );
    assert_told(table.say(KURO, "/game if-then"), say::plan::own_turn());
}

#[test]
fn a_plan_that_is_void_already_is_dropped_silently() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then line:G7,G3,C7,C5");
    table.desk.lock().closed.push(KURO.player());
    for (who, point) in [(SHIRO, "G6"), (KURO, "E5"), (SHIRO, "G7")] {
        let _ = public(table.say(who, &format!("/play at:{point}")));
    }
    let directs = table
        .take_deeds()
        .iter()
        .filter(|deed| matches!(deed, Deed::Failed("direct", _)))
        .count();
    assert_eq!(directs, 1, "what is void already is no news");
    assert_eq!(moves(&table, 1), 4);
}

#[test]
fn the_menu_of_the_board_leads_to_the_plan_of_whoever_waits() {
    let mut table = waiting();
    let _ = table.press(KURO, say::table::button_more());
    let plan = private(table.choose(KURO, "plan"));
    assert_begins(&plan, say::plan::nothing(GameId::new(1)));
    for who in [SHIRO, AKA] {
        let menu = private(table.press(who, say::table::button_more()));
        let Row::Menu(menu) = &menu.rows[0] else {
            panic!("a menu");
        };
        assert!(
            !menu.entries.iter().any(|entry| entry.value == "plan"),
            "{}",
            who.name
        );
    }
}

#[test]
fn undoing_drops_the_plan() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then line:G7,G3,C7,C5");
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.assert_stripped();
    let _ = public(table.say(SHIRO, "/game undo"));
    table.assert_stripped();
    let _ = public(table.press(KURO, say::table::button_consent()));
    let _ = table.take_deeds();
    assert_eq!(moves(&table, 1), 1);
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.assert_stripped();
    assert_eq!(moves(&table, 1), 2, "nothing is answered");
    let said = sentence(table.say(KURO, "/game if-then"));
    assert_begins(&said, say::plan::upset());
}

#[test]
fn plans_end_with_the_game() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then if:G7 then:G3");
    let _ = table.press(SHIRO, say::table::button_more());
    let _ = table.choose(SHIRO, "resign");
    let _ = public(table.press(SHIRO, say::table::button_resign()));
    let _ = table.take_deeds();
    let plan = table.wait(table.store().plan(GameId::new(1), KURO.player()));
    assert!(plan.unwrap().is_none());
}

#[test]
fn what_is_wrong_with_a_line_is_told_with_its_place() {
    let mut table = waiting();
    for (command, expected) in [
        ("/game if-then if:D4", english(say::plan::both())),
        ("/game if-then line:G7", english(say::plan::no_answer())),
        (
            "/game if-then line:,;",
            english(say::plan::nothing(GameId::new(1))),
        ),
        (
            "/game if-then if:G7 then:I5",
            english(say::plan::bad_move(
                2,
                say::refusal::letter_i(UserInput::new("I5")),
            )),
        ),
        (
            "/game if-then if:G7 then:G3 line:Z1,A1",
            english(say::plan::bad_move(
                3,
                say::refusal::too_far(UserInput::new("Z1")),
            )),
        ),
        (
            "/game if-then if:C3 then:G3",
            english(say::plan::illegal(1, say::refusal::occupied(at("C3")))),
        ),
        (
            "/game if-then line:G7,G3,G3,A1",
            english(say::plan::illegal(3, say::refusal::occupied(at("G3")))),
        ),
        (
            "/game if-then line:G7,K10",
            english(say::plan::illegal(
                2,
                say::refusal::off_board(UserInput::new("K10"), Size::square(9).unwrap(), at("J9")),
            )),
        ),
        (
            "/game if-then remove:G7",
            english(say::plan::not_planned(1)),
        ),
    ] {
        let message = ask(&mut table, command);
        assert_begins(&message, &expected);
    }
    let long = "A1,".repeat(100);
    let said = ask(&mut table, &format!("/game if-then line:{long}"));
    assert!(said.card.is_none());
    let hostile = ask(
        &mut table,
        "/game if-then if:**@everyone** then:[x](http://x.example)",
    );
    assert_lacks(&hostile, "**@everyone**");
    assert!(
        table
            .wait(table.store().plan(GameId::new(1), KURO.player()))
            .unwrap()
            .is_none()
    );
}

#[test]
fn nobody_plans_whose_turn_it_is_or_who_does_not_play() {
    let mut table = waiting();
    let said = sentence(table.say(SHIRO, "/game if-then if:G7 then:G3"));
    assert_eq!(said, english(say::plan::own_turn()));
    let said = sentence(table.say(AKA, "/game if-then if:G7 then:G3 game:1"));
    assert_eq!(said, english(say::refusal::not_a_player()));
}

#[test]
fn lines_are_added_and_dropped_with_buttons() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then");
    let _ = in_place(table.press(KURO, say::plan::button_add()));
    let _ = table.press(KURO, say::table::button_type());
    let plan = in_place(table.fill(KURO, "G7 G3 C7 pass"));
    assert_eq!(list(&plan), "G7 → G3\n  C7 → pass");
    let _ = in_place(table.press(KURO, say::plan::button_add()));
    let _ = table.press(KURO, say::table::button_type());
    let plan = in_place(table.fill(KURO, "E7 E5"));
    let Row::Menu(menu) = &plan.rows[1] else {
        panic!("a menu");
    };
    let entries: Vec<_> = menu
        .entries
        .iter()
        .map(|entry| (entry.label.as_str(), entry.value.as_str()))
        .collect();
    assert_eq!(
        entries,
        [
            ("G7 → G3", "G7G3"),
            ("G7 → G3 · C7 → pass", "G7G3C7-"),
            ("E7 → E5", "E7E5")
        ]
    );
    let plan = in_place(table.choose(KURO, "G7G3C7-"));
    assert_begins(&plan, say::plan::dropped("G7 G3 C7 pass".to_owned()));
    assert_eq!(list(&plan), "G7 → G3\nE7 → E5");
    let plan = ask(&mut table, "/game if-then remove:G7");
    assert_eq!(list(&plan), "E7 → E5");
    let plan = in_place(table.press(KURO, say::plan::button_clear()));
    assert_begins(&plan, say::plan::cleared());
    let _ = public(table.say(SHIRO, "/play at:E7"));
    table.assert_stripped();
    assert_eq!(moves(&table, 1), 2);
}

#[test]
fn all_is_dropped_with_one_word_in_any_language() {
    let mut table = waiting();
    for word in ["all", "ALL", "alles", "tout"] {
        let _ = ask(&mut table, "/game if-then line:G7,G3,C7,C5");
        let _ = ask(&mut table, "/game if-then if:E7 then:E5");
        let gone = ask(&mut table, &format!("/game if-then remove:{word}"));
        assert_begins(&gone, say::plan::cleared());
    }
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.assert_stripped();
    assert_eq!(moves(&table, 1), 2, "nothing is answered");
}

#[test]
fn a_press_below_an_old_plan_is_told_that_the_game_has_moved_on() {
    let mut table = waiting();
    let _ = ask(&mut table, "/game if-then if:G7 then:G3");
    let (button, message) = table.custom_id(say::plan::button_clear());
    let _ = public(table.say(SHIRO, "/play at:E7"));
    let _ = dropped_plan(&table, KURO);
    let told = private(table.press_id(KURO, &button, message));
    assert_begins(&told, say::refusal::moved_on(GameId::new(1)));
    // The other player's commands change only their own plan.
    play_on(&mut table);
    let _ = private(table.say(KURO, "/game if-then if:G7 then:G3"));
    let (button, message) = table.custom_id(say::plan::button_clear());
    let _ = table.press_id(SHIRO, &button, message);
    assert_eq!(list(&ask(&mut table, "/game if-then")), "G7 → G3");
}

fn play_on(table: &mut Table) {
    let _ = public(table.say(KURO, "/play at:A9"));
    table.assert_stripped();
}

#[test]
fn a_plan_changes_nothing_for_anybody_else() {
    let views = |planned: bool| {
        let mut table = waiting();
        let plan = if planned {
            "/game if-then if:G7 then:G3"
        } else {
            "/game if-then"
        };
        let _ = ask(&mut table, plan);
        let mut views = Vec::new();
        for who in [SHIRO, AKA] {
            for command in [
                "/game board",
                "/game board as:rows",
                "/games",
                "/game sgf",
                "/game if-then game:1",
            ] {
                views.push(whole_answer(&mut table, who, command));
            }
            for (command, focused) in [
                ("/play at:G", "at"),
                ("/game if-then if:G", "if"),
                ("/game if-then if:G7 then:G", "then"),
                ("/game if-then", "game"),
            ] {
                views.push(table.suggestions(who, command, focused).join(" "));
            }
        }
        let _ = table.take_deeds();
        views
    };
    assert_eq!(views(true), views(false));
}

/// The whole answer to `who`, files included.
fn whole_answer(table: &mut Table, who: Member, command: &str) -> String {
    let (Answer::Post(message) | Answer::Ephemeral(message)) = table.say(who, command) else {
        panic!("a message");
    };
    let files: Vec<_> = message
        .files
        .iter()
        .map(|file| file.bytes.to_vec())
        .collect();
    format!("{message:?} {files:?}")
}

#[test]
fn answers_are_suggested_for_the_move_that_they_answer() {
    let mut table = waiting();
    let they = table.suggestions(KURO, "/game if-then if:G", "if");
    assert_eq!(they.len(), 9);
    let me = table.suggestions(KURO, "/game if-then if:G7 then:G", "then");
    assert_eq!(me.len(), 8);
    assert!(!me.contains(&"G7".to_owned()));
    assert!(
        table
            .suggestions(KURO, "/game if-then if:C3 then:G", "then")
            .is_empty()
    );
}

#[test]
fn a_question_which_game_is_meant_keeps_the_line() {
    let mut table = waiting();
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/play at:E5 game:2"));
    table.assert_stripped();
    let which = private(table.say(KURO, "/game if-then if:G7 then:G3 line:A1,A2"));
    assert_eq!(which.content, english(say::table::which()));
    let plan = private(table.choose(KURO, "2"));
    assert_eq!(list(&plan), "G7 → G3\n  A1 → A2");
    assert_eq!(
        plan.card.unwrap().title,
        english(say::plan::heading(GameId::new(2)))
    );
}

#[test]
fn plans_are_told_in_german_too() {
    let mut table = Table::new();
    table.club_locale = Some("de".to_owned());
    let _ = public(table.say(AO, "/challenge opponent:@shiro colour:black size:9"));
    let _ = public(table.press(SHIRO, german(say::challenge::button_accept())));
    let _ = table.take_deeds();
    play_from(&mut table, [AO], "C3");
    let plan = private(table.say(AO, "/game if-then if:G7 then:passen"));
    assert_eq!(
        plan.content,
        german(say::plan::added("G7 passen".to_owned()))
    );
    assert_eq!(list(&plan), format!("G7 → {}", german(say::plan::pass())));
    let plan = private(table.say(AO, "/game if-then if:G7 then:G3"));
    assert_says(&plan, german(say::plan::replaced()));
    let board = public(table.say(SHIRO, "/play at:G7"));
    table.assert_stripped();
    assert_says(
        &board,
        german(say::plan::played_as_planned(Color::Black, at("G3"))),
    );
}
