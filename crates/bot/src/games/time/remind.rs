//! A player's choice of reminders.

use crate::game::PlayerId;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};

/// When a player is reminded of a game that waits for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reminder {
    /// After half of the time.
    Half,
    /// A day before the time is out.
    #[default]
    DayBefore,
    /// Six hours before the time is out.
    HoursBefore,
    /// Never.
    Never,
}

impl Choosable for Reminder {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Half, "half"),
        (Self::DayBefore, "24h"),
        (Self::HoursBefore, "6h"),
        (Self::Never, "off"),
    ];
}

stored_by_word! { Reminder }

/// A player's choice of reminders.
pub static REMINDERS: Pref<PlayerId, Reminder> = Pref::new("remind");
