//! How a game is shown: in which language, theme and club, with pictures or without.

use crate::game::ClubId;
use crate::i18n::{Locale, Text};
use crate::render::Theme;

/// Whether pictures and other files may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Files {
    /// They may.
    Allowed,
    /// They may not: boards are shown as text.
    Forbidden,
}

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) locale: Locale,
    pub(crate) files: Files,
    pub(crate) theme: Theme,
    /// The club where it is shown: there people go by their nicknames.
    pub(crate) club: Option<ClubId>,
}

impl Style {
    pub(crate) fn say(self, text: &Text) -> String {
        text.to(self.locale)
    }
}
