//! Refusals of vacations, and of data deletion.

use crate::clock::Span;
use crate::i18n::{Text, say};
use crate::kit::refusal::own_refusals;

/// Refusals of vacations, and of data deletion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SettingsRefusal {
    /// The number of days is above the maximum that a server can grant.
    BadVacation,
    /// There is no vacation to end.
    NoVacation,
    /// No game has a clock that could rest.
    NoClocks,
    /// The vacation is longer than this number of days.
    VacationDays(u16),
    /// Less vacation is left than is wanted.
    VacationTooLong {
        /// Number of days granted within a year.
        days: u16,
        /// Remaining vacation.
        left: Span,
    },
    /// Some of the caller's data could not be erased; the log has the reason.
    NotForgotten,
}

impl SettingsRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::people as no;
        match self {
            Self::BadVacation => no::bad_vacation(),
            Self::NoVacation => no::no_vacation(),
            Self::NoClocks => no::vacation_no_clocks(),
            Self::VacationDays(days) => no::vacation_days(*days),
            Self::VacationTooLong { days, left } => {
                no::vacation_too_long(*days, say::pace::duration(*left))
            }
            Self::NotForgotten => no::not_forgotten(),
        }
    }
}

own_refusals! { SettingsRefusal }
