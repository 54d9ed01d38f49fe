//! `tengen import`.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read as _, Write};
use std::path::{Path, PathBuf};

use super::counted::count_noun;
use super::progress;
use super::service::{self, RunError};
use super::settings::Settings;
use crate::config::Config;
use crate::store::Store;

/// Longest first line of an export, in bytes.
const LONGEST_HEAD: u64 = 1000;

/// Read JSON lines written by `export` into an empty database
///
/// Every game is replayed by the rules before anything is written.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    settings: Settings,
    /// The file to read; `-` is standard input
    #[arg(value_name = "FILE", default_value = "-")]
    from: PathBuf,
}

/// Imports the file, and prints the number of games to `out`.
///
/// # Errors
///
/// A [`RunError`] with the first line that `export` would not write, or if the database is not empty.
pub(super) fn run(args: Args, out: &mut (impl Write + Send)) -> Result<(), RunError> {
    let config = args.settings.load()?;
    service::block_on(async move {
        let unreadable = |reason| RunError::File {
            path: args.from.clone(),
            reason,
        };
        // Opened first: a missing file must not leave an empty database.
        let file = if args.from.as_os_str() == "-" {
            None
        } else {
            Some(File::open(&args.from).map_err(unreadable)?)
        };
        let games = if let Some(file) = file {
            let bar = progress::byte_bar(Some(file.metadata()?.len()));
            import(&config, BufReader::new(bar.wrap_read(file))).await?
        } else {
            let bar = progress::byte_bar(None);
            import(&config, BufReader::new(bar.wrap_read(io::stdin()))).await?
        };
        writeln!(out, "{} read", count_noun(games, "game"))?;
        Ok(())
    })
}

/// Imports `lines`; returns the number of games. An incomplete export leaves no database where there was none.
async fn import(config: &Config, mut lines: impl BufRead + Send) -> Result<u64, RunError> {
    let mut head = Vec::new();
    lines
        .by_ref()
        .take(LONGEST_HEAD)
        .read_until(b'\n', &mut head)?;
    Store::check_export(&head)?;
    let path = Some(&config.store.path).filter(|_| config.store.url().is_none());
    let before = path.map(|path| Before::of(path)).transpose()?;
    let store = service::open(&config.store).await?;
    let read = store.import(head.chain(lines)).await;
    let closed = store.close().await;
    if let (Err(_), Some(before)) = (&read, before)
        && let Err(error) = before.restore()
    {
        // The import's error is returned; this one is only logged.
        tracing::warn!(%error, "could not clean up after a failed import");
    }
    let games = read?;
    closed?;
    Ok(games)
}

/// The state of the database's path before an import.
enum Before {
    /// Nothing: the new folder must be removed.
    Missing(PathBuf),
    /// An empty folder: its contents must be removed.
    Empty(PathBuf),
    /// Something, possibly a database without rows.
    There,
}

impl Before {
    fn of(path: &Path) -> io::Result<Self> {
        let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
        if let Some(outermost) = path.ancestors().take_while(is_missing).last() {
            return Ok(Self::Missing(outermost.to_owned()));
        }
        let is_empty = path.read_dir()?.next().is_none();
        Ok(if is_empty {
            Self::Empty(path.to_owned())
        } else {
            Self::There
        })
    }

    /// Restores the state from before.
    fn restore(&self) -> io::Result<()> {
        match self {
            Self::Missing(folder) => fs::remove_dir_all(folder),
            Self::Empty(folder) => folder.read_dir()?.try_for_each(|entry| {
                let entry = entry?;
                if entry.file_type()?.is_dir() {
                    fs::remove_dir_all(entry.path())
                } else {
                    fs::remove_file(entry.path())
                }
            }),
            Self::There => Ok(()),
        }
    }
}
