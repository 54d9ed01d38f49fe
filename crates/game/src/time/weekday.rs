//! Days of the week.

use jiff::civil;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weekday {
    /// The first, as ISO 8601 counts.
    Monday,
    /// The second.
    Tuesday,
    /// The third.
    Wednesday,
    /// The fourth.
    Thursday,
    /// The fifth.
    Friday,
    /// The sixth.
    Saturday,
    /// The last.
    Sunday,
}

impl Weekday {
    /// All of a week, Monday first.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];

    /// How many days of the week come before it: 0 to 6.
    pub const fn number(self) -> u8 {
        self as u8
    }

    pub(super) fn of(day: civil::Weekday) -> Self {
        Self::ALL[usize::from(day.to_monday_zero_offset().unsigned_abs())]
    }
}
