//! The languages that players and channels have chosen.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Text, say};
use crate::kit::prefs::{Foreign, Pref};
use crate::port::request::{ChannelKind, Setting};
use crate::store::{Properties, StoreError};

/// The language in which a player wants to be answered; without one it is their client's.
pub(crate) static OWN_LANGUAGE: Pref<PlayerId, Option<Foreign<Locale>>> = Pref::new("own-language");
/// The language that was chosen for a channel; without one it is the server's.
pub(crate) static CHANNEL_LANGUAGE: Pref<ChannelId, Option<Foreign<Locale>>> =
    Pref::new("channel-language");

/// The language that was chosen for where something is asked: for the channel, or for the one above a thread.
pub(crate) fn chosen_language(
    read: &Properties<'_>,
    setting: &Setting,
) -> Result<Option<Locale>, StoreError> {
    let own = CHANNEL_LANGUAGE.of(read, setting.place.channel);
    let above = match setting.channel {
        ChannelKind::Thread { parent } => CHANNEL_LANGUAGE.of(read, parent),
        _ => Ok(None),
    };
    let chosen = match own? {
        Some(own) => Some(own),
        None => above?,
    };
    Ok(chosen.map(|Foreign(language)| language))
}

/// A language's name in the language itself.
pub(crate) fn language_name(locale: Locale) -> Text {
    say::people::language_named(locale.own_name().to_owned())
}
