//! Options that several commands share.

use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::spec::{Choice, Need, OptionKind, OptionSpec};
use crate::clock::Span;
use crate::game::MOST_TIME_GIVEN;
use crate::i18n::say;
use crate::rules::Variant;

/// The option that says how many days are given.
pub(crate) fn days_option(need: Need) -> OptionSpec {
    OptionSpec {
        name: "days",
        title: say::command::days(),
        about: say::command::days_about(),
        kind: OptionKind::Integer {
            least: 1,
            most: MOST_TIME_GIVEN.as_millis() / Span::days(1).as_millis(),
        },
        need,
    }
}

/// The option that says which game.
pub(crate) fn game_option() -> OptionSpec {
    let variants = Variant::ALL.iter().map(|&variant| Choice {
        title: say::terms::game(variant.into()),
        value: variant.name(),
    });
    let variants = OptionKind::Choice(variants.collect());
    let (title, about) = (say::command::variant(), say::command::variant_about());
    OptionSpec::optional("game", title, about, variants)
}

/// The time in the option `days`.
pub(crate) fn given(options: Options<'_>) -> Result<Span, Failure> {
    let days = options.number("days")?.ok_or(Refusal::MissingOption)?;
    Ok(Span::days(days))
}
