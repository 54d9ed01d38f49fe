//! Weekends and nights, while the clocks of a zone are not set.

use crate::clock::{Span, Timestamp};

/// Whether a person's clock runs on Saturdays and Sundays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weekends {
    /// It does.
    #[default]
    Count,
    /// It does not, by the person's own time zone.
    Rest,
}

/// Whether a person's clock runs at night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Nights {
    /// It does.
    #[default]
    Count,
    /// It does not from 22:00 to 08:00 by the person's own time zone.
    Rest,
}

const WEEK: i128 = 7 * DAY;
const DAY: i128 = 24 * HOUR;
const HOUR: i128 = 60 * 60 * 1000;

/// 1970-01-01 was a Thursday: from then it is so long until the next Monday begins.
const FIRST_MONDAY: i128 = 4 * DAY;

/// When a week's clock runs: from and to, in milliseconds since Monday began, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Week(&'static [(i128, i128)]);

/// The hours of one day from which to which the clock runs by day.
const fn daytime(day: i128) -> (i128, i128) {
    (day * DAY + 8 * HOUR, day * DAY + 22 * HOUR)
}

impl Week {
    pub(super) fn new(weekends: Weekends, nights: Nights) -> Self {
        const ALL: &[(i128, i128)] = &[(0, WEEK)];
        const WORKDAYS: &[(i128, i128)] = &[(0, 5 * DAY)];
        const DAYTIMES: &[(i128, i128)] = &[
            daytime(0),
            daytime(1),
            daytime(2),
            daytime(3),
            daytime(4),
            daytime(5),
            daytime(6),
        ];
        Self(match (weekends, nights) {
            (Weekends::Count, Nights::Count) => ALL,
            (Weekends::Rest, Nights::Count) => WORKDAYS,
            (Weekends::Count, Nights::Rest) => DAYTIMES,
            (Weekends::Rest, Nights::Rest) => DAYTIMES.split_at(5).0,
        })
    }

    /// For how long the clock runs in a week.
    fn whole(self) -> i128 {
        self.0.iter().map(|(from, to)| to - from).sum()
    }

    /// For how long the clock has run at the local time `local` since a Monday long ago.
    fn run(self, local: i128) -> i128 {
        let since = local - FIRST_MONDAY;
        let within = since.rem_euclid(WEEK);
        let runs = self.0.iter();
        let part: i128 = runs.map(|&(from, to)| within.clamp(from, to) - from).sum();
        since.div_euclid(WEEK) * self.whole() + part
    }

    /// The earliest local time at which the clock has [run](Self::run) for `run`.
    fn earliest(self, run: i128) -> i128 {
        // Of the moment between two weeks, the end of the first one is the earlier.
        let weeks = (run - 1).div_euclid(self.whole());
        let mut rest = run - weeks * self.whole();
        let mut within = 0;
        for (from, to) in self.0 {
            if rest > 0 {
                within = from + rest.min(to - from);
                rest -= to - from;
            }
        }
        FIRST_MONDAY + weeks * WEEK + within
    }
}

/// A time in which a person is not away and the clocks of the zone are not set:
/// what [`Calendar`](super::Calendar) reckons in one step, be it an hour or a thousand years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Its first moment.
    pub from: Timestamp,
    /// The first moment after it.
    pub to: Timestamp,
    pub(super) week: Week,
    pub(super) offset: Span,
}

impl Stretch {
    /// For how long the clock runs within it.
    pub fn running(self) -> Span {
        span(self.week.run(self.local(self.to)) - self.week.run(self.local(self.from)))
    }

    /// When the clock has run for `left` since the stretch began, if that is not after its end.
    pub(super) fn reach(self, left: Span) -> Timestamp {
        if left <= Span::ZERO {
            return self.from;
        }
        let run = self.week.run(self.local(self.from)) + i128::from(left.as_millis());
        let utc = self.week.earliest(run) - i128::from(self.offset.as_millis());
        Timestamp::from_millis(saturated(utc))
    }

    fn local(self, at: Timestamp) -> i128 {
        i128::from(at.as_millis()) + i128::from(self.offset.as_millis())
    }
}

fn span(millis: i128) -> Span {
    Span::millis(saturated(millis))
}

/// The nearest number that fits.
fn saturated(number: i128) -> i64 {
    i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX })
}
