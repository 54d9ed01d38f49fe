//! Hints and estimates.

use tengen::i18n::say;
use tengen::rules::Color;

use super::{begin, new_game};
use crate::support::board::points;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{agree_to_count, play, seated};
use crate::support::table::{Table, private, sentence};
use crate::support::words::{assert_begins, assert_says, english};

#[test]
fn a_hint_is_a_point_on_the_board_for_the_caller_alone() {
    let mut table = new_game("size:5");
    let hint = private(table.say(KURO, "/game hint"));
    assert_eq!(hint.files.len(), 1, "{hint:?}");
    assert_eq!(table.game(1).moves().len(), 0, "nothing is played");
}

#[test]
fn between_people_there_are_neither_hints_nor_estimates_while_they_play() {
    let mut table = seated("size:5");
    let told = sentence(table.say(KURO, "/game hint game:1"));
    assert_eq!(told, english(say::opponent::hint_only()));
    for who in [KURO, AKA] {
        let told = sentence(table.say(who, "/game estimate game:1"));
        assert_eq!(told, english(say::opponent::estimate_not_now()));
    }
    play(&mut table, "C3 B2");
    let _question = table.say(KURO, "/game resign");
    let _over = table.press(KURO, say::table::button_resign());
    let estimate = private(table.say(AKA, "/game estimate game:1"));
    assert_eq!(estimate.files.len(), 1, "{estimate:?}");
    drop(table.take_deeds());
}

#[test]
fn in_a_rated_game_there_is_no_advice() {
    let mut table = Table::new().without_limits();
    let _card = table.say(KURO, "/serveradmin games program:rated");
    begin(&mut table, KURO, "size:9");
    assert!(table.game(1).is_rated());
    for asked in ["/game hint game:1", "/game estimate game:1"] {
        let told = sentence(table.say(KURO, asked));
        assert_eq!(told, english(say::rating::no_advice()), "{asked}");
    }
}

#[test]
fn an_estimate_says_who_leads_and_shows_it() {
    let mut table = new_game("size:5 rules:chinese komi:0");
    let _done = private(table.say(KURO, "/play at:C3"));
    table.answer();
    drop(table.take_deeds());
    let estimate = private(table.say(KURO, "/game estimate"));
    assert_eq!(estimate.files.len(), 1);
    // Black has the centre of a small board.
    let black = english(say::count::leads(
        Color::Black,
        tengen::rules::HalfPoints::whole(3),
    ));
    let start: Vec<_> = black.split(' ').take(2).collect();
    assert_begins(&estimate, start.join(" "));
}

#[test]
fn the_estimate_of_a_finished_game_says_what_is_proven_dead() {
    let mut table = seated("size:5 komi:0.5");
    play(
        &mut table,
        "B5 D5 C5 D4 A4 E4 B4 D3 C4 A3 C3 D2 A2 E2 B2 D1 C2 pass B1 pass C1 pass pass",
    );
    for player in [KURO, SHIRO] {
        let _agreed = agree_to_count(&mut table, player);
    }
    let estimate = private(table.say(AKA, "/game estimate game:1"));
    let proven = english(say::count::proven(points("A3")));
    assert_says(&estimate, &proven);
    drop(table.take_deeds());
}

#[test]
fn where_nothing_is_counted_it_tells_chances() {
    let mut table = new_game("game:gomoku size:9");
    let _done = private(table.say(KURO, "/play at:E5"));
    table.answer();
    drop(table.take_deeds());
    let estimate = private(table.say(KURO, "/game estimate"));
    assert!(estimate.content.contains('%'), "{}", estimate.content);
}

#[test]
fn only_who_is_to_move_gets_a_hint() {
    let mut table = new_game("size:9");
    let _done = private(table.say(KURO, "/play at:C3"));
    let told = sentence(table.say(KURO, "/game hint game:1"));
    assert_ne!(told, english(say::opponent::hint_only()));
    assert!(!told.is_empty());
    table.answer();
    drop(table.take_deeds());
}
