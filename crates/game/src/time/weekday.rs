//! Days of the week.

use jiff::civil;

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weekday {
    /// The first day by ISO 8601.
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    /// All days, Monday first.
    pub const ALL: [Self; 7] = [
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
        Self::Sunday,
    ];

    /// Days since Monday: 0 to 6.
    pub const fn number(self) -> u8 {
        self as u8
    }

    pub(super) fn of(day: civil::Weekday) -> Self {
        Self::ALL[usize::from(day.to_monday_zero_offset().unsigned_abs())]
    }
}
