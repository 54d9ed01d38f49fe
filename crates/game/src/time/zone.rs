//! Where a person's clock hangs.

use std::cmp::Ordering;
use std::fmt;
use std::sync::LazyLock;

use jiff::tz::{TimeZone, TimeZoneDatabase};

use super::Weekday;
use crate::clock::{Span, Timestamp};

/// The database that is built in. What the machine has installed is not asked:
/// the same program must give the same deadlines everywhere.
static DATABASE: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// Every name in the database, in the order of [`compare`].
static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let mut names: Vec<String> = DATABASE.available().map(|name| name.to_string()).collect();
    names.sort_unstable_by(|one, other| compare(one, other));
    names
});

/// By letters, capitals or not.
fn compare(one: &str, other: &str) -> Ordering {
    let small = |letter: u8| letter.to_ascii_lowercase();
    one.bytes().map(small).cmp(other.bytes().map(small))
}

/// A time zone, by its name in the IANA database: `Europe/Zurich`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Zone(&'static str);

impl Zone {
    /// Coordinated universal time: no summer time, no offset.
    pub const UTC: Self = Self("UTC");

    /// The zone that is named so, in capitals or not.
    pub fn parse(name: &str) -> Option<Self> {
        let found = NAMES.binary_search_by(|known| compare(known, name));
        found.ok().map(|index| Self(&NAMES[index]))
    }

    /// Every zone that the database names, in the order of letters.
    pub fn all() -> impl Iterator<Item = Self> {
        NAMES.iter().map(|name| Self(name))
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.0
    }

    /// How far its clocks are ahead of [`Zone::UTC`] at the time `at`; negative if they are behind.
    pub fn offset(self, at: Timestamp) -> Span {
        Span::seconds(i64::from(self.rules().to_offset(within(at)).seconds()))
    }

    /// When its clocks show `hour` on the day in which `at` lies: the first time if they show it twice,
    /// and when they are set on past it if they never do.
    pub fn on_this_day(self, at: Timestamp, hour: Hour) -> Timestamp {
        self.at_hour(at, 0, hour)
    }

    /// The same on the next day.
    pub fn on_the_next_day(self, at: Timestamp, hour: Hour) -> Timestamp {
        self.at_hour(at, 1, hour)
    }

    /// When after `at` its clocks next show `hour`, once a day: [`Zone::on_this_day`] or [`Zone::on_the_next_day`].
    pub fn next(self, at: Timestamp, hour: Hour) -> Timestamp {
        let today = self.on_this_day(at, hour);
        match at < today {
            true => today,
            false => self.on_the_next_day(at, hour),
        }
    }

    /// When after `at` its clocks next show `hour` on a Monday.
    pub fn next_monday(self, at: Timestamp, hour: Hour) -> Timestamp {
        let mut next = self.next(at, hour);
        // Of the last days that can be told, none may follow.
        for _ in 0..7 {
            let shown = self.rules().to_datetime(within(next));
            if shown.date().weekday() == jiff::civil::Weekday::Monday {
                break;
            }
            next = self.on_the_next_day(next, hour);
        }
        next
    }

    /// The day of the week that its clocks show at `at`, and the day of the month, from 1 on.
    pub fn day(self, at: Timestamp) -> (Weekday, u8) {
        let date = self.rules().to_datetime(within(at)).date();
        (Weekday::of(date.weekday()), date.day().unsigned_abs())
    }

    /// The month before the one that its clocks show at `at`: its first moment, and the first one after it.
    pub fn last_month(self, at: Timestamp) -> (Timestamp, Timestamp) {
        let rules = self.rules();
        let this = rules.to_datetime(within(at)).date().first_of_month();
        let last = this.saturating_sub(jiff::Span::new().months(1));
        let begin = |day: jiff::civil::Date| {
            let shown = rules.to_ambiguous_timestamp(day.at(0, 0, 0, 0));
            // Of the first and last days that can be told, not every hour can be.
            let shown = shown.compatible().unwrap_or(jiff::Timestamp::MAX);
            Timestamp::from_millis(shown.as_millisecond())
        };
        (begin(last), begin(this))
    }

    fn at_hour(self, at: Timestamp, days: i64, hour: Hour) -> Timestamp {
        let rules = self.rules();
        let today = rules.to_datetime(within(at)).date();
        let day = today.saturating_add(jiff::Span::new().days(days));
        let hour = i8::try_from(hour.0).expect("a day has 24 hours");
        let shown = rules.to_ambiguous_timestamp(day.at(hour, 0, 0, 0));
        // Of the last days that can be told, not every hour can be.
        let shown = shown.compatible().unwrap_or(jiff::Timestamp::MAX);
        Timestamp::from_millis(shown.as_millisecond())
    }

    /// When after `at` its clocks are next set, or renamed; none if never.
    pub(super) fn next_change(self, at: Timestamp) -> Option<Timestamp> {
        let rules = self.rules();
        let mut changes = rules.following(within(at));
        changes
            .next()
            .map(|change| Timestamp::from_millis(change.timestamp().as_millisecond()))
            // Of a time before all that can be asked for, the first change is after that.
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
    /// All of a day, in order.
    pub const ALL: [Self; 24] = {
        let mut all = [Self(0); 24];
        let mut hour: u8 = 0;
        while hour < 24 {
            all[hour as usize] = Self(hour);
            hour += 1;
        }
        all
    };

    /// Its number, 0 to 23.
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// The nearest time of which the database knows anything: the years from -9999 to 9999.
fn within(at: Timestamp) -> jiff::Timestamp {
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

/// Its name.
impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Its name.
impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
