//! The theme of boards: the channel's for everybody, the reader's own in private messages.

use crate::game::{ChannelId, PlayerId};
use crate::kit::prefs::{Foreign, OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::port::request::{ChannelKind, Request};
use crate::render::Theme;
use crate::store::{Properties, StoreError};

/// The themes of a request.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Themes {
    /// For messages to the whole channel.
    pub(crate) channel: Theme,
    /// For messages to the caller alone.
    pub(crate) own: Theme,
}

/// The themes for answers to `request`.
pub(crate) fn themes(read: &Properties<'_>, request: &Request) -> Themes {
    let setting = &request.setting;
    let of = |channel| CHANNEL_THEME.of(read, channel).or_usual(None);
    let above = match setting.channel {
        ChannelKind::Thread { parent } => of(parent),
        _ => None,
    };
    let channel = of(setting.place.channel).or(above);
    let channel = channel.map_or_else(Theme::default, |Foreign(theme)| theme);
    let own = OWN_THEME.of(read, request.caller.player).or_usual(None);
    Themes {
        channel,
        own: own.map_or(channel, |Foreign(theme)| theme),
    }
}

/// The theme of `channel`, for what the bot shows there on its own.
pub(crate) async fn theme_in(services: &Services, channel: ChannelId) -> Theme {
    let kept = CHANNEL_THEME.get(services, channel).await.or_usual(None);
    kept.map_or_else(Theme::default, |Foreign(theme)| theme)
}

/// Gives a new `thread` the theme of the channel above it.
pub(crate) async fn inherit_theme(
    services: &Services,
    parent: ChannelId,
    thread: ChannelId,
) -> Result<(), StoreError> {
    match CHANNEL_THEME.get(services, parent).await? {
        None => Ok(()),
        theme => CHANNEL_THEME.set(services, thread, &theme).await,
    }
}

/// The theme of what a player sees alone; without one it is the channel's.
pub(crate) static OWN_THEME: Pref<PlayerId, Option<Foreign<Theme>>> = Pref::new("theme");
/// The theme of what everybody in a channel sees.
pub(crate) static CHANNEL_THEME: Pref<ChannelId, Option<Foreign<Theme>>> =
    Pref::new("channel-theme");
