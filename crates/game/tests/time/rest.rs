//! Cases in which a clock does not run.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, Interval, Nights, Weekends, Zone};

use super::{at, zone};

const MINUTE: Span = Span::minutes(1);
const HOUR: Span = Span::hours(1);
const DAY: Span = Span::days(1);

fn utc(local: &str) -> Timestamp {
    at(Zone::UTC, local)
}

fn weekends(zone: Zone) -> Calendar {
    Calendar::new(zone, Weekends::Rest, Nights::Count, Vec::new())
}

fn nights(zone: Zone) -> Calendar {
    Calendar::new(zone, Weekends::Count, Nights::Rest, Vec::new())
}

fn away(intervals: &[(&str, &str)]) -> Vec<Interval> {
    let interval = |&(from, to): &(&str, &str)| Interval {
        from: utc(from),
        to: utc(to),
    };
    intervals.iter().map(interval).collect()
}

#[test]
fn a_clock_runs_always_unless_it_was_agreed_otherwise() {
    let calendar = Calendar::default();
    let from = utc("2026-11-20 18:00");
    for days in [0, 1, 7, 365, 3650] {
        let span = Span::days(days);
        assert_eq!(calendar.rest_between(from, from.after(span)), Span::ZERO);
        assert_eq!(calendar.reach(from, span), Some(from.after(span)));
    }
}

#[test]
fn a_day_from_friday_evening_ends_on_monday_evening() {
    let calendar = weekends(Zone::UTC);
    let [friday, monday] = ["2026-11-20 18:00", "2026-11-23 18:00"].map(utc);
    assert_eq!(calendar.reach(friday, DAY), Some(monday));
    assert_eq!(calendar.rest_between(friday, monday), DAY.times(2));
}

#[test]
fn a_turn_that_begins_on_the_weekend_runs_from_monday() {
    let calendar = weekends(Zone::UTC);
    for begun in ["2026-11-21 00:00", "2026-11-21 15:30", "2026-11-22 23:59"] {
        let tuesday = Some(utc("2026-11-24 00:00"));
        assert_eq!(calendar.reach(utc(begun), DAY), tuesday, "{begun}");
    }
}

#[test]
fn what_is_over_as_the_weekend_begins_is_over_then() {
    let calendar = weekends(Zone::UTC);
    let [friday, saturday] = ["2026-11-20 00:00", "2026-11-21 00:00"].map(utc);
    assert_eq!(calendar.reach(friday, DAY), Some(saturday));
    let moment = Span::millis(1);
    let monday = utc("2026-11-23 00:00");
    assert_eq!(
        calendar.reach(friday, DAY.plus(moment)),
        Some(monday.after(moment))
    );
}

#[test]
fn a_weekend_is_that_of_the_persons_own_zone() {
    for (name, begins) in [
        ("UTC", "2026-11-21 00:00"),
        ("Europe/Zurich", "2026-11-20 23:00"),
        ("America/New_York", "2026-11-21 05:00"),
        ("Asia/Kathmandu", "2026-11-20 18:15"),
        ("Australia/Lord_Howe", "2026-11-20 13:00"),
        ("Pacific/Kiritimati", "2026-11-20 10:00"),
        ("Pacific/Pago_Pago", "2026-11-21 11:00"),
    ] {
        let calendar = weekends(zone(name));
        let begins = utc(begins);
        let ends = begins.after(DAY.times(2));
        let before = begins.after(MINUTE.times(-1));
        assert!(!calendar.is_rest(before), "{name}");
        assert!(calendar.is_rest(begins), "{name}");
        assert!(calendar.is_rest(ends.after(MINUTE.times(-1))), "{name}");
        assert!(!calendar.is_rest(ends), "{name}");
    }
}

#[test]
fn a_night_is_from_ten_to_eight() {
    let calendar = nights(Zone::UTC);
    for (time, rests) in [
        ("2026-11-20 00:00", true),
        ("2026-11-20 07:59", true),
        ("2026-11-20 08:00", false),
        ("2026-11-20 21:59", false),
        ("2026-11-20 22:00", true),
        ("2026-11-22 03:00", true),
        ("2026-11-22 12:00", false),
    ] {
        assert_eq!(calendar.is_rest(utc(time)), rests, "{time}");
    }
    let [evening, morning] = ["2026-11-20 21:00", "2026-11-21 09:00"].map(utc);
    assert_eq!(calendar.reach(evening, HOUR.times(2)), Some(morning));
    assert_eq!(calendar.rest_between(evening, morning), HOUR.times(10));
}

#[test]
fn with_nights_and_weekends_a_week_has_seventy_hours() {
    let calendar = Calendar::new(Zone::UTC, Weekends::Rest, Nights::Rest, Vec::new());
    let monday = utc("2026-11-16 08:00");
    let next = monday.after(DAY.times(7));
    assert_eq!(calendar.rest_between(monday, next), HOUR.times(7 * 24 - 70));
    let friday = utc("2026-11-20 22:00");
    assert_eq!(calendar.reach(monday, HOUR.times(70)), Some(friday));
    let hour_on_monday = next.after(HOUR);
    assert_eq!(calendar.reach(monday, HOUR.times(71)), Some(hour_on_monday));
}

#[test]
fn what_rests_for_several_reasons_rests_once() {
    // A vacation over a weekend, an outage within it and across its end, and another within the weekend.
    let calendar = Calendar::new(
        Zone::UTC,
        Weekends::Rest,
        Nights::Count,
        away(&[
            ("2026-11-19 12:00", "2026-11-23 12:00"),
            ("2026-11-20 00:00", "2026-11-20 06:00"),
            ("2026-11-23 06:00", "2026-11-23 18:00"),
            ("2026-11-28 10:00", "2026-11-28 11:00"),
        ]),
    );
    let [from, to] = ["2026-11-18 12:00", "2026-11-30 12:00"].map(utc);
    // From Thursday noon to Monday 18:00, and the next weekend.
    let rested = HOUR.times(4 * 24 + 6).plus(DAY.times(2));
    assert_eq!(calendar.rest_between(from, to), rested);
    let left = to.since(from).minus(rested);
    assert_eq!(calendar.reach(from, left), Some(to));
}

#[test]
fn absences_are_joined_and_empty_ones_forgotten() {
    let calendar = Calendar::new(
        Zone::UTC,
        Weekends::Count,
        Nights::Count,
        away(&[
            ("2026-03-01 00:00", "2026-03-05 00:00"),
            ("2026-02-01 00:00", "2026-02-20 00:00"),
            ("2026-03-05 00:00", "2026-03-06 00:00"),
            ("2026-02-03 00:00", "2026-02-04 00:00"),
            ("2026-04-02 00:00", "2026-04-01 00:00"),
            ("2026-04-03 00:00", "2026-04-03 00:00"),
        ]),
    );
    let joined = away(&[
        ("2026-02-01 00:00", "2026-02-20 00:00"),
        ("2026-03-01 00:00", "2026-03-06 00:00"),
    ]);
    assert_eq!(calendar.absences(), joined);
}

#[test]
fn a_vacation_holds_the_clock_where_it_is() {
    let calendar = Calendar::new(
        Zone::UTC,
        Weekends::Count,
        Nights::Count,
        away(&[("2026-07-10 00:00", "2026-08-10 00:00")]),
    );
    let [before, within, deadline] =
        ["2026-07-09 12:00", "2026-07-20 00:00", "2026-08-10 12:00"].map(utc);
    assert_eq!(calendar.reach(before, DAY), Some(deadline));
    assert_eq!(calendar.reach(within, HOUR.times(12)), Some(deadline));
}

#[test]
fn a_pause_without_an_end_has_no_deadline() {
    let open = Interval {
        from: utc("2026-07-10 00:00"),
        to: Timestamp::MAX,
    };
    let calendar = Calendar::new(Zone::UTC, Weekends::Rest, Nights::Rest, vec![open]);
    let from = utc("2026-07-09 12:00");
    assert_eq!(calendar.reach(from, HOUR), Some(utc("2026-07-09 13:00")));
    assert_eq!(calendar.reach(from, DAY), None);
    assert_eq!(calendar.reach(open.from, Span::millis(1)), None);
    // A rest does not save a side whose time is out already.
    assert_eq!(calendar.reach(open.from, Span::ZERO), Some(open.from));
    let [much, later] = [3000, 3001].map(|days| open.from.after(Span::days(days)));
    assert_eq!(calendar.rest_between(much, later), DAY);
}

#[test]
fn a_deadline_in_the_past_stays_there() {
    let calendar = weekends(Zone::UTC);
    let saturday = utc("2026-11-21 15:00");
    for left in [Span::ZERO, HOUR.times(-1), Span::millis(i64::MIN)] {
        assert_eq!(calendar.reach(saturday, left), Some(saturday));
    }
    // An interval that runs backwards has no rest.
    let earlier = saturday.after(DAY.times(-30));
    assert_eq!(calendar.rest_between(saturday, earlier), Span::ZERO);
    assert_eq!(calendar.rest_between(saturday, saturday), Span::ZERO);
}

#[test]
fn an_outage_moves_the_deadline_by_what_would_have_run() {
    // Down from Friday noon to Sunday noon: twelve hours of that count, the weekend rests anyway.
    let outage = away(&[("2026-11-20 12:00", "2026-11-22 12:00")]);
    let down = Calendar::new(Zone::UTC, Weekends::Rest, Nights::Count, outage);
    let from = utc("2026-11-19 18:00");
    let two_days = DAY.times(2);
    let [as_it_was, moved] = ["2026-11-23 18:00", "2026-11-24 06:00"].map(utc);
    assert_eq!(weekends(Zone::UTC).reach(from, two_days), Some(as_it_was));
    assert_eq!(down.reach(from, two_days), Some(moved));
}

#[test]
fn years_take_a_step_for_each_change_of_the_clocks() {
    let steps =
        |calendar: &Calendar, from: Timestamp, to: Timestamp| calendar.stretches(from, to).count();
    let calendar = |name: &str| Calendar::new(zone(name), Weekends::Rest, Nights::Rest, Vec::new());
    let [from, to] = ["2026-01-01 00:00", "2036-01-01 00:00"].map(utc);
    assert_eq!(steps(&calendar("Europe/Zurich"), from, to), 21);
    assert_eq!(steps(&calendar("America/New_York"), from, to), 21);
    assert_eq!(steps(&calendar("Asia/Kathmandu"), from, to), 1);
    assert_eq!(steps(&calendar("UTC"), Timestamp::MIN, Timestamp::MAX), 1);
    // All of time has two changes a year up to the year 9999, and no more.
    let all = steps(&calendar("Europe/Zurich"), Timestamp::MIN, Timestamp::MAX);
    assert!((15_000..17_000).contains(&all), "{all}");
}

#[test]
fn absences_that_are_over_take_no_step() {
    let daily = (0..3000).map(|day| {
        let from = utc("2026-01-01 12:00").after(Span::days(day));
        let to = from.after(HOUR);
        Interval { from, to }
    });
    let calendar = Calendar::new(Zone::UTC, Weekends::Rest, Nights::Rest, daily.collect());
    let from = utc("2034-01-01 00:00");
    assert_eq!(
        calendar.stretches(from, from.after(DAY.times(10))).count(),
        11
    );
}

#[test]
fn nothing_overflows_at_the_ends_of_time() {
    let ends = [
        Timestamp::MIN,
        Timestamp::MIN.after(Span::millis(1)),
        Timestamp::default(),
        Timestamp::MAX.after(Span::millis(-1)),
        Timestamp::MAX,
    ];
    let open = |from, to| vec![Interval { from, to }];
    for name in [
        "UTC",
        "Asia/Kathmandu",
        "Pacific/Kiritimati",
        "Pacific/Pago_Pago",
    ] {
        for away in [
            Vec::new(),
            open(Timestamp::MIN, Timestamp::MAX),
            open(Timestamp::MIN, Timestamp::default()),
            open(Timestamp::default(), Timestamp::MAX),
        ] {
            let calendar = Calendar::new(zone(name), Weekends::Rest, Nights::Rest, away);
            for from in ends {
                for to in ends {
                    let rested = calendar.rest_between(from, to);
                    assert!(rested >= Span::ZERO && rested <= to.max(from).since(from));
                }
                for left in [Span::millis(i64::MIN), DAY, Span::MAX] {
                    let reached = calendar.reach(from, left);
                    assert!(reached.is_none_or(|reached| reached >= from));
                }
                calendar.is_rest(from);
            }
        }
    }
    let always = Calendar::default();
    assert_eq!(always.reach(Timestamp::MAX, DAY), None);
    assert_eq!(
        always.reach(Timestamp::default(), Span::MAX),
        Some(Timestamp::MAX)
    );
}
