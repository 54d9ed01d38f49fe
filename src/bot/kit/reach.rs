//! What the bot can do in a channel, as the latest request from there has told.
//!
//! It is stored where that is not everything, so that a restart forgets nothing of it.

use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::kit::prefs::{OrUsual as _, Pref};
use crate::bot::kit::services::Services;
use crate::clock::Timestamp;
use crate::game::ChannelId;

/// What the bot can do in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reached {
    /// It can post, edit, and read what it has posted.
    Home,
    /// It can post and edit, and finds nothing when it looks: that says nothing about what stands there.
    Unread,
    /// It is there, and can only answer. That may change at any time, unseen.
    Mute,
    /// It is not there (installed by a user), and can only answer.
    Guest,
}

impl Choosable for Reached {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Home, "home"),
        (Self::Unread, "unread"),
        (Self::Mute, "mute"),
        (Self::Guest, "guest"),
    ];
}

/// What the bot can do in a channel, where that is not everything.
static REACH: Pref<ChannelId, Option<Reached>> = Pref::new("reach");

/// Since when the bot has not been able to open threads in a channel in which there could be some.
static THREADLESS: Pref<ChannelId, Option<Timestamp>> = Pref::new("threadless");

/// Notes whether the bot can open no threads in `channel`, although there could be some.
pub(crate) async fn note_threads(
    services: &Services,
    channel: ChannelId,
    lacks: Option<Timestamp>,
) {
    if lacks_threads(services, channel).await == lacks.is_some() {
        return;
    }
    if let Err(error) = THREADLESS.set(services, channel, &lacks).await {
        tracing::error!(%channel, %error, "whether there are threads could not be saved");
    }
}

/// Whether the bot can open no threads in `channel`, as far as it has seen.
pub(crate) async fn lacks_threads(services: &Services, channel: ChannelId) -> bool {
    THREADLESS
        .get(services, channel)
        .await
        .or_usual(None)
        .is_some()
}

/// Notes what the bot can do in `channel`.
pub(crate) async fn note_reach(services: &Services, channel: ChannelId, reached: Reached) {
    if self::reached(services, channel).await == reached {
        return;
    }
    let limited = Some(reached).filter(|reached| *reached != Reached::Home);
    if let Err(error) = REACH.set(services, channel, &limited).await {
        tracing::error!(%channel, %error, "what the bot can do in a channel could not be saved");
    }
}

/// What the bot can do in `channel`, as far as it has seen; everything if that cannot be read,
/// for then a call that is refused tells.
pub(crate) async fn reached(services: &Services, channel: ChannelId) -> Reached {
    let limited = REACH.get(services, channel).await.or_usual(None);
    limited.unwrap_or(Reached::Home)
}

/// Whether the bot only answers in `channel`, as far as it has seen.
pub(crate) async fn is_silent(services: &Services, channel: ChannelId) -> bool {
    matches!(
        reached(services, channel).await,
        Reached::Mute | Reached::Guest
    )
}

/// Whether to post in `channel` is in vain: only there where the bot is not.
pub(crate) async fn is_guest(services: &Services, channel: ChannelId) -> bool {
    reached(services, channel).await == Reached::Guest
}
