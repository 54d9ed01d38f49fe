//! The look of boards as settings: for the member, and for everybody in a channel.

use crate::game::{ChannelId, PlayerId};
use crate::games::view::scene;
use crate::i18n::say;
use crate::kit::ctx::Ctx;
use crate::kit::draft::Draft;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::prefs::Foreign;
use crate::kit::prefs::group::Group;
use crate::kit::record::Record;
use crate::kit::setting::{Asked, Setting};
use crate::kit::spec::{Choice, Need};
use crate::kit::style::Style;
use crate::kit::theme::{
    CHANNEL_THEME, OWN_THEME, choices, option, parse_theme, read_theme, theme_option, title,
};
use crate::port::message::Message;
use crate::render::Theme;

/// The choice of the channel's theme.
const AS_THE_CHANNEL: &str = "channel";

/// The board on which a theme is shown: stones, territory and marks.
const SPECIMEN: Record = Record {
    name: "scoring",
    sgf: include_str!("../../../../../assets/rules/scoring.sgf"),
};

/// The theme of private messages, in `/me`.
pub(crate) static OWN: Setting<PlayerId, Option<Foreign<Theme>>> = Setting {
    pref: &OWN_THEME,
    group: Group::Boards,
    title: say::people::field_theme,
    describe: |theme, _| theme.map_or_else(say::command::theme_channels, |Foreign(own)| title(own)),
    asked: Some(Asked {
        option: || option(own_choices(), Need::Optional),
        given: read_choice,
        write: None,
    }),
};

/// The theme of a channel's public messages, in `/serveradmin`.
pub(crate) static OF_CHANNEL: Setting<ChannelId, Option<Foreign<Theme>>> = Setting {
    pref: &CHANNEL_THEME,
    group: Group::Channel,
    title: say::people::field_channel_theme,
    describe: |theme, _| title(theme.map_or_else(Theme::default, |Foreign(theme)| theme)),
    asked: Some(Asked {
        option: theme_option,
        given: |options| Ok(read_theme(options)?.map(|theme| Some(Foreign(theme)))),
        write: None,
    }),
};

/// `answer`, with a small board in the theme that `options` choose, if they do.
pub(crate) async fn sample(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    answer: Message,
) -> Result<Message, Failure> {
    let Some(theme) = read_choice(options)? else {
        return Ok(answer);
    };
    let theme = theme.map_or(ctx.themes.channel, |Foreign(own)| own);
    let name = format!("tengen-theme-{}.png", theme.name());
    let diagram = SPECIMEN.situation().diagram();
    let about = [say::table::alt_theme(title(theme))];
    let style = Style {
        theme,
        ..ctx.own_style()
    };
    let mut draft = Draft::from(answer);
    let board = scene::small(name, &about, &diagram, style);
    draft.pictures.push(board);
    Ok(draft.paint(ctx.services, style).await)
}

/// The choices of a theme for oneself.
fn own_choices() -> Vec<Choice> {
    let follow = Choice {
        title: say::command::theme_channels(),
        value: AS_THE_CHANNEL,
    };
    choices().chain([follow]).collect()
}

/// The caller's chosen theme; inner none for the channel's.
fn read_choice(options: Options<'_>) -> Result<Option<Option<Foreign<Theme>>>, Failure> {
    Ok(match options.text("theme")?.as_deref() {
        None => None,
        Some(AS_THE_CHANNEL) => Some(None),
        Some(name) => Some(Some(Foreign(parse_theme(name)?))),
    })
}
