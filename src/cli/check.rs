//! `tengen check`: whether the database is whole.

use std::io::Write;
use std::process::ExitCode;

use super::counted::counted;
use super::service::{self, RunError};
use super::settings::Settings;

/// Read every row of the database, and say what is wrong.
///
/// Every game is replayed, and every list compared with the games that it is made of. Stop the bot first.
/// Prints a line for each table and game with which something is wrong; the exit code is 1 then, and 0 if nothing is.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
}

/// Checks the database, and prints what is wrong.
///
/// # Errors
///
/// Settings or a database that cannot be used.
pub(super) fn run(args: &Args, out: &mut (impl Write + Send)) -> Result<ExitCode, RunError> {
    let config = args.settings.load()?;
    service::block_on(async {
        let store = service::open_existing(&config.store).await?;
        let checked = store.check().await?;
        store.close().await?;
        for wrong in &checked.wrong {
            writeln!(out, "{wrong}")?;
        }
        let (rows, games) = (counted(checked.rows, "row"), counted(checked.games, "game"));
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
