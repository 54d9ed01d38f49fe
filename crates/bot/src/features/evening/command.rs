//! `/evening`; a file for each subcommand.

use std::sync::LazyLock;

use crate::features::evening::{create, show};
use crate::i18n::say;
use crate::kit::command::{Command, Subcommand, dispatch};
use crate::kit::spec::CommandSpec;
use crate::kit::zone_option;
use crate::port::family::Family;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| dispatch(SUBCOMMANDS, ctx, options),
    complete: |_, options, focused| {
        let suggestions = zone_option::suggest(options, focused);
        Box::pin(async { suggestions })
    },
};

/// The subcommands in the order in which they are shown.
static SUBCOMMANDS: &[&Subcommand] = &[&show::SUBCOMMAND, &create::SUBCOMMAND];

fn spec() -> CommandSpec {
    CommandSpec::new(
        "evening",
        say::evening::command(),
        say::evening::command_about(),
    )
    .in_family(Family::Evenings)
    .with_each(SUBCOMMANDS)
}
