//! `/tournament`; a file for each subcommand.

use std::sync::LazyLock;

use crate::features::tournament::{
    absence, apart, change, create, files, note, show, substitute, team,
};
use crate::i18n::say;
use crate::kit::command::{Command, Subcommand, dispatch, no_suggestions};
use crate::kit::spec::CommandSpec;
use crate::port::family::Family;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| dispatch(SUBCOMMANDS, ctx, options),
    complete: no_suggestions,
};

/// The subcommands in the order in which they are shown.
static SUBCOMMANDS: &[&Subcommand] = &[
    &create::SUBCOMMAND,
    &change::SUBCOMMAND,
    &show::SUBCOMMAND,
    &files::SUBCOMMAND,
    &team::SUBCOMMAND,
    &note::SUBCOMMAND,
    &substitute::SUBCOMMAND,
    &absence::SIT_OUT,
    &apart::SUBCOMMAND,
    &absence::REMOVE,
];

fn spec() -> CommandSpec {
    CommandSpec::new(
        "tournament",
        say::tournament::command(),
        say::tournament::command_about(),
    )
    .in_family(Family::Tournaments)
    .with_each(SUBCOMMANDS)
}
