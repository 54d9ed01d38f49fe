//! Backups of the running bot: once a day, and on SIGUSR1.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::time::{Instant, MissedTickBehavior, interval_at};
use tokio_util::sync::CancellationToken;

use super::signal::BackupSignal;
use crate::clock::Clock;
use crate::config;
use crate::store::{Backups, Store};

/// Interval between checks whether today's backup exists.
const CHECK_INTERVAL: Duration = Duration::from_secs(600);

/// Writes the backups of the settings until `stop`.
pub(super) async fn run(
    store: Store,
    config: config::Backup,
    clock: Arc<dyn Clock>,
    stop: CancellationToken,
) -> io::Result<()> {
    let Some(folder) = config.folder().map(Path::to_owned) else {
        return Ok(());
    };
    let backups = Arc::new(Backups::new(folder, usize::from(config.keep)));
    let mut signal = BackupSignal::new()?;
    // Not at once: other work comes first at the start.
    let mut checks = interval_at(Instant::now() + CHECK_INTERVAL, CHECK_INTERVAL);
    checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let why = tokio::select! {
            () = stop.cancelled() => return Ok(()),
            _ = checks.tick() => Why::Daily,
            () = signal.next_request() => Why::Requested,
        };
        let (store, backups, now) = (store.clone(), Arc::clone(&backups), clock.now());
        let runtime = Handle::current();
        // Files are written on a blocking thread.
        let write = move || match why {
            Why::Daily => runtime.block_on(backups.daily(&store, now)),
            Why::Requested => runtime.block_on(backups.replace(&store, now)),
        };
        let written = tokio::task::spawn_blocking(write);
        match written.await.map_err(io::Error::from) {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(file))) => tracing::info!(file = %file.display(), "wrote a backup"),
            Ok(Err(error)) => tracing::error!(%error, "the backup failed"),
            Err(error) => tracing::error!(%error, "the backup task panicked"),
        }
    }
}

/// The reason of a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// The daily one, unless it exists.
    Daily,
    /// Requested by a signal.
    Requested,
}
