//! Weekends and nights, between two changes of a zone's offset.

use crate::clock::{Span, Timestamp};

/// Whether a person's clock runs on Saturdays and Sundays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Weekends {
    #[default]
    Count,
    /// It does not, by the person's own time zone.
    Rest,
}

/// Whether a person's clock runs at night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Nights {
    #[default]
    Count,
    /// It does not from 22:00 to 08:00 by the person's own time zone.
    Rest,
}

const WEEK: i128 = 7 * DAY;
const DAY: i128 = 24 * HOUR;
const HOUR: i128 = 60 * 60 * 1000;

/// Time from 1970-01-01, a Thursday, to the next Monday.
const FIRST_MONDAY: i128 = 4 * DAY;

/// The running times of a clock within a week: sorted intervals in milliseconds since Monday 00:00.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Week(&'static [(i128, i128)]);

/// The interval of daytime on `day`.
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

    /// Running time of a whole week.
    fn whole(self) -> i128 {
        self.0.iter().map(|(from, to)| to - from).sum()
    }

    /// Running time from a fixed Monday long ago to the local time `local`.
    fn run(self, local: i128) -> i128 {
        let since = local - FIRST_MONDAY;
        let within = since.rem_euclid(WEEK);
        let runs = self.0.iter();
        let part: i128 = runs.map(|&(from, to)| within.clamp(from, to) - from).sum();
        since.div_euclid(WEEK) * self.whole() + part
    }

    /// The earliest local time with this [running time](Self::run).
    fn earliest(self, run: i128) -> i128 {
        // Between two weeks, the end of the first one is the earlier moment.
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

/// An interval without absence and without a change of the zone's offset: [`Calendar`](super::Calendar) computes it in
/// one step, whether it is an hour or a thousand years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Inclusive.
    pub from: Timestamp,
    /// Exclusive.
    pub to: Timestamp,
    pub(super) week: Week,
    pub(super) offset: Span,
}

impl Stretch {
    /// The running time within it.
    pub fn running(self) -> Span {
        span(self.week.run(self.local(self.to)) - self.week.run(self.local(self.from)))
    }

    /// The moment at which the clock has run for `left` since [`Stretch::from`]; meaningful up to [`Stretch::to`].
    pub(super) fn reach(self, left: Span) -> Timestamp {
        if left <= Span::ZERO {
            return self.from;
        }
        let run = self.week.run(self.local(self.from)) + i128::from(left.as_millis());
        let utc = self.week.earliest(run) - i128::from(self.offset.as_millis());
        Timestamp::from_millis(saturate(utc))
    }

    fn local(self, at: Timestamp) -> i128 {
        i128::from(at.as_millis()) + i128::from(self.offset.as_millis())
    }
}

fn span(millis: i128) -> Span {
    Span::millis(saturate(millis))
}

/// Saturating conversion.
fn saturate(number: i128) -> i64 {
    i64::try_from(number).unwrap_or(if number < 0 { i64::MIN } else { i64::MAX })
}
