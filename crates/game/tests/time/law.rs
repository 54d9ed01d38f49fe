//! Properties of every calendar.

use jiff::civil::Weekday;
use proptest::prelude::*;
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, Interval, Nights, Weekends, Zone};

use super::{rules, zone};

/// With summer time and without, whole hours and not, changes at night and at midnight,
/// a date line that was crossed, and a month of fasting that interrupts summer time.
const ZONES: [&str; 14] = [
    "UTC",
    "Europe/Zurich",
    "Europe/Dublin",
    "America/New_York",
    "America/St_Johns",
    "America/Havana",
    "America/Santiago",
    "Africa/Casablanca",
    "Africa/Cairo",
    "Asia/Beirut",
    "Asia/Kathmandu",
    "Asia/Tehran",
    "Australia/Lord_Howe",
    "Pacific/Apia",
];

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

fn zones() -> impl Strategy<Value = Zone> {
    prop::sample::select(&ZONES[..]).prop_map(zone)
}

/// A time from 1992 to 2046, in milliseconds; every second one within days of a change of the clocks.
fn times(zone: Zone) -> impl Strategy<Value = i64> {
    let any = 22 * 365 * DAY..76 * 365 * DAY;
    prop_oneof![
        any.clone(),
        (any, -4 * DAY..4 * DAY).prop_map(move |(time, around)| {
            let time = jiff::Timestamp::from_millisecond(time).unwrap();
            let rules = rules(zone);
            let change = rules
                .following(time)
                .next()
                .map(|change| change.timestamp());
            change.unwrap_or(time).as_millisecond() + around
        }),
    ]
}

fn reasons() -> impl Strategy<Value = (Weekends, Nights)> {
    (
        prop::sample::select(vec![Weekends::Count, Weekends::Rest]),
        prop::sample::select(vec![Nights::Count, Nights::Rest]),
    )
}

/// A calendar, and a time around which its absences are.
fn calendars() -> impl Strategy<Value = (Calendar, Timestamp)> {
    let zone_and_time = zones().prop_flat_map(|zone| (Just(zone), times(zone)));
    let absences = prop::collection::vec((-10 * DAY..30 * DAY, -DAY..8 * DAY), 0..6);
    (zone_and_time, reasons(), absences).prop_map(|((zone, from), (weekends, nights), absences)| {
        let away = absences.into_iter().map(|(begins, lasts)| Interval {
            from: Timestamp::from_millis(from + begins),
            to: Timestamp::from_millis(from + begins + lasts),
        });
        let calendar = Calendar::new(zone, weekends, nights, away.collect());
        (calendar, Timestamp::from_millis(from))
    })
}

/// Whether the clock rests, by the date and hour that clocks on the wall show.
fn rests_by_the_wall(calendar: &Calendar, at: Timestamp) -> bool {
    let time = jiff::Timestamp::from_millisecond(at.as_millis()).unwrap();
    let wall = rules(calendar.zone()).to_datetime(time);
    let weekend = matches!(wall.weekday(), Weekday::Saturday | Weekday::Sunday);
    let night = !(8..22).contains(&wall.hour());
    calendar.weekends() == Weekends::Rest && weekend
        || calendar.nights() == Nights::Rest && night
        || calendar
            .absences()
            .iter()
            .any(|away| (away.from..away.to).contains(&at))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_is_reached_has_run_and_no_moment_earlier(
        (calendar, from) in calendars(),
        left in prop_oneof![1..3 * DAY, 1..400 * DAY],
    ) {
        let left = Span::millis(left);
        let reached = calendar.reach(from, left).unwrap();
        let run = |to: Timestamp| to.since(from).minus(calendar.rest_between(from, to));
        prop_assert_eq!(run(reached), left);
        let moment = Span::millis(1);
        prop_assert_eq!(run(reached.after(Span::millis(-1))), left.minus(moment));
    }

    #[test]
    fn a_moment_that_runs_is_reached_by_what_has_run(
        (calendar, from) in calendars(),
        later in 0..60 * DAY,
    ) {
        let to = from.after(Span::millis(later));
        let run = to.since(from).minus(calendar.rest_between(from, to));
        let reached = calendar.reach(from, run).unwrap();
        prop_assert!(reached <= to);
        // Between the reached moment and `to`, the clock does not run.
        prop_assert_eq!(calendar.rest_between(reached, to), to.since(reached));
    }

    #[test]
    fn rest_adds_up(
        (calendar, from) in calendars(),
        first in 0..40 * DAY,
        second in 0..400 * DAY,
    ) {
        let between = from.after(Span::millis(first));
        let to = between.after(Span::millis(second));
        let parts = calendar.rest_between(from, between).plus(calendar.rest_between(between, to));
        prop_assert_eq!(calendar.rest_between(from, to), parts);
    }

    #[test]
    fn more_time_ends_later(
        (calendar, from) in calendars(),
        left in 0..30 * DAY,
        more in 1..3 * DAY,
    ) {
        let [left, more] = [left, left + more].map(Span::millis);
        prop_assert!(calendar.reach(from, left) < calendar.reach(from, more));
    }

    #[test]
    fn an_absence_shortens_no_time(
        (calendar, from) in calendars(),
        left in 1..30 * DAY,
    ) {
        let left = Span::millis(left);
        let at_home = Calendar::new(
            calendar.zone(),
            calendar.weekends(),
            calendar.nights(),
            Vec::new(),
        );
        prop_assert!(calendar.reach(from, left) >= at_home.reach(from, left));
    }

    #[test]
    fn stretches_follow_each_other_and_are_none_of_the_absences(
        (calendar, from) in calendars(),
        later in 0..400 * DAY,
    ) {
        let to = from.after(Span::millis(later));
        let mut end = from;
        for stretch in calendar.stretches(from, to) {
            prop_assert!(end <= stretch.from && stretch.from < stretch.to && stretch.to <= to);
            for away in calendar.absences() {
                prop_assert!(away.to <= stretch.from || stretch.to <= away.from);
            }
            end = stretch.to;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn rest_is_what_clocks_on_the_wall_say((calendar, from) in calendars(), minutes in 0..8_000_i64) {
        // The clocks are set at whole minutes, so that a minute rests as its first moment does.
        let whole = |at: Timestamp| Timestamp::from_millis(at.as_millis().div_euclid(MINUTE) * MINUTE);
        let away = calendar.absences().iter().map(|away| Interval {
            from: whole(away.from),
            to: whole(away.to),
        });
        let calendar = Calendar::new(
            calendar.zone(),
            calendar.weekends(),
            calendar.nights(),
            away.collect(),
        );
        let from = whole(from);
        let minute = |number: i64| from.after(Span::minutes(number));
        let resting = (0..minutes).filter(|&number| rests_by_the_wall(&calendar, minute(number)));
        let rested = Span::minutes(i64::try_from(resting.count()).unwrap());
        prop_assert_eq!(calendar.rest_between(from, minute(minutes)), rested);
        prop_assert_eq!(calendar.is_rest(from), rests_by_the_wall(&calendar, from));
    }
}
