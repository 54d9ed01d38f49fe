//! The bot's abilities in a channel, by the latest request from there.
//!
//! It is stored where that is not everything, so that a restart forgets nothing of it.

use crate::clock::Timestamp;
use crate::game::ChannelId;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::store::Properties;

/// The bot's abilities in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reached {
    /// It can post, edit, and read its own messages.
    Home,
    /// It can post and edit, but not read: a failed search does not prove that a message is missing.
    Unread,
    /// The bot is a member that can only answer. That may change at any time, unnoticed.
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

stored_by_word! { Reached }

/// The bot's abilities in a channel, if limited.
static REACH: Pref<ChannelId, Option<Reached>> = Pref::new("reach");

/// The time since which the bot has not been able to open threads in a channel that could have some.
static THREADLESS: Pref<ChannelId, Option<Timestamp>> = Pref::new("threadless");

/// Notes about a channel: the bot's abilities if limited, and whether it can open threads.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Noted {
    limited: Option<Reached>,
    /// Whether it can open no threads there, as last seen.
    pub(crate) lacks_threads: bool,
}

impl Noted {
    /// The notes about `channel`.
    pub(crate) fn of(read: &Properties<'_>, channel: ChannelId) -> Self {
        Self {
            limited: REACH.of(read, channel).or_usual(None),
            lacks_threads: THREADLESS.of(read, channel).or_usual(None).is_some(),
        }
    }
}

/// Notes the bot's abilities in `channel`, and since when it cannot open threads there although the channel allows
/// them: only changes from `noted`.
pub(crate) async fn note(
    services: &Services,
    channel: ChannelId,
    noted: Noted,
    reached: Reached,
    threadless: Option<Timestamp>,
) {
    let limited = Some(reached).filter(|reached| *reached != Reached::Home);
    let mut new = Vec::new();
    if limited != noted.limited {
        new.push(REACH.assign(channel, &limited));
    }
    if threadless.is_some() != noted.lacks_threads {
        new.push(THREADLESS.assign(channel, &threadless));
    }
    if let Err(error) = services.store.assign(&new).await {
        tracing::error!(%channel, %error, "could not save the bot's permissions in a channel");
    }
}

/// The bot's abilities in `channel`, as last seen; everything if they are unreadable, because Discord refuses calls
/// that are not allowed.
pub(crate) async fn read_reach(services: &Services, channel: ChannelId) -> Reached {
    let limited = REACH.get(services, channel).await.or_usual(None);
    limited.unwrap_or(Reached::Home)
}

/// Whether the bot only answers in `channel`, as last seen.
pub(crate) async fn is_silent(services: &Services, channel: ChannelId) -> bool {
    matches!(
        read_reach(services, channel).await,
        Reached::Mute | Reached::Guest
    )
}

/// Whether posting in `channel` is impossible because the bot is not there.
pub(crate) async fn is_guest(services: &Services, channel: ChannelId) -> bool {
    read_reach(services, channel).await == Reached::Guest
}
