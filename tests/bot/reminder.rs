//! Reminders: once a turn, as early as everybody likes.

use tengen::bot::settings::{Choosable as _, Reminder};
use tengen::clock::{Span, Timestamp};
use tengen::store::{Matter, Notice};

use super::clock::{at_once, hours, is_playing, on_vacation};
use crate::support::cast::{KURO, Member, SHIRO};
use crate::support::script::{begin, play};
use crate::support::table::Table;

/// Kuro challenges shiro with `options`, shiro accepts; nobody has chosen other reminders than the usual ones.
fn with_reminders(options: &str) -> Table {
    let mut table = at_once();
    let bot = table.bot();
    for who in [KURO, SHIRO] {
        table.wait(bot.choose(who.player(), Reminder::USUAL));
    }
    drop(bot);
    begin(&mut table, options);
    table
}

/// Who is to be reminded, as far as it has not been done.
fn reminded(table: &Table) -> Vec<Member> {
    let letters = table.wait(table.store().letters()).unwrap();
    let notices = letters.iter().filter_map(|letter| match letter.matter {
        Matter::Notice {
            player,
            notice: Notice::Reminder,
            ..
        } => Some(player),
        _ => None,
    });
    let whose = |player| {
        let cast = [KURO, SHIRO].into_iter();
        cast.into_iter().find(|who| who.player() == player).unwrap()
    };
    notices.map(whose).collect()
}

/// When the bot looks at game 1 next.
fn alarm(table: &Table) -> Timestamp {
    let store = table.store();
    table.wait(store.alarm(&table.game(1))).unwrap().unwrap()
}

#[test]
fn the_one_to_move_is_reminded_once_a_day_before_the_end() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    let start = table.now();
    assert_eq!(alarm(&table), start.after(Span::days(2)));
    hours(&table, 47);
    table.tick();
    assert!(reminded(&table).is_empty());
    hours(&table, 1);
    table.tick();
    assert_eq!(reminded(&table), [KURO]);
    assert_eq!(alarm(&table), start.after(Span::days(3)));
    table.tick();
    hours(&table, 1);
    table.tick();
    assert_eq!(reminded(&table), [KURO], "once");
}

#[test]
fn reminders_come_as_early_as_everybody_likes_but_not_before_half_the_time() {
    let table = with_reminders("clock:2d");
    let start = table.now();
    for (reminder, clock_shows) in [
        (Reminder::Half, 24),
        (Reminder::DayBefore, 24),
        (Reminder::HoursBefore, 42),
        (Reminder::Never, 48),
    ] {
        let bot = table.bot();
        table.wait(bot.choose(KURO.player(), reminder));
        table.wait(bot.set_alarms(KURO.player()));
        assert_eq!(
            alarm(&table),
            start.after(Span::hours(clock_shows)),
            "{reminder:?}"
        );
    }
    let mut table = with_reminders("clock:1d");
    play(&mut table, "E5");
    assert_eq!(alarm(&table), table.now().after(Span::hours(12)));
}

#[test]
fn no_reminder_comes_in_a_night_that_rests() {
    let mut table = with_reminders("clock:1d rest:nights");
    hours(&table, 4);
    play(&mut table, "E5");
    // From noon on, ten hours run until 22:00; the last two of the half come after the night.
    assert_eq!(alarm(&table), table.now().after(Span::hours(22)));
}

#[test]
fn a_reminder_vanishes_with_the_move_and_comes_again_in_the_next_turn() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    assert_eq!(reminded(&table), [KURO]);
    play(&mut table, "D4 D3");
    table.advance_days(2);
    table.tick();
    // What the letter of the first turn is about has passed: whoever sends it finds a newer revision.
    let letters = table.wait(table.store().letters()).unwrap();
    let newest = letters.last().unwrap();
    let Matter::Notice { revision, .. } = newest.matter else {
        panic!("{newest:?}");
    };
    assert_eq!(revision, table.game(1).revision());
}

#[test]
fn a_vacation_after_the_reminder_brings_no_second_one() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    on_vacation(&table, KURO, 10);
    table.advance_days(1);
    table.tick();
    assert!(is_playing(&table.game(1)));
    table.advance_days(9);
    table.tick();
    assert_eq!(reminded(&table), [KURO]);
}
