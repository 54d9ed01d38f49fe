//! What the bot can do in a channel, as the latest request from there has told.
//!
//! It is kept under `reach/<channel>` where that is not everything, so that a restart forgets nothing of it.

use crate::bot::kit::prefs;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::services::Services;
use crate::game::ChannelId;
use crate::store::NamedValue;

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

impl Reached {
    const KEPT: [Self; 3] = [Self::Unread, Self::Mute, Self::Guest];

    fn word(self) -> Option<&'static str> {
        match self {
            Self::Home => None,
            Self::Unread => Some("unread"),
            Self::Mute => Some("mute"),
            Self::Guest => Some("guest"),
        }
    }
}

/// Notes what the bot can do in `channel`.
pub(crate) async fn note_reach(services: &Services, channel: ChannelId, reached: Reached) {
    if self::reached(services, channel).await == reached {
        return;
    }
    let noted = NamedValue {
        name: key(channel),
        value: reached.word().map(str::to_owned),
    };
    if let Err(error) = services.store.set_settings(&[noted]).await {
        tracing::error!(%channel, %error, "what the bot can do in a channel could not be saved");
    }
}

/// What the bot can do in `channel`, as far as it has seen; everything if that cannot be read,
/// for then a call that is refused tells.
pub(crate) async fn reached(services: &Services, channel: ChannelId) -> Reached {
    let known = |word: &str| {
        let mut known = Reached::KEPT.into_iter();
        known.find(|reached| reached.word() == Some(word))
    };
    let kept = prefs::setting(services, &key(channel), known)
        .await
        .or_usual(None);
    kept.unwrap_or(Reached::Home)
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

fn key(channel: ChannelId) -> String {
    format!("reach/{channel}")
}
