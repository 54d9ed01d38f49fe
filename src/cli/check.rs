//! `tengen check`: checks the database.

use std::io::Write;
use std::process::ExitCode;

use super::counted::count_noun;
use super::service::{self, RunError};
use super::settings::Settings;

/// Read every row of the database, and list what is wrong
///
/// Every game is replayed, and every list is compared with its games. Stop the bot first. Prints a line for each faulty
/// table and game; the exit status is 1 then, and 0 if nothing is wrong.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
}

/// Checks the database, and prints its faults.
///
/// # Errors
///
/// If the settings or the database cannot be used.
pub(super) fn run(args: &Args, out: &mut (impl Write + Send)) -> Result<ExitCode, RunError> {
    let config = args.settings.load()?;
    service::block_on(async {
        let store = service::open_existing(&config.store).await?;
        let checked = store.check().await?;
        store.close().await?;
        for wrong in &checked.wrong {
            writeln!(out, "{wrong}")?;
        }
        let (rows, games) = (
            count_noun(checked.rows, "row"),
            count_noun(checked.games, "game"),
        );
        match checked.wrong.len() {
            0 => {
                writeln!(out, "{rows} and {games}: nothing is wrong")?;
                Ok(ExitCode::SUCCESS)
            }
            1 => {
                writeln!(out, "{rows} and {games}: one thing is wrong")?;
                Ok(ExitCode::FAILURE)
            }
            wrong => {
                writeln!(out, "{rows} and {games}: {wrong} things are wrong")?;
                Ok(ExitCode::FAILURE)
            }
        }
    })
}
