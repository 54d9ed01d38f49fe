//! Threads of games are kept from being folded away while a deadline runs, as long as there is need.

use tengen::bot::request::ChannelKind;
use tengen::bot::settings::{Preview, Reminder};
use tengen::clock::{Span, Timestamp};
use tengen::game::ChannelId;

use super::clock::on_vacation;
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::script::play;
use crate::support::table::{TABLE, Table, public};

/// Kuro and shiro begin a game with this clock in a thread, where nobody is reminded of anything.
fn in_a_thread(clock: &str) -> (Table, ChannelId) {
    let mut table = Table::new();
    let bot = table.bot();
    for who in [KURO, SHIRO] {
        table.wait(bot.choose(who.player(), Preview::Never));
        table.wait(bot.choose(who.player(), Reminder::Never));
    }
    drop(bot);
    let challenge = format!("/challenge opponent:@shiro colour:black where:thread {clock}");
    let _ = public(table.say(KURO, &challenge));
    let _ = public(table.press(SHIRO, "Accept"));
    let deeds = table.deeds();
    let [Deed::Opened(thread), Deed::Posted(..)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    (table, thread)
}

/// Ticks every hour for so many days, and takes note after how many hours the thread was kept open.
fn kept_open(table: &Table, thread: ChannelId, days: i64) -> Vec<i64> {
    let mut hours = Vec::new();
    for hour in 1..=24 * days {
        table.clock.advance(Span::hours(1));
        table.tick();
        match table.deeds()[..] {
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
    // Every turn counts anew.
    play(&mut table, "E5");
    assert_eq!(kept_open(&table, thread, 7), [144]);
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
    table.wait(bot.move_deadlines(KURO.player()));
    table.post();
    let deeds = table.deeds();
    assert!(matches!(deeds[..], [Deed::Edited(_)]), "{deeds:?}");
    assert_eq!(kept_open(&table, thread, 12), [144]);
}

#[test]
fn a_thread_is_kept_open_when_discord_is_back() {
    let (table, thread) = in_a_thread("clock:14d");
    table.obstruct(Some(Obstacle::Outage));
    table.advance_days(6);
    table.tick();
    assert!(matches!(table.deeds()[..], [Deed::Failed("keep open", _)]));
    table.obstruct(None);
    table.advance_days(1);
    table.tick();
    assert_eq!(table.deeds(), [Deed::KeptOpen(thread)]);
}

#[test]
fn nothing_is_kept_open_where_no_deadline_runs() {
    for clock in ["size:9", "size:9 clock:14d"] {
        let (mut table, thread) = in_a_thread(clock);
        if clock.contains("clock") {
            let _ = table.say(KURO, "/resign");
            let _ = public(table.press(KURO, "Resign"));
            table.stripped();
        }
        assert!(kept_open(&table, thread, 20).is_empty(), "{clock}");
    }
}
