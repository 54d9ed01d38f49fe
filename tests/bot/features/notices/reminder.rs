//! Reminders: once a turn, as early as each player chooses.

use tengen::bot::features::notices::place::{NOTICES, Notices};
use tengen::bot::games::time::alarm::set_alarms;
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::clock::{Span, Timestamp};
use tengen::game::{ChannelId, GameId, PlayerId};
use tengen::i18n::{Link, Until, say};

use crate::bot::games::time::clock::{at_once, hours, is_playing, on_vacation};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle, direct};
use crate::support::script::{begin, play};
use crate::support::table::{TABLE, Table};
use crate::support::words::{assert_begins, assert_says, english, german, lead, until};

/// Kuro challenges shiro with `options`, shiro accepts; both have the usual reminders.
fn with_reminders(options: &str) -> Table {
    let mut table = at_once();
    let bot = table.bot();
    for who in [KURO, SHIRO] {
        table
            .wait(REMINDERS.set(bot.services(), who.player(), &Reminder::default()))
            .unwrap();
    }
    drop(bot);
    begin(&mut table, options);
    table
}

/// Takes the deeds, and returns the reminded players with the channels.
fn take_reminders(table: &Table) -> Vec<(PlayerId, ChannelId)> {
    let deeds = table.take_deeds();
    let mut desk = table.desk.lock();
    let posted = deeds.into_iter().map(|deed| match deed {
        Deed::Posted(channel, message) => {
            let message = desk.message(message).unwrap().message.clone();
            assert_says(&message, lead(say::pace::out(until(0))));
            assert!(
                deadline(&message.content) > table.now(),
                "{}",
                message.content
            );
            assert_eq!(message.mention.len(), 1);
            (message.mention[0], channel)
        }
        other => panic!("unexpected: {other:?}"),
    });
    posted.collect()
}

/// The deadline that a reminder names.
fn deadline(content: &str) -> Timestamp {
    let (_, after) = content.split_once("<t:").expect("a moment is told");
    let (seconds, _) = after.split_once(':').expect("it says how it is shown");
    Timestamp::from_millis(seconds.parse::<i64>().unwrap() * 1000)
}

/// Time of the next look at game 1.
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
    assert!(take_reminders(&table).is_empty());
    hours(&table, 1);
    table.tick();
    assert_eq!(take_reminders(&table), [(KURO.player(), TABLE)]);
    assert_eq!(alarm(&table), start.after(Span::days(3)));
    table.tick();
    hours(&table, 1);
    table.tick();
    assert!(take_reminders(&table).is_empty(), "once");
}

#[test]
fn a_reminder_names_the_opponent_and_has_a_button_that_plays() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    let due = table.now().after(Span::days(1)).as_secs();
    let reminder = table.take_post().content;
    let beginning = english(say::table::reminder(
        KURO.mention(),
        GameId::new(1),
        SHIRO.mention(),
        until(due),
        Link::to_channel(TABLE),
    ));
    let beginning = beginning.replace(&format!("<#{TABLE}>"), "https://");
    assert_begins(&reminder, &beginning);
    // The newest Play button is that of the reminder.
    let newest = table.desk.lock().messages.last().unwrap().id;
    let (button, message) = table.custom_id(say::table::button_play());
    assert_eq!(message, newest);
    let revision = table.game(1).revision();
    assert_eq!(button, format!("v1:play:1:{revision}"));
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
        table
            .wait(REMINDERS.set(bot.services(), KURO.player(), &reminder))
            .unwrap();
        table
            .wait(set_alarms(bot.services(), KURO.player()))
            .unwrap();
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
    let mut table = with_reminders("clock:1d pauses:nights");
    hours(&table, 4);
    play(&mut table, "E5");
    // From noon on, ten hours run until 22:00; the last two of the half come after the night.
    assert_eq!(alarm(&table), table.now().after(Span::hours(22)));
}

#[test]
fn every_turn_has_its_own_reminder() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    assert_eq!(take_reminders(&table), [(KURO.player(), TABLE)]);
    play(&mut table, "D4");
    table.advance_days(2);
    table.tick();
    assert_eq!(take_reminders(&table), [(SHIRO.player(), TABLE)]);
}

#[test]
fn a_reminder_that_could_not_be_sent_vanishes_with_the_move() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.obstruct(Some(Obstacle::Outage));
    table.tick();
    assert!(matches!(table.take_deeds()[..], [Deed::Failed("post", _)]));
    table.obstruct(None);
    play(&mut table, "D4");
    hours(&table, 1);
    table.tick();
    assert!(take_reminders(&table).is_empty());
}

#[test]
fn a_vacation_after_the_reminder_brings_no_second_one() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    assert_eq!(take_reminders(&table), [(KURO.player(), TABLE)]);
    on_vacation(&table, KURO, 10);
    table.advance_days(1);
    table.tick();
    drop(table.take_edit());
    assert!(is_playing(&table.game(1)));
    table.advance_days(9);
    table.tick();
    assert!(take_reminders(&table).is_empty());
}

#[test]
fn a_reminder_comes_directly_to_those_who_like_that_and_take_such_messages() {
    let mut table = with_reminders("clock:3d");
    let bot = table.bot();
    for who in [KURO, SHIRO] {
        table
            .wait(NOTICES.set(bot.services(), who.player(), &Notices::Direct))
            .unwrap();
    }
    table.desk.lock().closed.push(SHIRO.player());
    play(&mut table, "E5 C3");
    table.advance_days(2);
    table.tick();
    assert_eq!(
        take_reminders(&table),
        [(KURO.player(), direct(KURO.player()))]
    );
    play(&mut table, "D4");
    table.advance_days(2);
    table.tick();
    let deeds = table.take_deeds();
    assert!(
        matches!(
            deeds[..],
            [Deed::Failed("direct", _), Deed::Posted(TABLE, _)]
        ),
        "{deeds:?}"
    );
}

#[test]
fn a_reminder_is_in_the_language_of_the_one_who_reads_it_alone_and_else_in_the_channels() {
    let mut table = with_reminders("clock:3d");
    let bot = table.bot();
    table
        .wait(NOTICES.set(bot.services(), KURO.player(), &Notices::Direct))
        .unwrap();
    drop(bot);
    let _ = table.say(KURO, "/me language language:de");
    play(&mut table, "E5 C3");
    let said = |table: &Table| {
        let Some(Deed::Posted(_, id)) = table.take_deeds().pop() else {
            panic!("a reminder is posted");
        };
        let mut desk = table.desk.lock();
        desk.message(id).unwrap().message.content.clone()
    };
    table.advance_days(2);
    table.tick();
    let direct = said(&table);
    let out = say::pace::out(Until(table.now().after(Span::days(1))));
    assert_says(&direct, german(out));
    table.desk.lock().closed.push(KURO.player());
    play(&mut table, "D4 D5");
    table.advance_days(2);
    table.tick();
    let posted = said(&table);
    let out = say::pace::out(Until(table.now().after(Span::days(1))));
    assert_says(&posted, out);
}

#[test]
fn that_somebody_was_reminded_is_forgotten_with_the_turn() {
    let mut table = with_reminders("clock:3d");
    play(&mut table, "E5 C3");
    let noted = |table: &Table| {
        let store = table.store();
        let game = table.wait(store.properties_of(GameId::new(1)));
        let names = game.unwrap().into_iter().map(|(name, _)| name);
        // The place of its card stays.
        names
            .filter(|name| *name != "announced")
            .collect::<Vec<_>>()
    };
    table.advance_days(2);
    table.tick();
    assert_eq!(take_reminders(&table), [(KURO.player(), TABLE)]);
    assert_eq!(noted(&table), ["reminded"]);
    play(&mut table, "D4");
    assert!(noted(&table).is_empty());
    table.advance_days(2);
    table.tick();
    assert_eq!(take_reminders(&table), [(SHIRO.player(), TABLE)]);
    assert_eq!(noted(&table), ["reminded"]);
    table.advance_days(1);
    table.tick();
    let _ = table.take_post();
    assert!(!is_playing(&table.game(1)));
    assert!(noted(&table).is_empty(), "nor does the end leave it behind");
}
