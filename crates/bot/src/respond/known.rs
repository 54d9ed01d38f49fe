//! Knowledge about a caller and their place, read at once before anything is done.

use crate::club::trouble;
use crate::game::ClubId;
use crate::games::time::thread;
use crate::i18n::Locale;
use crate::kit::prefs::language::{OWN_LANGUAGE, chosen_language};
use crate::kit::prefs::preview::{PREVIEW, Preview};
use crate::kit::prefs::{Foreign, OrUsual as _, language};
use crate::kit::reach::Noted;
use crate::kit::services::Services;
use crate::kit::theme;
use crate::kit::theme::Themes;
use crate::port::request::Request;

/// Preferences and notes. Unreadable ones count as not set.
#[derive(Debug, Default)]
pub(super) struct Preferences {
    /// The language of the channel, or of the one above a thread.
    chosen: Option<Locale>,
    /// The language of the caller.
    own: Option<Locale>,
    /// The language in which the channel was spoken to last.
    spoken: Option<Locale>,
    pub(super) themes: Themes,
    pub(super) preview: Preview,
    pub(super) noted: Noted,
    /// The club whose moderators must be informed that the bot cannot write in the channel.
    pub(super) lost_in: Option<ClubId>,
    /// Whether the channel is a thread that is not noted yet.
    pub(super) is_new_thread: bool,
}

impl Preferences {
    /// Reads the preferences and notes for the place of `request`.
    pub(super) async fn of(services: &Services, request: &Request) -> Self {
        let (setting, caller) = (&request.setting, request.caller.player);
        let channel = setting.place.channel;
        let known = services.store.look(|read| {
            Ok(Self {
                chosen: chosen_language(read, setting).or_usual(None),
                own: OWN_LANGUAGE
                    .of(read, caller)
                    .or_usual(None)
                    .map(|Foreign(own)| own),
                spoken: language::read_language_of(read, channel),
                themes: theme::themes(read, request),
                // If unreadable, moves are previewed: an unwanted question is better than an unwanted move.
                preview: PREVIEW.of(read, caller).or_usual(Preview::Always),
                noted: Noted::of(read, channel),
                lost_in: trouble::club_to_inform(read, channel),
                is_new_thread: thread::is_new(read, channel),
            })
        });
        known.await.unwrap_or_else(|error| {
            tracing::error!(%error, "could not read a request's context");
            Self::default()
        })
    }

    /// The languages of public messages, and of the caller's private ones.
    pub(super) fn languages(&self, request: &Request) -> (Locale, Locale) {
        let own = self.own.unwrap_or_else(|| Locale::of(&request.locale));
        let discords = request.club_locale.as_ref().map(|tag| Locale::of(tag));
        let club = self.chosen.or(discords).or(self.spoken).unwrap_or(own);
        (club, own)
    }
}
