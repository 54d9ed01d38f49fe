//! Clocks that are set while a person's clock runs or rests.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, Nights, Weekends};

use super::{at, zone};

const DAY: Span = Span::days(1);

/// A clock that rests for one of the reasons.
fn calendar(name: &str, weekends: Weekends, nights: Nights) -> Calendar {
    Calendar::new(zone(name), weekends, nights, Vec::new())
}

#[test]
fn a_weekend_on_which_the_clocks_are_set_is_shorter_or_longer() {
    // Zone, the Saturday, and the length of its weekend in minutes.
    for (name, saturday, minutes) in [
        ("Europe/Zurich", "2026-03-28 00:00", 47 * 60),
        ("Europe/Zurich", "2026-10-24 00:00", 49 * 60),
        ("Europe/Zurich", "2026-11-21 00:00", 48 * 60),
        ("America/New_York", "2026-03-07 00:00", 47 * 60),
        ("America/New_York", "2026-10-31 00:00", 49 * 60),
        ("Australia/Lord_Howe", "2026-04-04 00:00", 48 * 60 + 30),
        ("Australia/Lord_Howe", "2026-10-03 00:00", 47 * 60 + 30),
        ("Asia/Kathmandu", "2026-03-28 00:00", 48 * 60),
        ("Asia/Tokyo", "2026-10-24 00:00", 48 * 60),
    ] {
        let calendar = calendar(name, Weekends::Rest, Nights::Count);
        let saturday = at(zone(name), saturday);
        let weekend = Span::minutes(minutes);
        let [before, after] = [DAY.times(-1), DAY.times(4)].map(|span| saturday.after(span));
        assert_eq!(calendar.rest_between(before, after), weekend, "{name}");
        let monday = saturday.after(weekend);
        let deadline = monday.after(Span::hours(5));
        assert_eq!(
            calendar.reach(before, Span::hours(29)),
            Some(deadline),
            "{name}"
        );
    }
}

#[test]
fn a_day_has_twenty_four_hours_even_when_the_clocks_are_set() {
    // From noon on Saturday to one o'clock in summer time, to eleven in winter time.
    let zurich = zone("Europe/Zurich");
    let calendar = calendar("Europe/Zurich", Weekends::Count, Nights::Count);
    for (from, to) in [
        ("2026-03-28 12:00", "2026-03-29 13:00"),
        ("2026-10-24 12:00", "2026-10-25 11:00"),
    ] {
        let [from, to] = [from, to].map(|local| at(zurich, local));
        assert_eq!(calendar.reach(from, DAY), Some(to));
        assert_eq!(calendar.rest_between(from, to), Span::ZERO);
    }
}

#[test]
fn a_night_on_which_the_clocks_are_set_ends_at_eight_all_the_same() {
    for (name, evening, morning, hours) in [
        ("Europe/Zurich", "2026-03-28 22:00", "2026-03-29 08:00", 9),
        ("Europe/Zurich", "2026-10-24 22:00", "2026-10-25 08:00", 11),
        (
            "America/New_York",
            "2026-03-07 22:00",
            "2026-03-08 08:00",
            9,
        ),
        (
            "America/New_York",
            "2026-10-31 22:00",
            "2026-11-01 08:00",
            11,
        ),
    ] {
        let calendar = calendar(name, Weekends::Count, Nights::Rest);
        let [evening, morning] = [evening, morning].map(|local| at(zone(name), local));
        assert_eq!(morning.since(evening), Span::hours(hours), "{name}");
        assert_eq!(calendar.rest_between(evening, morning), Span::hours(hours));
        let soon = Span::minutes(5);
        assert_eq!(calendar.reach(evening, soon), Some(morning.after(soon)));
    }
}

#[test]
fn an_hour_that_comes_twice_rests_twice() {
    // In Havana the clocks go back from one to midnight as Sunday begins;
    // in Santiago from midnight to eleven, so that Saturday ends twice.
    for (name, from, to, hours) in [
        ("America/Havana", "2025-11-01 00:00", "2025-11-03 00:00", 49),
        (
            "America/Santiago",
            "2026-04-04 00:00",
            "2026-04-06 00:00",
            49,
        ),
    ] {
        let calendar = calendar(name, Weekends::Rest, Nights::Count);
        let [from, to] = [from, to].map(|local| at(zone(name), local));
        assert_eq!(
            calendar.rest_between(from, to),
            Span::hours(hours),
            "{name}"
        );
        assert_eq!(to.since(from), Span::hours(hours), "{name}");
    }
}

#[test]
fn a_friday_that_there_never_was_is_no_weekend() {
    // Samoa crossed the date line: after Thursday, 2011-12-29, came Saturday.
    let apia = zone("Pacific/Apia");
    let calendar = calendar("Pacific/Apia", Weekends::Rest, Nights::Count);
    let [thursday, saturday, tuesday] =
        ["2011-12-29 00:00", "2011-12-31 00:00", "2012-01-03 00:00"].map(|local| at(apia, local));
    assert_eq!(saturday.since(thursday), DAY);
    assert_eq!(calendar.rest_between(thursday, tuesday), DAY.times(2));
    assert_eq!(calendar.reach(thursday, DAY.times(2)), Some(tuesday));
}

#[test]
fn summer_time_is_known_for_years_to_come() {
    let zurich = zone("Europe/Zurich");
    let calendar = calendar("Europe/Zurich", Weekends::Rest, Nights::Count);
    for year in [2038, 2050, 2099, 2500] {
        let local = |date: &str| at(zurich, &format!("{year}-{date} 00:00"));
        let [winter, summer] = [local("01-15"), local("07-15")];
        assert_eq!(zurich.offset(winter), Span::hours(1));
        assert_eq!(zurich.offset(summer), Span::hours(2));
        let next = at(zurich, &format!("{}-01-15 00:00", year + 1));
        let halves = calendar
            .rest_between(winter, summer)
            .plus(calendar.rest_between(summer, next));
        assert_eq!(calendar.rest_between(winter, next), halves);
    }
    // Beyond the known changes, the offset stays the same.
    assert_eq!(zurich.offset(Timestamp::MAX), Span::hours(1));
}
