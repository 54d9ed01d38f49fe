//! Which theme boards are drawn in: the channel's for everybody, the reader's own for what only they see.

use super::Bot;
use super::ask::Ask;
use super::request::{ChannelKind, Request};
use crate::game::{ChannelId, PlayerId};
use crate::render::Theme;

/// The themes of a request.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Themes {
    /// What everybody in the channel sees.
    pub(super) channel: Theme,
    /// What the caller alone sees.
    pub(super) own: Theme,
}

impl Bot {
    /// The themes for answers to `request`.
    pub(super) async fn themes(&self, request: &Request) -> Themes {
        let setting = &request.setting;
        let mut channel = self.kept_theme(&of_channel(setting.place.channel)).await;
        if let (None, ChannelKind::Thread { parent }) = (channel, setting.channel) {
            channel = self.kept_theme(&of_channel(parent)).await;
        }
        let channel = channel.unwrap_or_default();
        let own = self.kept_theme(&of_player(request.caller.player)).await;
        Themes {
            channel,
            own: own.unwrap_or(channel),
        }
    }

    /// The theme of `channel`, for what the bot shows there on its own.
    pub(super) async fn theme_in(&self, channel: ChannelId) -> Theme {
        let kept = self.kept_theme(&of_channel(channel)).await;
        kept.unwrap_or_default()
    }

    /// Gives a new `thread` the theme of the channel above it.
    pub(super) async fn hand_theme_down(&self, parent: ChannelId, thread: ChannelId) {
        if let Some(theme) = self.kept_theme(&of_channel(parent)).await {
            self.set_setting(&of_channel(thread), theme.name()).await;
        }
    }

    /// The theme that `player` has chosen for what they see alone.
    pub(super) async fn own_theme(&self, player: PlayerId) -> Option<Theme> {
        self.kept_theme(&of_player(player)).await
    }

    async fn kept_theme(&self, key: &str) -> Option<Theme> {
        Theme::named(&self.setting(key).await?)
    }
}

impl Ask<'_> {
    /// Keeps the caller's own theme; without one they see what the channel sees.
    pub(super) async fn keep_own_theme(&self, theme: Option<Theme>) {
        let name = theme.map_or("", Theme::name);
        self.bot.set_setting(&of_player(self.caller()), name).await;
    }

    /// Keeps the theme of the channel where it was asked.
    pub(super) async fn keep_channel_theme(&self, theme: Theme) {
        let key = of_channel(self.channel());
        self.bot.set_setting(&key, theme.name()).await;
    }
}

fn of_player(player: PlayerId) -> String {
    format!("theme/{player}")
}

fn of_channel(channel: ChannelId) -> String {
    format!("channel-theme/{channel}")
}
