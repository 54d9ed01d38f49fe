//! What the program does not play, in words.

use tengen::config::{Config, Opponent};
use tengen::i18n::say;

use super::begin;
use crate::support::cast::{KURO, SHIRO};
use crate::support::table::{Table, public, sentence};
use crate::support::words::english;

#[test]
fn it_sits_beside_nobody() {
    for command in [
        "/challenge opponent:@tengen partner:@aka opponent-partner:@ao",
        "/challenge opponent:@shiro partner:@tengen opponent-partner:@ao",
        "/challenge level:2 partner:@shiro",
    ] {
        let told = sentence(Table::new().say(KURO, command));
        assert_eq!(told, english(say::opponent::no_pairs()), "{command}");
    }
}

#[test]
fn a_level_is_for_games_against_it() {
    let told = sentence(Table::new().say(KURO, "/challenge opponent:@shiro level:2"));
    assert_eq!(told, english(say::opponent::level_alone()));
}

#[test]
fn other_programs_still_do_not_play() {
    let told = sentence(Table::new().say(KURO, "/challenge opponent:@robot level:2"));
    assert_eq!(told, english(say::opponent::level_alone()));
}

#[test]
fn where_it_cannot_post_it_does_not_play() {
    let mut table = Table::new();
    table.answers_only();
    let told = sentence(table.say(KURO, "/challenge level:2"));
    assert_eq!(told, english(say::opponent::no_room()));
}

#[test]
fn one_member_has_so_many_games_against_it_and_others_have_theirs() {
    let mut table = Table::new();
    for _ in 0..3 {
        begin(&mut table, KURO, "size:9");
    }
    let told = sentence(table.say(KURO, "/challenge level:2"));
    assert_eq!(told, english(say::opponent::too_many(3)));
    begin(&mut table, SHIRO, "size:9");
    let _question = table.say(KURO, "/resign game:1");
    let _over = table.press(KURO, say::table::button_resign());
    begin(&mut table, KURO, "size:9");
}

#[test]
fn who_has_used_their_hour_up_begins_no_more_games_until_it_is_over() {
    let mut table = Table::new();
    table.program.settings = Opponent {
        minutes_an_hour: 1,
        ..Config::default().opponent
    };
    // Each thought takes half a minute by the clock.
    let clock = table.clock.clone();
    table.program.think = Some(std::sync::Arc::new(move |_| {
        clock.advance(tengen::clock::Span::seconds(30));
        Some(super::thought(tengen::engine::Decision::Pass, 0.5))
    }));
    table.restart();
    begin(&mut table, KURO, "size:9");
    for point in ["C3", "D4"] {
        let _board = public(table.say(KURO, &format!("/play at:{point}")));
        table.answer();
        drop(table.deeds());
    }
    let told = sentence(table.say(KURO, "/challenge level:2"));
    assert_eq!(told, english(say::opponent::no_time()));
    let told = sentence(table.say(KURO, "/hint game:1"));
    assert_eq!(told, english(say::opponent::no_time()));
    begin(&mut table, SHIRO, "size:9");
    table.clock.advance(tengen::clock::Span::hours(1));
    begin(&mut table, KURO, "size:9");
}
