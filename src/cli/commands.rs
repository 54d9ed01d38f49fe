//! `tengen commands`.

use std::convert::Infallible;

use crate::bot::catalogue::{COMMANDS, OptionKind, USER_MENU};
use crate::bot::discord;
use crate::i18n::Locale;

/// List the commands that are registered with Discord.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// How to list them: a line each, or as they are registered, all languages included, as one JSON array.
    #[arg(long)]
    json: bool,
}

/// Prints the commands.
#[expect(clippy::print_stdout, reason = "the command line's answer")]
pub(super) fn run(args: Args) -> Result<(), Infallible> {
    if args.json {
        println!("{:#}", discord::definitions());
        return Ok(());
    }
    for spec in COMMANDS.iter().map(|command| (command.spec)()) {
        let about = spec
            .about
            .map(|text| text.to(Locale::English))
            .unwrap_or_default();
        println!("/{:<12} {about}", spec.name);
        for option in &spec.options {
            if let OptionKind::Subcommand(_) = option.kind {
                let name = format!("{} {}", spec.name, option.name);
                println!("/{name:<12} {}", option.about.to(Locale::English));
            }
        }
    }
    for spec in USER_MENU.iter().map(|command| (command.spec)()) {
        println!("{:<13} in a member's menu", spec.name);
    }
    Ok(())
}
