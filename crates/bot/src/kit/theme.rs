//! The theme of boards: the channel's for everybody, the reader's own in private messages.

use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Text, UserInput, say};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::prefs::{Foreign, OrUsual as _, Pref};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::kit::spec::{Choice, Need, OptionKind, OptionSpec};
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

/// The theme of the bot's own messages in `channel`.
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

/// The theme of a player's private messages; without one it is the channel's.
pub(crate) static OWN_THEME: Pref<PlayerId, Option<Foreign<Theme>>> = Pref::new("theme");
/// The theme of a channel's public messages.
pub(crate) static CHANNEL_THEME: Pref<ChannelId, Option<Foreign<Theme>>> =
    Pref::new("channel-theme");

/// The option that names a theme for one time.
pub(crate) fn theme_option() -> OptionSpec {
    option(choices().collect(), Need::Optional)
}

/// The theme for one time.
pub(crate) fn read_theme(options: Options<'_>) -> Result<Option<Theme>, Failure> {
    let name = options.text("theme")?;
    name.map(|name| parse_theme(&name)).transpose()
}

pub(crate) fn option(choices: Vec<Choice>, need: Need) -> OptionSpec {
    OptionSpec {
        name: "theme",
        title: say::command::theme_value(),
        about: say::command::theme_value_about(),
        kind: OptionKind::Choice(choices),
        need,
    }
}

pub(crate) fn choices() -> impl Iterator<Item = Choice> {
    Theme::ALL.iter().map(|&theme| Choice {
        title: title(theme),
        value: theme.name(),
    })
}

pub(crate) fn title(theme: Theme) -> Text {
    say::command::theme_named(theme.name().to_owned())
}

pub(crate) fn parse_theme(name: &str) -> Result<Theme, Failure> {
    Theme::from_name(name).ok_or_else(|| Refusal::BadChoice(UserInput::new(name)).into())
}
