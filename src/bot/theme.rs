//! Which theme boards are drawn in: the channel's for everybody, the reader's own for what only they see.

use super::Bot;
use super::ask::Ask;
use super::request::{ChannelKind, Request};
use super::settings::OrUsual as _;
use crate::game::{ChannelId, PlayerId};
use crate::render::Theme;
use crate::store::{NamedValue, StoreError};

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
        let mut channel = self.theme_of(setting.place.channel).await.or_usual(None);
        if let (None, ChannelKind::Thread { parent }) = (channel, setting.channel) {
            channel = self.theme_of(parent).await.or_usual(None);
        }
        let channel = channel.unwrap_or_default();
        let own = self.own_theme(request.caller.player).await.or_usual(None);
        Themes {
            channel,
            own: own.unwrap_or(channel),
        }
    }

    /// The theme of `channel`, for what the bot shows there on its own.
    pub(super) async fn theme_in(&self, channel: ChannelId) -> Theme {
        let kept = self.theme_of(channel).await.or_usual(None);
        kept.unwrap_or_default()
    }

    /// Gives a new `thread` the theme of the channel above it.
    pub(super) async fn hand_theme_down(
        &self,
        parent: ChannelId,
        thread: ChannelId,
    ) -> Result<(), StoreError> {
        match self.theme_of(parent).await? {
            Some(theme) => self.keep_theme(of_channel(thread), theme).await,
            None => Ok(()),
        }
    }

    /// The theme that `player` has chosen for what they see alone.
    pub(super) async fn own_theme(&self, player: PlayerId) -> Result<Option<Theme>, StoreError> {
        self.setting(&of_player(player), Theme::named).await
    }

    async fn theme_of(&self, channel: ChannelId) -> Result<Option<Theme>, StoreError> {
        self.setting(&of_channel(channel), Theme::named).await
    }

    async fn keep_theme(&self, name: String, theme: Theme) -> Result<(), StoreError> {
        self.store.set_setting(&name, theme.name()).await
    }
}

/// The theme of `player` for what they see alone; without one it is the channel's.
pub(super) fn of_their_own(player: PlayerId, theme: Option<Theme>) -> NamedValue {
    NamedValue {
        name: of_player(player),
        value: theme.map(|theme| theme.name().to_owned()),
    }
}

impl Ask<'_> {
    /// Keeps the caller's own theme; without one they see what the channel sees.
    pub(super) async fn keep_own_theme(&self, theme: Option<Theme>) -> Result<(), StoreError> {
        let own = of_their_own(self.caller(), theme);
        self.bot.store.set_settings(&[own]).await
    }

    /// Keeps the theme of the channel where it was asked.
    pub(super) async fn keep_channel_theme(&self, theme: Theme) -> Result<(), StoreError> {
        let name = of_channel(self.channel());
        self.bot.keep_theme(name, theme).await
    }
}

fn of_player(player: PlayerId) -> String {
    format!("theme/{player}")
}

fn of_channel(channel: ChannelId) -> String {
    format!("channel-theme/{channel}")
}
