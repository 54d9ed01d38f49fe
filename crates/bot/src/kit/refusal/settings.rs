//! Refusals of preferences, of vacations, and of data deletion.

use crate::clock::Span;
use crate::i18n::{Text, Typed, say};

/// Refusals of preferences, of vacations, and of data deletion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsRefusal {
    /// The text is no rank.
    BadRank(Typed),
    /// The text is no time zone.
    BadZone(Typed),
    /// The text is no time zone, but these may be meant: their names, with commas.
    BadZoneLikely(Typed, String),
    /// The text is no day.
    BadDay(Typed),
    /// The number of days is more vacation than a server can grant.
    BadVacation,
    /// There is no vacation to be ended.
    NoVacation,
    /// No game has a clock that could rest.
    NoClocks,
    /// The vacation is longer than this number of days.
    VacationDays(u16),
    /// Less vacation is left than is wanted.
    VacationTooLong {
        /// How many days there are.
        days: u16,
        /// How much of them is left.
        left: Span,
    },
    /// Some of the caller's data could not be erased; the log has the reason.
    NotForgotten,
    /// The bot cannot post the list of open challenges in the channel.
    NoListHere,
    /// The bot cannot begin weekly games in the channel.
    NoPairingHere,
    /// The bot cannot post the weekly digest in the channel.
    NoDigestHere,
}

impl SettingsRefusal {
    pub(super) fn text(&self) -> Text {
        use say::people as no;
        match self {
            Self::BadRank(typed) => say::refusal::bad_rank(typed.clone()),
            Self::BadZone(typed) => no::bad_zone(typed.clone()),
            Self::BadZoneLikely(typed, likely) => {
                no::bad_zone_likely(typed.clone(), likely.clone())
            }
            Self::BadDay(typed) => say::rating::bad_day(typed.clone()),
            Self::BadVacation => no::bad_vacation(),
            Self::NoVacation => no::no_vacation(),
            Self::NoClocks => no::vacation_no_clocks(),
            Self::VacationDays(days) => no::vacation_days(*days),
            Self::VacationTooLong { days, left } => {
                no::vacation_too_long(*days, say::pace::lasting(*left))
            }
            Self::NotForgotten => no::not_forgotten(),
            Self::NoPairingHere => say::seats::pairing_not_here(),
            Self::NoDigestHere => say::digest::not_here(),
            Self::NoListHere => say::seats::not_here(),
        }
    }
}
