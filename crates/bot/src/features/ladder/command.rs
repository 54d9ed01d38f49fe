//! `/ladder`; a file for each subcommand, and one for those of moderators.

use std::sync::LazyLock;

use crate::features::ladder::{challenge, create, manage, show};
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
    &challenge::SUBCOMMAND,
    &create::SUBCOMMAND,
    &manage::REMOVE,
    &manage::END,
];

fn spec() -> CommandSpec {
    CommandSpec::new(
        "ladder",
        say::ladder::command(),
        say::ladder::command_about(),
    )
    .in_family(Family::Ladder)
    .with_each(SUBCOMMANDS)
}
