//! When club evenings are: a day of the week, at a time of that day.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Hour, Weekday, Zone};

/// The interval of evenings: exactly the repetitions that Discord's scheduled events can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Every {
    Week,
    SecondWeek,
    /// The first such day of each month.
    First,
    /// The second such day of each month.
    Second,
    /// The third such day of each month.
    Third,
    /// The fourth such day of each month.
    Fourth,
}

impl Every {
    /// The number of the weekday within its month, 1 to 4; none for weekly rhythms.
    pub fn of_month(self) -> Option<u8> {
        match self {
            Self::Week | Self::SecondWeek => None,
            Self::First => Some(1),
            Self::Second => Some(2),
            Self::Third => Some(3),
            Self::Fourth => Some(4),
        }
    }
}

/// When club evenings begin, in the club's time zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rhythm {
    pub every: Every,
    pub weekday: Weekday,
    pub hour: Hour,
    /// 0 to 59.
    pub minute: u8,
}

impl Rhythm {
    /// The beginning of the first evening after `now`.
    pub fn first(&self, zone: Zone, now: Timestamp) -> Timestamp {
        self.next(zone, now, None)
    }

    /// The beginning of the first evening after `now`, given the last one began at `last`.
    pub fn next_after(&self, zone: Zone, last: Timestamp, now: Timestamp) -> Timestamp {
        self.next(zone, now.max(last), Some(last))
    }

    /// The new beginning after a change of time zone: the same day and local time in `zone`.
    pub fn in_new_zone(&self, zone: Zone, begins: Timestamp) -> Timestamp {
        // Time zones are at most 26 hours apart.
        self.next(zone, begins.after(Span::hours(-27)), None)
    }

    fn next(&self, zone: Zone, after: Timestamp, last: Option<Timestamp>) -> Timestamp {
        let minutes = Span::minutes(self.minute.into());
        let mut next = zone.on_this_day(after, self.hour);
        // Five weeks and a day contain each rhythm once; near the last representable day there may be none.
        for _ in 0..36 {
            let begins = next.after(minutes);
            if begins > after && self.is_on(zone, next, last) {
                return begins;
            }
            next = zone.on_the_next_day(next, self.hour);
        }
        next.after(minutes)
    }

    /// Whether there is an evening on the day of `at`.
    fn is_on(&self, zone: Zone, at: Timestamp, last: Option<Timestamp>) -> bool {
        let (weekday, of_month) = zone.day(at);
        let is_meant = match (self.every, self.every.of_month(), last) {
            (_, Some(number), _) => (of_month - 1) / 7 + 1 == number,
            (Every::SecondWeek, _, Some(last)) => {
                // Rounded: daylight saving may have begun or ended in between.
                let weeks =
                    at.since(last.after(Span::days(-3))).as_millis() / Span::days(7).as_millis();
                weeks % 2 == 0
            }
            _ => true,
        };
        weekday == self.weekday && is_meant
    }
}
