//! How games are shown in a channel by the bot on its own.

use crate::game::{ChannelId, Game};
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::kit::theme;

/// How `game` is shown in `channel` by the bot on its own.
pub(crate) async fn style_of(services: &Services, game: &Game, channel: ChannelId) -> Style {
    let place = game.place();
    Style {
        club: place.club.filter(|_| place.channel == channel),
        ..style_in(services, channel).await
    }
}

/// How games are shown in `channel` by the bot on its own.
pub(crate) async fn style_in(services: &Services, channel: ChannelId) -> Style {
    Style {
        locale: language::channel_language(services, channel).await,
        files: Files::Allowed,
        theme: theme::theme_in(services, channel).await,
        club: None,
    }
}
