//! Backups of the running bot: one a day, and one whenever it is asked for with SIGUSR1.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_util::sync::CancellationToken;

use crate::clock::{Clock, Timestamp};
use crate::config;
use crate::store::{ExportError, Store};

/// How often it is looked whether the day has its backup.
const EVERY: Duration = Duration::from_secs(600);
const BEFORE: &str = "tengen-";
const AFTER: &str = ".jsonl";

/// Writes the backups that the settings ask for, until `stop`.
pub(super) async fn run(
    store: Store,
    config: config::Backup,
    clock: Arc<dyn Clock>,
    stop: CancellationToken,
) -> io::Result<()> {
    let Some(folder) = config.folder().map(Path::to_owned) else {
        return Ok(());
    };
    let mut asked = signal(SignalKind::user_defined1())?;
    // Not at once: a start has other things to do.
    let mut looks = interval_at(Instant::now() + EVERY, EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let wish = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            _ = looks.tick() => Wish::Daily,
            _ = Signal::recv(&mut asked) => Wish::Now,
        };
        let (store, folder, now) = (store.clone(), folder.clone(), clock.now());
        let keep = usize::from(config.keep);
        let written = tokio::task::spawn_blocking(move || write(&store, &folder, keep, wish, now));
        match written.await.map_err(io::Error::from) {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(file))) => tracing::info!(file = %file.display(), "a backup is written"),
            Ok(Err(error)) => tracing::error!(%error, "a backup could not be written"),
            Err(error) => tracing::error!(%error, "a backup ended badly"),
        }
    }
}

/// Why a backup is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// If the day has none yet.
    Daily,
    /// Whether or not it has.
    Now,
}

/// Writes the backup of the day and removes the oldest; gives its file if one was written.
///
/// A backup that is there is replaced only when the new one is whole and on the disk.
fn write(
    store: &Store,
    folder: &Path,
    keep: usize,
    wish: Wish,
    now: Timestamp,
) -> Result<Option<PathBuf>, ExportError> {
    let name = format!("{BEFORE}{}{AFTER}", day(now));
    let file = folder.join(&name);
    if wish == Wish::Daily && file.exists() {
        return Ok(None);
    }
    fs::create_dir_all(folder)?;
    let part = folder.join(format!("{name}.part"));
    let mut to = BufWriter::new(File::create(&part)?);
    store.export(&mut to)?;
    to.flush()?;
    to.get_ref().sync_all()?;
    fs::rename(&part, &file)?;
    File::open(folder)?.sync_all()?;
    forget_old(folder, keep)?;
    Ok(Some(file))
}

/// The day in UTC, as in 2027-01-15: days sort as their names do.
fn day(now: Timestamp) -> String {
    let time = jiff::Timestamp::from_millisecond(now.as_millis()).unwrap_or_default();
    time.strftime("%Y-%m-%d").to_string()
}

/// Removes the oldest backups until `keep` are left. Files with other names are somebody else's.
fn forget_old(folder: &Path, keep: usize) -> io::Result<()> {
    let mut ours = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        if let Some(name) = name.to_str()
            && let Some(day) = name.strip_prefix(BEFORE)
            && day.strip_suffix(AFTER).is_some_and(|day| day.len() == 10)
        {
            ours.push(name.to_owned());
        }
    }
    ours.sort_unstable();
    for name in ours.iter().rev().skip(keep) {
        fs::remove_file(folder.join(name))?;
    }
    Ok(())
}
