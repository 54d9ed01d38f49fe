//! `tengen export`.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use super::counted::count_noun;
use super::progress;
use super::service::{self, RunError};
use super::settings::Settings;
use crate::store::{Exported, create_private_file};

/// Write the whole database as JSON lines
///
/// The bot must not be running: only one program at a time can open a database.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// The file to write; `-` is standard output
    #[arg(value_name = "FILE", default_value = "-")]
    to: PathBuf,
}

/// Exports the database, and prints the number of games and lines to `out`.
///
/// # Errors
///
/// A [`RunError`] if there is no database, it does not open, or the file cannot be written.
pub(super) fn run(args: Args, out: &mut (impl Write + Send)) -> Result<(), RunError> {
    let config = args.settings.load()?;
    service::block_on(async move {
        let store = service::open_existing(&config.store).await?;
        let bar = progress::byte_bar(None);
        let written = if args.to.as_os_str() == "-" {
            store.export(bar.wrap_write(io::stdout())).await?
        } else {
            let mut file = BufWriter::new(create_private_file(&args.to)?);
            let written = store.export(bar.wrap_write(&mut file)).await?;
            file.flush()?;
            file.get_ref().sync_all()?;
            written
        };
        bar.finish();
        store.close().await?;
        let Exported { games, lines } = written;
        let (games, lines) = (count_noun(games, "game"), count_noun(lines, "line"));
        writeln!(out, "{games} written, in {lines}")?;
        Ok(())
    })
}
