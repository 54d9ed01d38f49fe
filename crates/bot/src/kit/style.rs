//! How a game is shown: in which language, theme and club, with pictures or without.

use crate::game::ClubId;
use crate::i18n::{Locale, Text};
use crate::render::Theme;

/// Whether pictures and other files may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// They may.
    Allowed,
    /// They may not: boards are shown as text.
    Forbidden,
}

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The readers' language.
    pub locale: Locale,
    /// Whether pictures may be shown.
    pub files: Files,
    /// How boards look.
    pub theme: Theme,
    /// The club in which it is shown: its nicknames are used.
    pub club: Option<ClubId>,
}

impl Style {
    pub(crate) fn say(self, text: &Text) -> String {
        text.to(self.locale)
    }
}
