//! The languages that players and channels have chosen, and those in which they were last spoken to.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Text, say};
use crate::kit::prefs::{Foreign, OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::port::request::{ChannelKind, Setting};
use crate::store::{Properties, StoreError};

/// The language in which a player wants to be answered; without one it is their client's.
pub(crate) static OWN_LANGUAGE: Pref<PlayerId, Option<Foreign<Locale>>> = Pref::new("own-language");
/// The language that was chosen for a channel; without one it is the server's.
pub(crate) static CHANNEL_LANGUAGE: Pref<ChannelId, Option<Foreign<Locale>>> =
    Pref::new("channel-language");

/// The language of a player's client when they asked for summaries.
pub(crate) static READS: Pref<PlayerId, Option<Foreign<Locale>>> = Pref::new("reads");

/// The language in which a channel was spoken to last.
static SPOKEN: Pref<ChannelId, Option<Foreign<Locale>>> = Pref::new("language");

/// The language chosen for the channel of a request, or for the channel above its thread.
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

/// The language of the bot's own messages in `channel`.
pub(crate) async fn channel_language(services: &Services, channel: ChannelId) -> Locale {
    noted_language(services, channel)
        .await
        .unwrap_or(Locale::English)
}

/// The language in which `channel` is spoken to, if a game was ever played there.
pub(crate) async fn noted_language(services: &Services, channel: ChannelId) -> Option<Locale> {
    let spoken = SPOKEN.get(services, channel).await.or_usual(None);
    spoken.map(|Foreign(language)| language)
}

/// As [`noted_language`], within a larger read.
pub(crate) fn read_language_of(read: &Properties<'_>, channel: ChannelId) -> Option<Locale> {
    let spoken = SPOKEN.of(read, channel).or_usual(None);
    spoken.map(|Foreign(language)| language)
}

/// Notes that `channel` is spoken to in `locale`.
pub(crate) async fn note(services: &Services, channel: ChannelId, locale: Locale) {
    if noted_language(services, channel).await != Some(locale)
        && let Err(error) = SPOKEN.set(services, channel, &Some(Foreign(locale))).await
    {
        tracing::warn!(%channel, %error, "could not save a language");
    }
}

/// The language in which `player` is written to directly: the one that they have chosen,
/// else that of their client when they asked for summaries, else the one of `channel`.
pub(crate) async fn player_language(
    services: &Services,
    player: PlayerId,
    channel: ChannelId,
) -> Locale {
    if let Some(Foreign(chosen)) = OWN_LANGUAGE.get(services, player).await.or_usual(None) {
        return chosen;
    }
    match READS.get(services, player).await.or_usual(None) {
        Some(Foreign(client)) => client,
        None => channel_language(services, channel).await,
    }
}
