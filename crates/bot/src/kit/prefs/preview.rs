//! Preview of moves before they are played: read with each request, so that a move needs no extra read.

use crate::game::{Game, PlayerId, TimeControl};
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};

/// When moves are previewed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preview {
    /// Never: a slip can be taken back within a minute.
    #[default]
    Never,
    /// In games with a clock: these last for days.
    Timed,
    Always,
}

impl Choosable for Preview {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Timed, "timed"),
        (Self::Always, "on"),
        (Self::Never, "off"),
    ];
}

stored_by_word! { Preview }

impl Preview {
    /// Whether moves in `game` are shown before they are made.
    pub fn is_wanted(self, game: &Game) -> bool {
        match self {
            Self::Timed => game.terms().pace.control != TimeControl::Untimed,
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// A player's choice of previews.
pub static PREVIEW: Pref<PlayerId, Preview> = Pref::new("preview");
