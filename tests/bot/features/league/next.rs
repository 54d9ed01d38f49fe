//! Seasons that begin automatically.

use tengen::bot::port::answer::Answer;
use tengen::clock::Span;
use tengen::i18n::{When, say};
use tengen::league::Planned;

use super::{FOUR, count_messages, moderating, play, resign, start, stored};
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english};

/// Sets up a league of four in its first season, with two results; the next season begins automatically after `days`.
fn league(table: &mut Table, days: u8) {
    let create = format!("/league create size:9 division:4 days:30 next-season:{days}");
    let card = moderating(table, |table| table.say(KURO, &create));
    let rule = english(say::league::rule_next(days.into()));
    let body = public(card).card.unwrap().body.to_string();
    assert_says(&body, &rule);
    for member in FOUR {
        let _joined = sentence(table.press(member, say::league::button_join()));
    }
    start(table, 1);
    let game = play(table, SHIRO, KURO);
    resign(table, KURO, game);
    let game = play(table, AKA, MIDORI);
    resign(table, MIDORI, game);
    table.send_outbox();
    let _ = table.take_deeds();
}

/// Advances the clock to the end of the first season.
fn end(table: &mut Table) {
    for days in [23, 7] {
        table.clock.advance(Span::days(days));
        table.tick();
    }
    assert!(stored(table).current().is_none());
}

/// Number of messages with the first season's final table that contain `also`.
fn final_tables(table: &Table, also: &str) -> usize {
    let title = english(say::league::over_table(1));
    let state = table.desk.lock();
    let cards = state.messages.iter();
    let cards = cards.filter_map(|seen| seen.message.card.clone());
    let cards = cards.filter(|card| card.title == title);
    cards
        .filter(|card| card.body.to_string().contains(also))
        .count()
}

#[test]
fn a_season_begins_by_itself_days_after_the_end_once_and_after_a_restart() {
    let mut table = Table::new();
    league(&mut table, 7);
    end(&mut table);
    table.send_outbox();
    let Some(Planned::At(at)) = stored(&table).next_start() else {
        panic!("a time");
    };
    let starts = english(say::league::starts(2, When(at)));
    assert_eq!(final_tables(&table, &starts), 1);
    table.clock.advance(Span::days(6));
    table.tick();
    assert!(stored(&table).current().is_none(), "a day too early");
    table.restart();
    table.clock.advance(Span::days(1));
    for _ in 0..3 {
        table.tick();
        table.send_outbox();
    }
    let league = stored(&table);
    let season = league.current().unwrap();
    assert_eq!((season.number, league.next_start()), (2, None));
    let begun = english(say::league::season_begun(2, 1, When(season.ends())));
    assert_eq!(count_messages(&table, &begun), 1);
    let _ = table.take_deeds();
}

#[test]
fn the_end_of_a_season_is_announced_though_the_next_one_has_begun() {
    let mut table = Table::new();
    league(&mut table, 0);
    end(&mut table);
    // The outbox has not been sent meanwhile.
    table.tick();
    assert_eq!(stored(&table).current().unwrap().number, 2);
    table.send_outbox();
    let open = english(say::league::over(1));
    assert_eq!(final_tables(&table, &open), 1);
    let ends = stored(&table).current().unwrap().ends();
    let begun = english(say::league::season_begun(2, 1, When(ends)));
    assert_eq!(count_messages(&table, &begun), 1);
    let _ = table.take_deeds();
}

#[test]
fn without_players_it_waits_says_so_once_and_begins_with_them() {
    let mut table = Table::new();
    league(&mut table, 1);
    end(&mut table);
    table.send_outbox();
    let _card = table.say(KURO, "/league show");
    for member in [KURO, SHIRO, AKA] {
        let _asked = private(table.press(member, say::league::button_leave()));
        let _left = table.press(member, say::league::button_leave());
        let _card = table.say(KURO, "/league show");
    }
    for _ in 0..3 {
        table.clock.advance(Span::days(1));
        table.tick();
        table.send_outbox();
    }
    let few = english(say::league::too_few(2));
    assert_eq!(count_messages(&table, &few), 1, "once");
    assert_eq!(stored(&table).next_start(), Some(Planned::Waiting));
    let _joined = sentence(table.press(SHIRO, say::league::button_join()));
    table.tick();
    table.send_outbox();
    let league = stored(&table);
    assert_eq!(league.current().unwrap().number, 2);
    assert_eq!(count_messages(&table, &few), 1);
    let _ = table.take_deeds();
}

#[test]
fn moderators_choose_it_behind_more_and_nobody_else_does() {
    let mut table = Table::new();
    league(&mut table, 7);
    let _card = table.say(KURO, "/league show");
    moderating(&mut table, |table| {
        let _more = private(table.press(KURO, say::table::button_more()));
        let told = in_place(table.choose(KURO, "14"));
        assert_eq!(told.content, english(say::league::next_after(14)));
    });
    assert_eq!(stored(&table).pause(), Some(14));
    moderating(&mut table, |table| {
        let _card = table.say(KURO, "/league show");
        let _more = private(table.press(KURO, say::table::button_more()));
    });
    assert_told(table.choose(AKA, "off"), say::refusal::only_a_moderator());
    assert_eq!(stored(&table).pause(), Some(14));
    let off = moderating(&mut table, |table| table.choose(KURO, "off"));
    assert!(matches!(off, Answer::Replace(_)));
    end(&mut table);
    table.clock.advance(Span::days(60));
    table.tick();
    assert!(stored(&table).current().is_none());
    table.send_outbox();
    let _ = table.take_deeds();
}
