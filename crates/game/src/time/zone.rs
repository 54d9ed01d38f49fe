//! A person's time zone.

use std::cmp::Ordering;
use std::fmt;
use std::sync::LazyLock;

use jiff::tz::{TimeZone, TimeZoneDatabase};

use super::Weekday;
use crate::clock::{Span, Timestamp};

/// The embedded database. The machine's own is not used: the same program must compute the same deadlines everywhere.
static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// Every name in the database, sorted by [`compare`].
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut names: Vec<String> = DATABASE.available().map(|name| name.to_string()).collect();
    names.sort_unstable_by(|one, other| compare(one, other));
    names
});

/// Alphabetical, ignoring case.
fn compare(one: &str, other: &str) -> Ordering {
    let small = |letter: u8| letter.to_ascii_lowercase();
    one.bytes().map(small).cmp(other.bytes().map(small))
}

/// A time zone, by its name in the IANA database: `Europe/Zurich`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zone(&'static str);

impl Zone {
    /// Coordinated universal time.
    pub const UTC: Self = Self("UTC");

    /// The zone `name`, ignoring case.
    pub fn parse(name: &str) -> Option<Self> {
        let found = NAMES.binary_search_by(|known| compare(known, name));
        found.ok().map(|index| Self(&NAMES[index]))
    }

    /// All zones of the database, in alphabetical order.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMES.iter().map(|name| Self(name))
    }

    pub fn name(self) -> &'static str {
        self.0
    }

    /// Offset from UTC at `at`; negative to the west.
    pub fn offset(self, at: Timestamp) -> Span {
        Span::seconds(i64::from(self.rules().to_offset(clamp(at)).seconds()))
    }

    /// The moment of local time `hour` on the day of `at`: the first one if it occurs twice, and the moment of the
    /// change if it is skipped.
    pub fn on_this_day(self, at: Timestamp, hour: Hour) -> Timestamp {
        self.at_hour(at, 0, hour)
    }

    /// The same hour on the next day.
    pub fn on_the_next_day(self, at: Timestamp, hour: Hour) -> Timestamp {
        self.at_hour(at, 1, hour)
    }

    /// The next time after `at` with local time `hour`, once a day: [`Zone::on_this_day`] or [`Zone::on_the_next_day`].
    pub fn next(self, at: Timestamp, hour: Hour) -> Timestamp {
        let today = self.on_this_day(at, hour);
        if at < today {
            today
        } else {
            self.on_the_next_day(at, hour)
        }
    }

    /// The next Monday after `at` with local time `hour`.
    pub fn next_monday(self, at: Timestamp, hour: Hour) -> Timestamp {
        let mut next = self.next(at, hour);
        // Near the last representable day there may be none.
        for _ in 0..7 {
            let shown = self.rules().to_datetime(clamp(next));
            if shown.date().weekday() == jiff::civil::Weekday::Monday {
                break;
            }
            next = self.on_the_next_day(next, hour);
        }
        next
    }

    /// The local day of the week at `at`, and the day of the month from 1.
    pub fn day(self, at: Timestamp) -> (Weekday, u8) {
        let date = self.rules().to_datetime(clamp(at)).date();
        (Weekday::of(date.weekday()), date.day().unsigned_abs())
    }

    /// The local month before the one of `at`, as a half-open interval.
    pub fn last_month(self, at: Timestamp) -> (Timestamp, Timestamp) {
        let rules = self.rules();
        let this = rules.to_datetime(clamp(at)).date().first_of_month();
        let last = this.saturating_sub(jiff::Span::new().months(1));
        let begin = |day: jiff::civil::Date| {
            let shown = rules.to_ambiguous_timestamp(day.at(0, 0, 0, 0));
            // Near the first and last representable days, not every hour exists.
            let shown = shown.compatible().unwrap_or(jiff::Timestamp::MAX);
            Timestamp::from_millis(shown.as_millisecond())
        };
        (begin(last), begin(this))
    }

    fn at_hour(self, at: Timestamp, days: i64, hour: Hour) -> Timestamp {
        let rules = self.rules();
        let today = rules.to_datetime(clamp(at)).date();
        let day = today.saturating_add(jiff::Span::new().days(days));
        let hour = i8::try_from(hour.0).expect("a day has 24 hours");
        let shown = rules.to_ambiguous_timestamp(day.at(hour, 0, 0, 0));
        // Near the last representable days, not every hour exists.
        let shown = shown.compatible().unwrap_or(jiff::Timestamp::MAX);
        Timestamp::from_millis(shown.as_millisecond())
    }

    /// The next change of offset or abbreviation after `at`; none if there is none.
    pub(super) fn next_change(self, at: Timestamp) -> Option<Timestamp> {
        let rules = self.rules();
        let mut changes = rules.following(clamp(at));
        changes
            .next()
            .map(|change| Timestamp::from_millis(change.timestamp().as_millisecond()))
            // For a time before the database begins, the first change is later.
            .filter(|change| *change > at)
    }

    fn rules(self) -> TimeZone {
        DATABASE
            .get(self.0)
            .expect("the database has what it named")
    }
}

/// A full hour of the day: 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hour(u8);

impl Hour {
    /// All hours of a day, in order.
    pub const ALL: [Self; 24] = {
        let mut all = [Self(0); 24];
        let mut hour: u8 = 0;
        while hour < 24 {
            all[hour as usize] = Self(hour);
            hour += 1;
        }
        all
    };

    pub const fn get(self) -> u8 {
        self.0
    }
}

/// `at`, clamped to the years that the database covers: -9999 to 9999.
fn clamp(at: Timestamp) -> jiff::Timestamp {
    let end = if at < Timestamp::default() {
        jiff::Timestamp::MIN
    } else {
        jiff::Timestamp::MAX
    };
    jiff::Timestamp::from_millisecond(at.as_millis()).unwrap_or(end)
}

impl Default for Zone {
    fn default() -> Self {
        Self::UTC
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
