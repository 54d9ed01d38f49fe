//! `/theme` and `/channel-theme`: how boards look, to oneself and to everybody in a channel.

use crate::bot::games::view::scene;
use crate::bot::kit::command::{Command, no_suggestions};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::draft::Draft;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome, whisper};
use crate::bot::kit::record::Record;
use crate::bot::kit::spec::{Choice, CommandSpec, Need};
use crate::bot::kit::style::Style;
use crate::bot::kit::theme;
use crate::bot::kit::theme_option::{choices, named, option, title};
use crate::bot::port::message::Message;
use crate::i18n::{Text, say};
use crate::render::Theme;

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

pub(crate) const CHANNEL_COMMAND: Command = Command {
    spec: channel_spec,
    run: |ctx, options| Box::pin(run_for_channel(ctx, options)),
    complete: no_suggestions,
};

/// The choice to see what everybody in the channel sees.
pub(crate) const AS_THE_CHANNEL: &str = "channel";

/// The board on which a theme is shown: stones, territory and marks.
const SPECIMEN: Record = Record {
    name: "scoring",
    sgf: include_str!("../../../../assets/rules/scoring.sgf"),
};

fn spec() -> CommandSpec {
    let follow = Choice {
        title: say::command::theme_channels(),
        value: AS_THE_CHANNEL,
    };
    let choices = choices().chain([follow]).collect();
    CommandSpec::new("theme", say::command::theme(), say::command::theme_about())
        .with(option(choices, Need::Required))
}

fn channel_spec() -> CommandSpec {
    let (title, about) = (
        say::command::channel_theme(),
        say::command::channel_theme_about(),
    );
    CommandSpec::new("channel-theme", title, about)
        .with(option(choices().collect(), Need::Required))
        .for_moderators()
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let name = options.required("theme")?;
    if name == AS_THE_CHANNEL {
        keep_own(ctx, None).await?;
        let told = say::table::theme_follows();
        return Ok(specimen(ctx, ctx.themes.channel, &told).await);
    }
    let theme = named(&name)?;
    keep_own(ctx, Some(theme)).await?;
    let told = say::table::theme_noted(title(theme));
    Ok(specimen(ctx, theme, &told).await)
}

async fn run_for_channel(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let theme = named(&options.required("theme")?)?;
    theme::keep_channel_theme(ctx.services, ctx.channel(), theme).await?;
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
    whisper(draft.paint(ctx.services, style).await)
}

/// Keeps the caller's own theme; without one they see what the channel sees.
async fn keep_own(ctx: &Ctx<'_>, theme: Option<Theme>) -> Result<(), Failure> {
    let own = theme::of_their_own(ctx.caller(), theme);
    Ok(ctx.services.store.set_settings(&[own]).await?)
}
