//! `/league`; a file for each subcommand.

use std::sync::LazyLock;

use crate::features::league::{create, play, remove, show};
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
    &show::SUBCOMMAND,
    &play::SUBCOMMAND,
    &create::SUBCOMMAND,
    &remove::SUBCOMMAND,
];

fn spec() -> CommandSpec {
    CommandSpec::new(
        "league",
        say::league::command(),
        say::league::command_about(),
    )
    .in_family(Family::League)
    .with_each(SUBCOMMANDS)
}
