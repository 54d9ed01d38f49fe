//! `/theme` and `/channel-theme`: how boards look, to oneself and to everybody in a channel.

use super::no_suggestions;
use crate::bot::ask::{Ask, whisper};
use crate::bot::catalogue::{Choice, Command, CommandSpec, Need, OptionKind, OptionSpec};
use crate::bot::failure::Failure;
use crate::bot::lesson::Lesson;
use crate::bot::options::Options;
use crate::bot::reply::{Message, Response};
use crate::bot::view::Style;
use crate::i18n::{Text, Typed, say};
use crate::render::Theme;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: no_suggestions,
};

pub(in crate::bot) const CHANNEL_COMMAND: Command = Command {
    spec: channel_spec,
    run: |ask, options| Box::pin(run_for_channel(ask, options)),
    complete: no_suggestions,
};

/// The choice to see what everybody in the channel sees.
pub(super) const AS_THE_CHANNEL: &str = "channel";

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

/// The option that names a theme for one time.
pub(super) fn theme_option() -> OptionSpec {
    option(choices().collect(), Need::Optional)
}

/// The theme for one time.
pub(super) fn chosen(options: Options<'_>) -> Result<Option<Theme>, Failure> {
    let name = options.text("theme")?;
    name.map(|name| named(&name)).transpose()
}

fn option(choices: Vec<Choice>, need: Need) -> OptionSpec {
    OptionSpec {
        name: "theme",
        title: say::command::theme_value(),
        about: say::command::theme_value_about(),
        kind: OptionKind::Choice(choices),
        need,
    }
}

pub(super) fn choices() -> impl Iterator<Item = Choice> {
    Theme::ALL.iter().map(|&theme| Choice {
        title: title(theme),
        value: theme.name(),
    })
}

pub(super) fn title(theme: Theme) -> Text {
    say::command::theme_named(theme.name().to_owned())
}

pub(super) fn named(name: &str) -> Result<Theme, Failure> {
    Theme::named(name).ok_or_else(|| say::refusal::bad_choice(Typed::new(name)).into())
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let name = options.required("theme")?;
    if name == AS_THE_CHANNEL {
        ask.keep_own_theme(None).await?;
        let told = say::table::theme_follows();
        return Ok(specimen(ask, ask.themes.channel, &told).await);
    }
    let theme = named(&name)?;
    ask.keep_own_theme(Some(theme)).await?;
    let told = say::table::theme_noted(title(theme));
    Ok(specimen(ask, theme, &told).await)
}

async fn run_for_channel(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let theme = named(&options.required("theme")?)?;
    ask.keep_channel_theme(theme).await?;
    let told = say::table::channel_theme_noted(title(theme));
    Ok(specimen(ask, theme, &told).await)
}

/// What was `told`, with a small board in `theme`.
async fn specimen(ask: &Ask<'_>, theme: Theme, told: &Text) -> Response {
    let mut message = Message {
        content: told.to(ask.reader()),
        ..Message::default()
    };
    let lesson = Lesson::named("scoring").filter(|_| ask.may_attach());
    if let Some(record) = lesson.and_then(|lesson| lesson.pictures.first()) {
        let name = format!("tengen-theme-{}.png", theme.name());
        let diagram = record.situation().diagram();
        let about = [say::table::alt_theme(title(theme))];
        let style = Style {
            theme,
            ..ask.own_style()
        };
        message
            .files
            .extend(ask.bot.small(name, (&about, &diagram), style).await);
    }
    whisper(message)
}
