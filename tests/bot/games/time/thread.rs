//! Threads of games are kept from being archived while a deadline runs.

use tengen::bot::features::notices::place::{NOTICES, Notices};
use tengen::bot::games::time::alarm::{move_deadlines, set_alarms};
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::bot::kit::prefs::preview::{PREVIEW, Preview};
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::ChannelKind;
use tengen::clock::{Span, Timestamp};
use tengen::game::ChannelId;
use tengen::i18n::say;

use crate::bot::games::time::clock::{at_once, is_playing, on_vacation, seated};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle, direct};
use crate::support::script::{play, resign};
use crate::support::table::{TABLE, Table, private, public};

/// Kuro and shiro begin a game with this clock in a thread, without reminders.
fn in_a_thread(clock: &str) -> (Table, ChannelId) {
    let mut table = Table::new().with_threads();
    let bot = table.bot();
    for who in [KURO, SHIRO] {
        table
            .wait(PREVIEW.set(bot.services(), who.player(), &Preview::Never))
            .unwrap();
        table
            .wait(REMINDERS.set(bot.services(), who.player(), &Reminder::Never))
            .unwrap();
    }
    drop(bot);
    let challenge = format!("/challenge opponent:@shiro colour:black where:thread {clock}");
    let _ = public(table.say(KURO, &challenge));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    let [Deed::Opened(thread), Deed::Posted(..)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    (table, thread)
}

/// Ticks every hour for `days` days; the hours after which the thread was kept open.
fn kept_open(table: &Table, thread: ChannelId, days: i64) -> Vec<i64> {
    let mut hours = Vec::new();
    for hour in 1..=24 * days {
        table.clock.advance(Span::hours(1));
        table.tick();
        match table.take_deeds()[..] {
            [] => {}
            [Deed::KeptOpen(kept)] if kept == thread => hours.push(hour),
            ref other => panic!("unexpected: {other:?}"),
        }
    }
    hours
}

fn alarm(table: &Table) -> Timestamp {
    let store = table.store();
    table.wait(store.alarm(&table.game(1))).unwrap().unwrap()
}

#[test]
fn a_thread_is_kept_open_every_six_days_of_a_long_turn() {
    let (mut table, thread) = in_a_thread("clock:14d");
    let begun = table.now();
    assert_eq!(kept_open(&table, thread, 13), [144, 288]);
    assert_eq!(alarm(&table), begun.after(Span::days(14)));
    // Every turn starts again.
    play(&mut table, "E5");
    assert_eq!(kept_open(&table, thread, 7), [144]);
}

#[test]
fn a_thread_is_kept_open_even_when_somebody_is_reminded_as_well() {
    // Half of twelve days are the very six; of eleven, the reminder is due half a day before the thread, and the bot is late.
    for (clock, looks_after) in [("clock:12d", 6), ("clock:11d", 7)] {
        let (table, thread) = in_a_thread(clock);
        let bot = table.bot();
        table
            .wait(REMINDERS.set(bot.services(), KURO.player(), &Reminder::Half))
            .unwrap();
        table
            .wait(NOTICES.set(bot.services(), KURO.player(), &Notices::Direct))
            .unwrap();
        table
            .wait(set_alarms(bot.services(), KURO.player()))
            .unwrap();
        table.advance_days(looks_after);
        table.tick();
        let mut deeds = table.take_deeds();
        deeds.sort_by_key(|deed| matches!(deed, Deed::KeptOpen(_)));
        assert!(
            matches!(deeds[..], [Deed::Posted(to, _), Deed::KeptOpen(kept)]
                if to == direct(KURO.player()) && kept == thread),
            "{clock}: {deeds:?}"
        );
        table.tick();
        assert_eq!(table.take_deeds(), []);
    }
}

#[test]
fn a_thread_that_stays_open_anyway_is_left_alone() {
    let (table, thread) = in_a_thread("clock:7d");
    assert!(kept_open(&table, thread, 6).is_empty());
}

#[test]
fn a_vacation_keeps_the_thread_open_for_longer() {
    let (table, thread) = in_a_thread("clock:3d");
    on_vacation(&table, KURO, 10);
    let bot = table.bot();
    table
        .wait(move_deadlines(bot.services(), KURO.player()))
        .unwrap();
    table.clock.advance(Span::minutes(1));
    table.tick();
    table.clock.advance(Span::minutes(-1));
    let deeds = table.take_deeds();
    assert!(matches!(deeds[..], [Deed::Edited(_)]), "{deeds:?}");
    assert_eq!(kept_open(&table, thread, 12), [144]);
}

#[test]
fn a_thread_is_kept_open_when_discord_is_back() {
    let (table, thread) = in_a_thread("clock:14d");
    table.obstruct(Some(Obstacle::Outage));
    table.advance_days(6);
    table.tick();
    assert!(matches!(
        table.take_deeds()[..],
        [Deed::Failed("keep open", _)]
    ));
    table.obstruct(None);
    table.advance_days(1);
    table.tick();
    assert_eq!(table.take_deeds(), [Deed::KeptOpen(thread)]);
}

/// A thread that the bot has not opened.
const OTHERS: ChannelId = ChannelId::new(300);

/// Kuro and shiro begin a game with this clock in a thread that the bot has not opened.
fn in_a_thread_of_others(options: &str) -> Table {
    let mut table = at_once();
    table.go_to(OTHERS, ChannelKind::Thread { parent: TABLE });
    let challenge = format!("/challenge opponent:@shiro colour:black {options}");
    let _ = public(table.say(KURO, &challenge));
    assert_eq!(table.take_deeds(), [], "a challenge lapses without a word");
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    table
}

/// Takes the deeds, without the post of the board and the removal of an older one's buttons.
fn besides_the_board(table: &Table) -> Vec<Deed> {
    let mut deeds = table.take_deeds();
    deeds.retain(|deed| !matches!(deed, Deed::Posted(..) | Deed::Stripped(_)));
    deeds
}

#[test]
fn a_thread_that_others_have_opened_is_kept_open_from_the_beginning() {
    let mut table = in_a_thread_of_others("clock:14d");
    assert_eq!(besides_the_board(&table), [Deed::KeptOpen(OTHERS)]);
    assert_eq!(kept_open(&table, OTHERS, 13), [144, 288]);
    play(&mut table, "E5");
    table.restart();
    assert_eq!(kept_open(&table, OTHERS, 7), [144]);
    let table = in_a_thread_of_others("size:9");
    assert_eq!(besides_the_board(&table), []);
    assert!(kept_open(&table, OTHERS, 20).is_empty(), "no deadline");
}

#[test]
fn a_thread_that_the_bot_may_not_change_is_left_as_it_is() {
    let table = in_a_thread_of_others("clock:14d");
    let _ = table.take_deeds();
    table.obstruct(Some(Obstacle::ChannelClosed(OTHERS)));
    table.advance_days(6);
    table.tick();
    assert_eq!(
        table.take_deeds(),
        [Deed::Failed("keep open", OutboundError::Forbidden)]
    );
    table.tick();
    assert_eq!(table.take_deeds(), [], "once");
    assert!(is_playing(&table.game(1)));
}

#[test]
fn a_game_that_moves_to_a_thread_of_others_keeps_it_open() {
    let mut table = seated("clock:14d");
    table.go_to(OTHERS, ChannelKind::Thread { parent: TABLE });
    let _ = private(table.say(KURO, "/game board"));
    let _ = private(table.press(KURO, say::table::button_here()));
    let _ = table.take_deeds();
    let _ = private(table.say(SHIRO, "/game board game:1"));
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    assert_eq!(besides_the_board(&table), [Deed::KeptOpen(OTHERS)]);
    assert_eq!(kept_open(&table, OTHERS, 7), [144]);
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/game board"));
    let _ = private(table.press(KURO, say::table::button_here()));
    let _ = table.take_deeds();
    let _ = private(table.say(SHIRO, "/game board game:1"));
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    assert_eq!(besides_the_board(&table), [], "no thread");
    assert!(kept_open(&table, OTHERS, 6).is_empty());
}

#[test]
fn nothing_is_kept_open_where_no_deadline_runs() {
    for clock in ["size:9", "size:9 clock:14d"] {
        let (mut table, thread) = in_a_thread(clock);
        if clock.contains("clock") {
            resign(&mut table, KURO);
        }
        assert!(kept_open(&table, thread, 20).is_empty(), "{clock}");
    }
}
