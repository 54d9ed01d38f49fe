//! When club evenings are: a day of the week, at a time of that day.

use tengen_game::clock::{Span, Timestamp};
use tengen_game::{Hour, Weekday, Zone};

/// Which of the days with the right name there is an evening on. These are what Discord's scheduled events can repeat by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Every {
    /// Each.
    Week,
    /// Every second.
    SecondWeek,
    /// The first of each month.
    First,
    /// The second of each month.
    Second,
    /// The third of each month.
    Third,
    /// The fourth of each month.
    Fourth,
}

impl Every {
    /// Which of its month, from 1 to 4; none where months do not matter.
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

/// When club evenings begin, by the clocks of the club's zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rhythm {
    /// On which days of that name.
    pub every: Every,
    /// The day.
    pub weekday: Weekday,
    /// The hour.
    pub hour: Hour,
    /// And minutes, 0 to 59.
    pub minute: u8,
}

impl Rhythm {
    /// When the first evening after `now` begins.
    pub fn first(&self, zone: Zone, now: Timestamp) -> Timestamp {
        self.next(zone, now, None)
    }

    /// When the first evening after `now` begins that follows on one that began at `last`.
    pub fn following(&self, zone: Zone, last: Timestamp, now: Timestamp) -> Timestamp {
        self.next(zone, now.max(last), Some(last))
    }

    /// When an evening begins that was to begin at `begins` by the clocks of another zone: on the same day, by those of
    /// `zone`.
    pub fn moved(&self, zone: Zone, begins: Timestamp) -> Timestamp {
        // No two zones are more than 26 hours apart.
        self.next(zone, begins.after(Span::hours(-27)), None)
    }

    fn next(&self, zone: Zone, after: Timestamp, last: Option<Timestamp>) -> Timestamp {
        let minutes = Span::minutes(self.minute.into());
        let mut next = zone.on_this_day(after, self.hour);
        // Five weeks and a day hold one of each; of the last days that can be told, none may follow.
        for _ in 0..36 {
            let begins = next.after(minutes);
            if begins > after && self.is_on(zone, next, last) {
                return begins;
            }
            next = zone.on_the_next_day(next, self.hour);
        }
        next.after(minutes)
    }

    /// Whether there is an evening on the day in which `at` lies.
    fn is_on(&self, zone: Zone, at: Timestamp, last: Option<Timestamp>) -> bool {
        let (weekday, of_month) = zone.day(at);
        let is_meant = match (self.every, self.every.of_month(), last) {
            (_, Some(number), _) => (of_month - 1) / 7 + 1 == number,
            (Every::SecondWeek, _, Some(last)) => {
                // Clocks may have been set on or back meanwhile.
                let weeks =
                    at.since(last.after(Span::days(-3))).as_millis() / Span::days(7).as_millis();
                weeks % 2 == 0
            }
            _ => true,
        };
        weekday == self.weekday && is_meant
    }
}
