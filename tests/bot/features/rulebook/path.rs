//! The beginners' path: suggestions after a game, their receivers, and their number.

use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::{begin, play, resign, seated};
use crate::support::table::{Table, private, public};
use crate::support::words::{assert_begins, assert_ends, assert_lacks, assert_says, english};
use tengen::i18n::{Name, say};

/// Kuro and shiro play Atari-Go until kuro captures; the content of the result.
fn atari_go(table: &mut Table) -> String {
    play(table, "D6 A1");
    let result = public(table.say(KURO, "/play at:C5"));
    table.assert_stripped();
    result.content
}

/// Kuro resigns; the content of the result.
fn resigned(table: &mut Table) -> String {
    let result = resign(table, KURO);
    assert!(result.mention.contains(&SHIRO.player()));
    assert!(!result.mention.contains(&KURO.player()));
    result.content
}

fn set_rank(table: &mut Table, who: Member) {
    let _ = private(table.say(who, "/me rank rank:5k"));
}

/// The suggestion for kuro and shiro.
fn next(step: &str) -> String {
    let players = Name::mentions(&[KURO.player(), SHIRO.player()]);
    english(say::rules::step(
        players,
        say::rules::step_named(step.to_owned()),
    ))
}

#[test]
fn the_path_leads_from_atari_go_by_strasbourg_to_territory() {
    let mut table = seated("game:atari-go size:9");
    let said = atari_go(&mut table);
    assert_ends(&said, next("strasbourg"));
    let page = private(table.press(SHIRO, say::rules::button_step()));
    let title = page.card.unwrap().title;
    assert_begins(&title, say::rules::strasbourg_title());

    begin(&mut table, "size:9 rules:strasbourg");
    let said = resigned(&mut table);
    assert_ends(&said, next("territory"));
    let page = private(table.press(KURO, say::rules::button_step()));
    let title = page.card.unwrap().title;
    assert_begins(&title, say::rules::territory_title());

    begin(&mut table, "size:9");
    let said = resigned(&mut table);
    assert_lacks(&said, "next step");
}

#[test]
fn a_step_is_suggested_once() {
    let mut table = seated("game:atari-go size:9");
    assert_says(atari_go(&mut table), "next step");
    begin(&mut table, "game:atari-go size:9");
    let said = atari_go(&mut table);
    assert_lacks(&said, "next step");
}

#[test]
fn a_member_who_has_been_further_hears_nothing() {
    let mut table = seated("size:9");
    resigned(&mut table);
    begin(&mut table, "game:atari-go size:9");
    let said = atari_go(&mut table);
    assert_lacks(&said, "next step");
}

#[test]
fn a_member_who_has_a_rank_is_no_beginner() {
    let mut table = seated("game:atari-go size:9");
    set_rank(&mut table, SHIRO);
    set_rank(&mut table, AKA);
    let said = atari_go(&mut table);
    let only_kuro = english(say::rules::step(
        KURO.mention(),
        say::rules::step_named("strasbourg".to_owned()),
    ));
    assert_ends(&said, &only_kuro);
}

#[test]
fn games_off_the_path_and_games_that_came_to_nothing_do_not_count() {
    let mut table = seated("game:gomoku size:9");
    let said = resigned(&mut table);
    assert_lacks(&said, "next step");
    begin(&mut table, "game:atari-go size:9");
    let said = atari_go(&mut table);
    assert_ends(&said, next("strasbourg"));
}
