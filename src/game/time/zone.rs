//! Where a person's clock hangs.

use std::cmp::Ordering;
use std::fmt;
use std::sync::LazyLock;

use jiff::tz::{TimeZone, TimeZoneDatabase};

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
