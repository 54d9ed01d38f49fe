//! The one place where the playground waits.

use std::time::Duration;

use tokio::sync::watch;

/// Sleeps, or returns early when the playground stops.
pub(crate) async fn pause(ms: u64, stopping: &watch::Sender<bool>) {
    pause_until(ms, &mut stopping.subscribe()).await;
}

/// The same, with the receiver of the stop signal.
pub(crate) async fn pause_until(ms: u64, stopped: &mut watch::Receiver<bool>) {
    // Either way the wait is over.
    let _ = tokio::time::timeout(Duration::from_millis(ms), stopped.wait_for(|stop| *stop)).await;
}

/// `what` with a timeout in milliseconds.
pub(crate) async fn with_timeout<T>(ms: u64, what: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(Duration::from_millis(ms), what)
        .await
        .ok()
}
