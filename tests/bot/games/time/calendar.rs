//! The players' calendars: time zones, vacations, and pauses within a turn.

use proptest::prelude::*;
use tengen::bot::games::time::calendar::{
    MOST_VACATIONS, VACATIONS, ZONE, calendar_of_turn, prune,
};
use tengen::clock::{Span, Timestamp};
use tengen::game::{Calendar, GameId, Interval, Nights, Weekends, Zone};
use tengen::i18n::say;

use crate::bot::games::time::clock::at_once;
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{begin, play};
use crate::support::table::{Table, private};
use crate::support::words::assert_says;

/// The calendar of the player to move in game 1.
fn of_turn(table: &Table) -> Calendar {
    let (bot, game) = (table.bot(), table.game(1));
    let store = table.store();
    let calendar = store.look(|read| calendar_of_turn(bot.services(), read, &game));
    table.wait(calendar).unwrap().unwrap()
}

fn interval(from: i64, to: i64) -> Interval {
    Interval {
        from: Timestamp::from_millis(from),
        to: Timestamp::from_millis(to),
    }
}

proptest! {
    #[test]
    fn vacations_are_read_as_they_were_written(ends in prop::collection::vec((0i64..1 << 40, 1i64..1 << 30), 0..20)) {
        let mut vacations: Vec<_> = ends
            .into_iter()
            .map(|(from, span)| interval(from, from + span))
            .collect();
        vacations.sort_unstable_by_key(|vacation| vacation.from);
        prop_assert_eq!(prune(vacations.clone()), vacations);
    }
}

#[test]
fn a_vacation_is_not_forgotten_over_many_short_ones_before_it_is_long_over() {
    let day = Span::days(1).as_millis();
    let long = interval(0, 29 * day);
    let short = (0..100).map(|number| interval(30 * day + number * 10, 30 * day + number * 10 + 1));
    let all: Vec<_> = std::iter::once(long).chain(short).collect();
    let kept = prune(all.clone());
    assert_eq!(kept.len(), MOST_VACATIONS);
    assert_eq!(kept.first(), Some(&long));
    assert_eq!(kept.last(), all.last(), "the one that begins now");
    let years_later = all.iter().skip(1).map(|short| {
        let later = |at: Timestamp| at.after(Span::days(3 * 366));
        Interval {
            from: later(short.from),
            to: later(short.to),
        }
    });
    let all: Vec<_> = std::iter::once(long).chain(years_later).collect();
    let kept = prune(all.clone());
    assert!(!kept.contains(&long));
}

#[test]
fn the_oldest_of_too_many_vacations_are_forgotten() {
    let many: Vec<_> = (0..100).rev().map(|day| interval(day, day + 1)).collect();
    let kept = prune(many);
    assert_eq!(kept.len(), MOST_VACATIONS);
    assert_eq!(kept.last(), Some(&interval(99, 100)));
}

#[test]
fn a_calendar_has_the_zone_and_vacations_of_the_person_and_the_rests_of_the_game() {
    let mut table = Table::new();
    begin(&mut table, "clock:2d pauses:weekends");
    let zurich = Zone::parse("Europe/Zurich").unwrap();
    let start = table.now();
    let week = Interval {
        from: start.after(Span::days(1)),
        to: start.after(Span::days(8)),
    };
    let bot = table.bot();
    table
        .wait(ZONE.set(bot.services(), KURO.player(), &Some(zurich)))
        .unwrap();
    table
        .wait(VACATIONS.set(bot.services(), KURO.player(), &vec![week]))
        .unwrap();
    drop(bot);
    table.restart();
    let bot = table.bot();
    let game = table.game(1);
    let calendar = table
        .wait(tengen::bot::games::time::calendar::calendar(
            bot.services(),
            KURO.player(),
            &game,
        ))
        .unwrap();
    assert_eq!(calendar.zone(), zurich);
    assert_eq!(calendar.weekends(), Weekends::Rest);
    assert_eq!(calendar.nights(), Nights::Count);
    assert_eq!(calendar.absences(), [week]);
    let other = table
        .wait(tengen::bot::games::time::calendar::calendar(
            bot.services(),
            AKA.player(),
            &game,
        ))
        .unwrap();
    assert_eq!((other.zone(), other.absences()), (Zone::UTC, &[][..]));
    assert_eq!(
        table.wait(ZONE.get(bot.services(), AKA.player())).unwrap(),
        None
    );
}

#[test]
fn a_changed_time_zone_holds_from_the_next_turn_on() {
    let mut table = at_once();
    let bot = table.bot();
    table
        .wait(ZONE.set(
            bot.services(),
            KURO.player(),
            &Some(Zone::parse("Pacific/Auckland").unwrap()),
        ))
        .unwrap();
    drop(bot);
    begin(&mut table, "clock:1d pauses:weekends");
    // Saturday has begun in Auckland, so kuro's clock pauses. In Honolulu, weekends begin and end a day later.
    table.advance_days(2);
    let before = of_turn(&table);
    let told = private(table.say(KURO, "/me time zone:Pacific/Honolulu"));
    assert_says(&told, say::people::zone_kept());
    // Another change in the same turn does not help either.
    let _ = private(table.say(KURO, "/me time zone:America/New_York"));
    table.restart();
    let after = of_turn(&table);
    assert_eq!(after, before);
    assert_eq!(after.zone().name(), "Pacific/Auckland");
    play(&mut table, "E5 C3");
    let next = of_turn(&table);
    assert_eq!(next.zone().name(), "America/New_York");
    let game = table.wait(table.store().properties_of(GameId::new(1)));
    let left = game.unwrap().into_iter().map(|(name, _)| name);
    let left: Vec<_> = left.collect();
    assert_eq!(left, ["announced"], "where its card stands");
    // A player who is not to move has no deadline.
    let told = private(table.say(SHIRO, "/me time zone:Pacific/Honolulu"));
    assert_eq!(told.content, "");
}
