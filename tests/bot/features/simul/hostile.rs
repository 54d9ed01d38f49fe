//! Members who may not offer, take or close boards.

use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::clock::Span;
use tengen::game::ClubId;
use tengen::i18n::say;
use tengen::simul::End;
use tengen::simul::Simul;

use super::{close, moderating, offer, settle, stored, take};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::english;

#[test]
fn a_member_who_plays_them_all_takes_no_board() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let own = sentence(table.press(KURO, say::simul::button_take()));
    assert_eq!(own, english(say::simul::no_oneself()));
    assert!(stored(&table).boards.is_empty());
}

#[test]
fn many_presses_at_once_take_one_board() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let (id, message) = table.custom_id(say::simul::button_take());
    for _ in 0..10 {
        let _ = table.press_id(SHIRO, &id, message);
    }
    assert_eq!(stored(&table).boards.len(), 1);
    let _ = table.take_deeds();
}

#[test]
fn blocked_and_muted_members_begin_nothing() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let _ = private(table.say(KURO, "/me block member:@shiro"));
    let blocked = sentence(table.press(SHIRO, say::simul::button_take()));
    assert_eq!(blocked, english(say::limit::takes_no_more(KURO.mention())));
    let _ = private(table.say(KURO, "/me unblock member:@shiro"));
    let _ = moderating(&mut table, |table| {
        private(table.say(AKA, "/moderate mute member:@shiro days:2 reason:Late"))
    });
    let _muted = private(table.press(SHIRO, say::simul::button_take()));
    assert!(stored(&table).boards.is_empty());
    // A muted member cannot start games with others either.
    let _ = moderating(&mut table, |table| {
        private(table.say(AKA, "/moderate mute member:@kuro days:2 reason:Late"))
    });
    let refused = sentence(table.press(AKA, say::simul::button_take()));
    assert_eq!(refused, english(say::limit::takes_no_more(KURO.mention())));
    assert!(stored(&table).boards.is_empty());
    let _ = table.take_deeds();
}

#[test]
fn presses_from_elsewhere_find_nothing() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let none = english(say::simul::no_simul());
    let pressed = [
        table.custom_id(say::simul::button_take()),
        table.custom_id(say::simul::button_mine()),
        table.custom_id(say::simul::button_close()),
    ];
    // In another channel, and on another server.
    table.go_to(CORNER, ChannelKind::Channel);
    for (id, message) in &pressed {
        assert_eq!(sentence(table.press_id(SHIRO, id, *message)), none);
    }
    let shown = sentence(table.say(SHIRO, "/together simul-show"));
    assert_eq!(shown, none);
    table.go_to(TABLE, ChannelKind::Channel);
    table.setting.place.club = Some(ClubId::new(51));
    for (id, message) in &pressed {
        assert_eq!(sentence(table.press_id(SHIRO, id, *message)), none);
    }
    table.setting.place.club = Some(ClubId::new(50));
    assert!(stored(&table).boards.is_empty());
    assert!(!stored(&table).is_closed);
    let _ = table.take_deeds();
}

#[test]
fn only_who_plays_them_and_moderators_close() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let refused = sentence(table.press(SHIRO, say::simul::button_close()));
    assert_eq!(refused, english(say::simul::no_not_yours()));
    let _asked = moderating(&mut table, |table| {
        private(table.press(AKA, say::simul::button_close()))
    });
    let (id, message) = table.custom_id(say::simul::button_close());
    let forged = sentence(table.press_id(SHIRO, &id, message));
    assert_eq!(forged, english(say::simul::no_not_yours()));
    assert!(!stored(&table).is_closed);
    let _ = moderating(&mut table, |table| table.press_id(AKA, &id, message));
    assert!(stored(&table).is_closed);
    settle(&table);
    let _ = table.take_deeds();
}

#[test]
fn one_at_a_time_in_a_channel_and_for_a_member() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    let second = sentence(table.say(SHIRO, "/together simul size:9"));
    assert_eq!(second, english(say::simul::no_second()));
    table.go_to(CORNER, ChannelKind::Channel);
    let own = sentence(table.say(KURO, "/together simul size:9"));
    assert_eq!(own, english(say::simul::no_own()));
    table.go_to(TABLE, ChannelKind::Channel);
    close(&mut table);
    table.go_to(CORNER, ChannelKind::Channel);
    let _card = public(table.say(KURO, "/together simul size:9"));
    settle(&table);
    let _ = table.take_deeds();
}

#[test]
fn options_out_of_bounds_and_channels_without_a_voice_are_refused() {
    let mut table = Table::new();
    for options in [
        "boards:1",
        "boards:31",
        "hours:0",
        "hours:337",
        "clock:9d",
        "handicap:9",
    ] {
        let refused = sentence(table.forge(KURO, &format!("/together simul size:9 {options}")));
        assert!(!refused.is_empty(), "{options}");
    }
    table.forbid(Permissions::SEND);
    let silent = sentence(table.say(KURO, "/together simul size:9"));
    assert_eq!(silent, english(say::simul::no_posting()));
    let none = table.wait(table.store().activity::<Simul>(TABLE)).unwrap();
    assert_eq!(none, None);
}

#[test]
fn a_thread_has_none_of_its_own() {
    let mut table = Table::new();
    offer(&mut table, "size:9");
    table.go_to(CORNER, ChannelKind::Thread { parent: TABLE });
    let refused = sentence(table.say(AKA, "/together simul size:9"));
    assert_eq!(refused, english(say::simul::no_posting()));
    // The games of the channel above are shown there.
    let shown = private(table.say(AKA, "/together simul-show"));
    assert!(shown.card.is_some());
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = take(&mut table, SHIRO);
    let _ = table.take_deeds();
}

#[test]
fn games_without_a_clock_close_no_channel_for_good() {
    let mut table = Table::new();
    offer(&mut table, "size:9 clock:none");
    let game = take(&mut table, SHIRO);
    close(&mut table);
    table.clock.advance(Span::days(29));
    table.tick();
    let taken = sentence(table.say(AKA, "/together simul size:9"));
    assert_eq!(taken, english(say::simul::no_second()));
    // A month after the last result the simul is closed, although its last game goes on.
    table.clock.advance(Span::days(1));
    table.tick();
    assert_eq!(stored(&table).boards[0].end, Some(End::Void));
    assert!(table.game(game.get()).phase().is_running());
    let card = public(table.say(AKA, "/together simul size:9"));
    assert!(card.card.is_some());
    let _ = table.take_deeds();
}
