//! `/theme` and `/channel-boards`: how boards look, to oneself and to everybody in a channel.

use std::sync::LazyLock;

use crate::bot::games::view::scene;
use crate::bot::kit::command::{Command, no_suggestions};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::draft::Draft;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome, ephemeral};
use crate::bot::kit::prefs::Foreign;
use crate::bot::kit::prefs::group::Group;
use crate::bot::kit::record::Record;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::setting::{Asked, Setting};
use crate::bot::kit::spec::{Choice, CommandSpec, Need};
use crate::bot::kit::style::Style;
use crate::bot::kit::theme::{CHANNEL_THEME, OWN_THEME};
use crate::bot::kit::theme_option::{choices, named, option, title};
use crate::bot::port::message::Message;
use crate::game::PlayerId;
use crate::i18n::{Text, say};
use crate::render::Theme;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

pub(crate) static CHANNEL_COMMAND: Command = Command {
    spec: LazyLock::new(channel_spec),
    run: |ctx, options| Box::pin(run_for_channel(ctx, options)),
    complete: no_suggestions,
};

/// The choice to see what everybody in the channel sees.
const AS_THE_CHANNEL: &str = "channel";

/// The board on which a theme is shown: stones, territory and marks.
const SPECIMEN: Record = Record {
    name: "scoring",
    sgf: include_str!("../../../../assets/rules/scoring.sgf"),
};

/// The theme of what only oneself sees, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Option<Foreign<Theme>>> = Setting {
    pref: &OWN_THEME,
    group: Group::Boards,
    title: say::people::field_theme,
    told: |theme, _| theme.map_or_else(say::command::theme_channels, |Foreign(own)| title(own)),
    asked: Some(Asked {
        option: || option(own_choices(), Need::Optional),
        given,
        write: None,
    }),
};

fn spec() -> CommandSpec {
    CommandSpec::new("theme", say::command::theme(), say::command::theme_about())
        .with(option(own_choices(), Need::Required))
}

fn channel_spec() -> CommandSpec {
    let (title, about) = (
        say::command::channel_theme(),
        say::command::channel_theme_about(),
    );
    CommandSpec::new("channel-boards", title, about)
        .with(option(choices().collect(), Need::Required))
        .for_moderators()
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let theme = given(options)?.ok_or(Refusal::MissingOption)?;
    OWN_THEME.set(ctx.services, ctx.caller(), &theme).await?;
    let told = match theme {
        Some(Foreign(own)) => say::table::theme_noted(title(own)),
        None => say::table::theme_follows(),
    };
    Ok(specimen(
        ctx,
        theme.map_or(ctx.themes.channel, |Foreign(own)| own),
        &told,
    )
    .await)
}

async fn run_for_channel(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let theme = named(&options.required("theme")?)?;
    let (services, channel) = (ctx.services, ctx.channel());
    CHANNEL_THEME
        .set(services, channel, &Some(Foreign(theme)))
        .await?;
    let told = say::table::channel_theme_noted(title(theme));
    Ok(specimen(ctx, theme, &told).await)
}

/// What was `told`, with a small board in `theme`.
async fn specimen(ctx: &Ctx<'_>, theme: Theme, told: &Text) -> Outcome {
    let mut draft = Draft::from(Message {
        content: told.to(ctx.reader()),
        ..Message::default()
    });
    let name = format!("tengen-theme-{}.png", theme.name());
    let diagram = SPECIMEN.situation().diagram();
    let about = [say::table::alt_theme(title(theme))];
    let style = Style {
        theme,
        ..ctx.own_style()
    };
    draft
        .pictures
        .push(scene::small(name, (&about, &diagram), style));
    ephemeral(draft.paint(ctx.services, style).await)
}

/// The choices of a theme for oneself.
fn own_choices() -> Vec<Choice> {
    let follow = Choice {
        title: say::command::theme_channels(),
        value: AS_THE_CHANNEL,
    };
    choices().chain([follow]).collect()
}

/// The theme that was chosen for oneself; none inside if it is to be the channel's.
fn given(options: Options<'_>) -> Result<Option<Option<Foreign<Theme>>>, Failure> {
    Ok(match options.text("theme")?.as_deref() {
        None => None,
        Some(AS_THE_CHANNEL) => Some(None),
        Some(name) => Some(Some(Foreign(named(name)?))),
    })
}
