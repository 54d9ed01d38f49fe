//! The one place where the playground waits.

use std::time::Duration;

use tokio::sync::watch;

/// Waits, or returns early when the playground stops.
pub(crate) async fn pause(ms: u64, stopping: &watch::Sender<bool>) {
    pause_until(ms, &mut stopping.subscribe()).await;
}

/// The same, for who has the other end.
pub(crate) async fn pause_until(ms: u64, stopped: &mut watch::Receiver<bool>) {
    // Either end of the wait will do.
    let _ = tokio::time::timeout(Duration::from_millis(ms), stopped.wait_for(|stop| *stop)).await;
}

/// Waits for something, at most so long.
pub(crate) async fn at_most<T>(ms: u64, what: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(Duration::from_millis(ms), what)
        .await
        .ok()
}
