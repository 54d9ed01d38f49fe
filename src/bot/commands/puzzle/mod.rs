//! `/puzzle`: puzzles that everybody in the channel may answer in private; a file for each subcommand.

mod create;
mod me;
mod now;
mod top;

use super::no_suggestions;
use crate::bot::ask::Ask;
use crate::bot::catalogue::{Command, CommandSpec, Subcommand};
use crate::bot::failure::Failure;
use crate::bot::options::Options;
use crate::bot::reply::Response;
use crate::i18n::{Typed, say};
use crate::puzzle::Level;

pub(in crate::bot) const COMMAND: Command = Command {
    spec,
    run: |ask, options| Box::pin(run(ask, options)),
    complete: no_suggestions,
};

/// The subcommands in the order in which they are shown.
static SUBCOMMANDS: &[Subcommand] = &[
    now::SUBCOMMAND,
    create::SUBCOMMAND,
    me::SUBCOMMAND,
    top::SUBCOMMAND,
];

fn spec() -> CommandSpec {
    let command = CommandSpec::new(
        "puzzle",
        say::puzzle::command(),
        say::puzzle::command_about(),
    );
    let each = SUBCOMMANDS.iter().map(|subcommand| (subcommand.spec)());
    each.fold(command, CommandSpec::with)
}

async fn run(ask: &Ask<'_>, options: Options<'_>) -> Result<Response, Failure> {
    let named = |subcommand: &&Subcommand| Some((subcommand.spec)().name) == options.subcommand();
    let subcommand = SUBCOMMANDS.iter().find(named);
    let subcommand = subcommand.ok_or_else(say::refusal::unknown_command)?;
    (subcommand.run)(ask, options).await
}

/// The level that was given.
fn level(options: Options<'_>) -> Result<Option<Level>, Failure> {
    let Some(number) = options.number("level")? else {
        return Ok(None);
    };
    let level = u8::try_from(number).ok().and_then(Level::new);
    let bad = || say::refusal::bad_choice(Typed::new(&number.to_string()));
    Ok(Some(level.ok_or_else(bad)?))
}
