//! `tengen import`.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use super::progress;
use super::service::{self, RunError};
use super::settings::Settings;

/// Read JSON lines written by `export` into an empty database.
///
/// Every game is replayed by the rules before anything is written.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// The file to read; `-` is standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    from: PathBuf,
}

/// Reads the database, and says to `out` how many games it has now.
///
/// # Errors
///
/// A [`RunError`] that names the line when the file is not what `export` writes,
/// or says that the database is not empty.
pub(super) fn run(args: Args, out: &mut (impl Write + Send)) -> Result<(), RunError> {
    let config = args.settings.load()?;
    service::block_on(async move {
        let unreadable = |reason| RunError::File {
            path: args.from.clone(),
            reason,
        };
        // Before a database is made for it.
        let file = if args.from.as_os_str() == "-" {
            None
        } else {
            Some(File::open(&args.from).map_err(unreadable)?)
        };
        let store = service::open(&config.store).await?;
        let games = if let Some(file) = file {
            let bar = progress::bytes(Some(file.metadata()?.len()));
            let lines = BufReader::new(bar.wrap_read(file));
            store.import(lines).await?
        } else {
            let bar = progress::bytes(None);
            let lines = BufReader::new(bar.wrap_read(io::stdin()));
            store.import(lines).await?
        };
        store.close().await?;
        writeln!(out, "{games} games read")?;
        Ok(())
    })
}
