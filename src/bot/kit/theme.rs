//! Which theme boards are drawn in: the channel's for everybody, the reader's own for what only they see.

use crate::bot::kit::prefs;
use crate::bot::kit::prefs::OrUsual as _;
use crate::bot::kit::services::Services;
use crate::bot::port::request::{ChannelKind, Request};
use crate::game::{ChannelId, PlayerId};
use crate::render::Theme;
use crate::store::{NamedValue, StoreError};

/// The themes of a request.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Themes {
    /// What everybody in the channel sees.
    pub(crate) channel: Theme,
    /// What the caller alone sees.
    pub(crate) own: Theme,
}

/// The themes for answers to `request`.
pub(crate) async fn themes(services: &Services, request: &Request) -> Themes {
    let setting = &request.setting;
    let mut channel = theme_of(services, setting.place.channel)
        .await
        .or_usual(None);
    if let (None, ChannelKind::Thread { parent }) = (channel, setting.channel) {
        channel = theme_of(services, parent).await.or_usual(None);
    }
    let channel = channel.unwrap_or_default();
    let own = own_theme(services, request.caller.player)
        .await
        .or_usual(None);
    Themes {
        channel,
        own: own.unwrap_or(channel),
    }
}

/// The theme of `channel`, for what the bot shows there on its own.
pub(crate) async fn theme_in(services: &Services, channel: ChannelId) -> Theme {
    let kept = theme_of(services, channel).await.or_usual(None);
    kept.unwrap_or_default()
}

/// Gives a new `thread` the theme of the channel above it.
pub(crate) async fn hand_theme_down(
    services: &Services,
    parent: ChannelId,
    thread: ChannelId,
) -> Result<(), StoreError> {
    match theme_of(services, parent).await? {
        Some(theme) => keep_theme(services, of_channel(thread), theme).await,
        None => Ok(()),
    }
}

/// The theme that `player` has chosen for what they see alone.
pub(crate) async fn own_theme(
    services: &Services,
    player: PlayerId,
) -> Result<Option<Theme>, StoreError> {
    prefs::setting(services, &of_player(player), Theme::named).await
}

async fn theme_of(services: &Services, channel: ChannelId) -> Result<Option<Theme>, StoreError> {
    prefs::setting(services, &of_channel(channel), Theme::named).await
}

async fn keep_theme(services: &Services, name: String, theme: Theme) -> Result<(), StoreError> {
    services.store.set_setting(&name, theme.name()).await
}

/// The theme of `player` for what they see alone; without one it is the channel's.
pub(crate) fn of_their_own(player: PlayerId, theme: Option<Theme>) -> NamedValue {
    NamedValue {
        name: of_player(player),
        value: theme.map(|theme| theme.name().to_owned()),
    }
}

/// Keeps the theme of `channel`.
pub(crate) async fn keep_channel_theme(
    services: &Services,
    channel: ChannelId,
    theme: Theme,
) -> Result<(), StoreError> {
    keep_theme(services, of_channel(channel), theme).await
}

fn of_player(player: PlayerId) -> String {
    format!("theme/{player}")
}

fn of_channel(channel: ChannelId) -> String {
    format!("channel-theme/{channel}")
}
