//! Time limits.

use proptest::prelude::*;
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Calendar, Interval, Nights, TimeLimit, Weekends, Zone};

const HOUR: i64 = 3_600_000;

fn hour(number: i64) -> Timestamp {
    Timestamp::from_millis(number * HOUR)
}

fn calendar(away: &[(i64, i64)]) -> Calendar {
    let away = away.iter().map(|(from, length)| Interval {
        from: hour(*from),
        to: hour(from + length),
    });
    Calendar::new(Zone::UTC, Weekends::Count, Nights::Count, away.collect())
}

#[test]
fn what_has_rested_is_given_back() {
    let given = TimeLimit::between(hour(0), hour(48));
    let rests = calendar(&[(10, 5)]);
    let later = given.update(hour(20), &rests);
    assert_eq!(later, TimeLimit::between(hour(20), hour(53)));
    assert_eq!(given.until_by(&rests), hour(53));
    // It is over when all of it has run.
    assert_eq!(given.update(hour(60), &rests).until(), hour(53));
    // A clock that was set back gives nothing.
    assert_eq!(later.update(hour(3), &rests), later);
}

proptest! {
    /// Repeated updates leave the same time, and it ends as the calendar says.
    #[test]
    fn nothing_is_given_back_twice(
        length in 1..200_i64,
        away in prop::collection::vec((0..300_i64, 1..100_i64), 0..4),
        looks in prop::collection::vec(0..600_i64, 0..6),
    ) {
        let given = TimeLimit { since: hour(0), span: Span::hours(length) };
        let rests = calendar(&away);
        let mut looks = looks;
        looks.sort_unstable();
        let end = looks.last().copied().unwrap_or(0);
        let often = looks.iter().fold(given, |given, look| given.update(hour(*look), &rests));
        let once = given.update(hour(end), &rests);
        prop_assert_eq!(often, once);
        let is_over = once.until() <= hour(end);
        prop_assert_eq!(is_over, given.until_by(&rests) <= hour(end));
        if !is_over {
            prop_assert_eq!(once.until_by(&rests), given.until_by(&rests));
        }
    }
}
