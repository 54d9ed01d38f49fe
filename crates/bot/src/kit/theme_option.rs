//! The option that names a theme.

use crate::i18n::{Text, Typed, say};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, Need, OptionKind, OptionSpec};
use crate::render::Theme;

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
    Theme::from_name(name).ok_or_else(|| Refusal::BadChoice(Typed::new(name)).into())
}
