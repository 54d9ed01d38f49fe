//! Refusals of games that the engine does not play.

use std::sync::Arc;

use tengen::bot::port::request::ChannelKind;
use tengen::clock::Span;
use tengen::config::{Config, Opponent};
use tengen::engine::Query;
use tengen::game::{ChannelId, GameId, PlayerId};
use tengen::i18n::say;
use tengen::store::Property;

use super::{begin, stone, thought};
use crate::support::cast::{KURO, SHIRO};
use crate::support::program::at_once;
use crate::support::script::{MODERATES, resign_game};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_told, english};

#[test]
fn it_sits_beside_nobody() {
    for command in [
        "/together pair-go opponent:@tengen partner:@aka opponent-partner:@ao",
        "/together pair-go opponent:@shiro partner:@tengen opponent-partner:@ao",
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
    resign_game(&mut table, KURO, 1);
    begin(&mut table, KURO, "size:9");
}

#[test]
fn a_member_who_has_used_their_hour_up_begins_no_more_games_until_it_is_over() {
    let mut table = Table::new();
    table.program.settings = Opponent {
        minutes_an_hour: 1,
        ..Config::default().opponent
    };
    // Each thought takes half a minute by the clock.
    let clock = table.clock.clone();
    table.program.think = Some(Arc::new(move |_| {
        clock.advance(Span::seconds(30));
        Some(thought(tengen::engine::Decision::Pass, 0.5))
    }));
    table.restart();
    begin(&mut table, KURO, "size:9");
    for point in ["C3", "D4"] {
        let _done = private(table.say(KURO, &format!("/play at:{point}")));
        table.answer();
        drop(table.take_deeds());
    }
    let told = sentence(table.say(KURO, "/challenge level:2"));
    assert_eq!(told, english(say::opponent::no_time()));
    let told = sentence(table.say(KURO, "/game hint game:1"));
    assert_eq!(told, english(say::opponent::no_time()));
    begin(&mut table, SHIRO, "size:9");
    table.clock.advance(Span::hours(1));
    begin(&mut table, KURO, "size:9");
}

#[test]
fn games_that_one_member_begins_for_channels_are_as_if_they_were_their_own() {
    let mut table = Table::new();
    let vote = "/together vote level:1 size:9 colour:black";
    for channel in 1001..1004 {
        table.go_to(ChannelId::new(channel), ChannelKind::Channel);
        let _card = public(table.say(KURO, vote));
        assert_eq!(table.answer(), 1, "it accepts");
    }
    table.restart();
    table.go_to(ChannelId::new(1004), ChannelKind::Channel);
    assert_told(table.say(KURO, vote), say::opponent::too_many(3));
    let told = sentence(table.say(KURO, "/challenge level:2"));
    assert_eq!(told, english(say::opponent::too_many(3)));
    // Other members have their own limit, also for a channel's games.
    let _card = public(table.say(SHIRO, vote));
    assert_eq!(table.answer(), 1, "it accepts");
    // A finished game no longer counts.
    table.powers = MODERATES;
    table.go_to(ChannelId::new(1001), ChannelKind::Channel);
    resign_game(&mut table, SHIRO, 1);
    table.go_to(ChannelId::new(1005), ChannelKind::Channel);
    let _card = public(table.say(KURO, vote));
    drop(table.take_deeds());
    // A forgotten member leaves none of these rows.
    let by: Property<GameId, PlayerId> = Property::new("begun-by");
    let began = |table: &Table| {
        let all = table.wait(table.store().each_property(by)).unwrap();
        all.iter().filter(|(_, who)| *who == SHIRO.player()).count()
    };
    assert_eq!(began(&table), 1);
    let _ = table.say(SHIRO, "/me forget");
    let _ = table.press(SHIRO, say::people::button_forget());
    assert_eq!(began(&table), 0);
    drop(table.take_deeds());
}

#[test]
fn what_it_thinks_for_a_channel_is_of_the_hour_of_the_member_who_has_begun_the_game() {
    let mut table = Table::new();
    let clock = Arc::clone(&table.clock);
    table.program.think = Some(Arc::new(move |_: &Query<'_>| {
        clock.advance(Span::minutes(2));
        Some(thought(stone("E5"), 0.5))
    }));
    table.program.settings = Opponent {
        minutes_an_hour: 1,
        ..at_once()
    };
    table.restart();
    let _card = public(table.say(KURO, "/together vote level:1 size:9 colour:white"));
    assert_eq!(table.answer(), 2, "it accepts and moves");
    drop(table.take_deeds());
    let told = sentence(table.say(KURO, "/challenge level:2"));
    assert_eq!(told, english(say::opponent::no_time()));
    begin(&mut table, SHIRO, "size:9");
}
