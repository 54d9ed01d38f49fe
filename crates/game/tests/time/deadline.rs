//! Time left and rests together: games of months.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, Interval, Left, Nights, TimeControl, Weekends, Zone};

use super::{at, zone};

const MOMENT: Span = Span::millis(1);
const MINUTE: Span = Span::minutes(1);
const HOUR: Span = Span::hours(1);
const DAY: Span = Span::days(1);

fn weekends(zone: Zone) -> Calendar {
    Calendar::new(zone, Weekends::Rest, Nights::Count, Vec::new())
}

/// Time used for a turn from `begun` to `moved`.
fn used(calendar: &Calendar, begun: Timestamp, moved: Timestamp) -> Span {
    moved
        .since(begun)
        .minus(calendar.rest_between(begun, moved))
}

#[test]
fn a_fixed_time_with_weekends_off_is_neither_infinite_nor_shortened() {
    let zurich = zone("Europe/Zurich");
    let calendar = weekends(zurich);
    for days in TimeControl::DAYS_A_MOVE {
        let control = TimeControl::per_move(days).unwrap();
        let left = control.opening().unwrap();
        let out = left.until_out(&control);
        // Three weeks around the end of summer time, each quarter of an hour of them.
        let first = at(zurich, "2026-10-12 00:00");
        for quarter in 0..3 * 7 * 24 * 4 {
            let begun = first.after(Span::minutes(15 * quarter));
            let deadline = calendar.reach(begun, out).unwrap();
            // At the last moment the move is in time, and at the deadline it is not.
            let last = deadline.after(MOMENT.times(-1));
            let in_time = left.after_move(&control, used(&calendar, begun, last));
            assert_eq!(in_time, Some(left));
            let late = left.after_move(&control, used(&calendar, begun, deadline));
            assert_eq!(late, None);
            // All days occurred, with every possible number of weekends.
            let whole = deadline.since(begun);
            let most = DAY.times(i64::from(days.div_ceil(5)) * 2).plus(HOUR);
            assert!(whole >= out && whole <= out.plus(most), "{whole:?}");
        }
    }
}

#[test]
fn a_deadline_is_found_as_by_counting_minutes() {
    let new_york = zone("America/New_York");
    let vacation = Interval {
        from: at(new_york, "2026-10-28 09:00"),
        to: at(new_york, "2026-10-30 21:00"),
    };
    let calendar = Calendar::new(new_york, Weekends::Rest, Nights::Rest, vec![vacation]);
    let first = at(new_york, "2026-10-26 00:00");
    for start in 0..40 {
        let begun = first.after(HOUR.times(start * 5));
        let mut left = DAY;
        let mut now = begun;
        while left > Span::ZERO {
            if !calendar.is_rest(now) {
                left = left.minus(MINUTE);
            }
            now = now.after(MINUTE);
        }
        assert_eq!(calendar.reach(begun, DAY), Some(now));
    }
}

/// Plays for half a year: each move after the shares of its time, one after the other; both sides live in `zone`.
fn half_a_year(control: &TimeControl, calendar: &Calendar, shares: &[i64]) -> Option<[Left; 2]> {
    let start = at(calendar.zone(), "2026-08-01 12:00");
    let end = start.after(DAY.times(182));
    let mut left = [control.opening()?; 2];
    let mut now = start;
    for (number, share) in shares.iter().cycle().enumerate() {
        if now >= end {
            break;
        }
        let side = &mut left[number % 2];
        let out = side.until_out(control);
        let thought = Span::millis(out.as_millis() / 100 * share);
        let moved = calendar.reach(now, thought.max(MOMENT))?;
        assert!(moved < calendar.reach(now, out)?);
        *side = side.after_move(control, used(calendar, now, moved))?;
        now = moved;
    }
    Some(left)
}

#[test]
fn a_player_who_keeps_the_deadlines_plays_for_half_a_year() {
    let holidays = |zone: Zone| {
        let day = |local: &str| at(zone, local);
        vec![
            Interval {
                from: day("2026-10-10 00:00"),
                to: day("2026-10-25 00:00"),
            },
            Interval {
                from: day("2026-12-24 00:00"),
                to: day("2027-01-02 00:00"),
            },
        ]
    };
    for name in [
        "Europe/Zurich",
        "America/New_York",
        "Australia/Lord_Howe",
        "Asia/Kathmandu",
    ] {
        let zone = zone(name);
        for text in [
            "1d",
            "14d",
            "fischer 3d+1d/7d",
            "byoyomi 10d+5x1d",
            "canadian 20d+7d/10",
        ] {
            let control: TimeControl = text.parse().unwrap();
            for nights in [Nights::Count, Nights::Rest] {
                let calendar = Calendar::new(zone, Weekends::Rest, nights, holidays(zone));
                // Always a part of the time left, so that time is never out.
                let left = half_a_year(&control, &calendar, &[5, 15, 50, 1, 90, 7]);
                assert!(left.is_some(), "{text} in {name}");
            }
        }
    }
}

#[test]
fn an_undone_move_has_its_old_deadline_again() {
    let zurich = zone("Europe/Zurich");
    let calendar = weekends(zurich);
    let control = TimeControl::FISCHER_OFFERED;
    let before = control.opening().unwrap();
    let begun = at(zurich, "2026-11-19 12:00");
    let out = before.until_out(&control);
    let deadline = calendar.reach(begun, out);
    let moved = at(zurich, "2026-11-20 18:00");
    let played = before
        .after_move(&control, used(&calendar, begun, moved))
        .unwrap();
    assert_ne!(played, before);
    // With the value from before the move, the turn has the same deadline again.
    assert_eq!(calendar.reach(begun, before.until_out(&control)), deadline);
}

#[test]
fn an_outage_over_the_deadline_leaves_what_there_was() {
    // Two hours before the deadline the bot goes down, for a week.
    let begun = at(Zone::UTC, "2026-11-02 12:00");
    let control = TimeControl::per_move(2).unwrap();
    let left = control.opening().unwrap();
    let out = left.until_out(&control);
    let deadline = Calendar::default().reach(begun, out).unwrap();
    let down = deadline.after(HOUR.times(-2));
    let up = down.after(DAY.times(7));
    let outage = Interval { from: down, to: up };
    let calendar = Calendar::new(Zone::UTC, Weekends::Count, Nights::Count, vec![outage]);
    assert_eq!(calendar.reach(begun, out), Some(up.after(HOUR.times(2))));
    let moved = up.after(HOUR);
    let in_time = left.after_move(&control, used(&calendar, begun, moved));
    assert_eq!(in_time, Some(left));
    // An outage that is listed twice counts once.
    let twice = Calendar::new(Zone::UTC, Weekends::Count, Nights::Count, vec![outage; 2]);
    assert_eq!(twice, calendar);
}
