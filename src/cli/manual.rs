//! `tengen man` and `tengen completions`: the manual and shell completions, made from the definition of the command
//! line.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::CommandFactory as _;
use clap_complete::Shell;

use super::Cli;

/// Write man pages into a folder: one for the program, and one for each command
#[derive(Debug, clap::Args)]
pub(super) struct ManArgs {
    /// The folder, such as /usr/local/share/man/man1; it is created if needed
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// Print completions of commands and options for a shell
#[derive(Debug, clap::Args)]
pub(super) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Writes the man pages.
///
/// # Errors
///
/// If a file cannot be written.
pub(super) fn write_pages(args: &ManArgs) -> io::Result<()> {
    std::fs::create_dir_all(&args.folder)?;
    let mut program = Cli::command();
    program.build();
    write_page(&program, &args.folder)
}

/// Writes the page of `command` and those of its subcommands.
fn write_page(command: &clap::Command, folder: &Path) -> io::Result<()> {
    let page = clap_mangen::Man::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    std::fs::write(folder.join(page.get_filename()), text)?;
    let mut commands = command
        .get_subcommands()
        .filter(|command| command.get_name() != "help");
    commands.try_for_each(|command| write_page(command, folder))
}

/// Prints the completions.
///
/// # Errors
///
/// If the output cannot be written.
pub(super) fn write_completions(args: &CompletionsArgs, out: &mut impl Write) -> io::Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "tengen", &mut text);
    out.write_all(&text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A terminal of 100 columns would wrap longer lines.
    #[test]
    fn examples_and_tables_of_the_help_fit_into_a_hundred_columns() {
        for command in Cli::command().get_subcommands() {
            let Some(help) = command.get_after_long_help() else {
                continue;
            };
            let help = help.to_string();
            let widest = help.lines().max_by_key(|line| line.chars().count());
            let widest = widest.expect("help that is written has a line");
            assert!(widest.chars().count() <= 100, "{widest}");
        }
    }
}
