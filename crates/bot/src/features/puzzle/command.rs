//! `/puzzle`: puzzles that everybody in the channel may answer in private; a file for each subcommand.

use std::sync::LazyLock;

use crate::features::puzzle::{create, me, now, top};
use crate::i18n::{UserInput, say};
use crate::kit::command::{Command, Subcommand, dispatch, no_suggestions};
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::refusal::Refusal;
use crate::kit::spec::CommandSpec;
use crate::port::family::Family;
use crate::puzzle::Level;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| dispatch(SUBCOMMANDS, ctx, options),
    complete: no_suggestions,
};

/// The subcommands in the order in which they are shown.
static SUBCOMMANDS: &[&Subcommand] = &[
    &now::SUBCOMMAND,
    &create::SUBCOMMAND,
    &me::SUBCOMMAND,
    &top::SUBCOMMAND,
];

pub(crate) fn spec() -> CommandSpec {
    CommandSpec::new(
        "puzzle",
        say::puzzle::command(),
        say::puzzle::command_about(),
    )
    .in_family(Family::Puzzles)
    .with_each(SUBCOMMANDS)
}

/// The level that was given.
pub(crate) fn level(options: Options<'_>) -> Result<Option<Level>, Failure> {
    let Some(number) = options.number("level")? else {
        return Ok(None);
    };
    let level = u8::try_from(number).ok().and_then(Level::new);
    let bad = || Refusal::BadChoice(UserInput::new(&number.to_string()));
    Ok(Some(level.ok_or_else(bad)?))
}
