//! The one place where the playground waits.

use std::time::Duration;

use tokio::sync::watch;

/// Sleeps for `ms` milliseconds, or returns early when `stopped` receives the stop signal.
pub(crate) async fn pause(ms: u64, stopped: &mut watch::Receiver<bool>) {
    // Returns in both cases: after the timeout, and at the stop signal.
    let _ = tokio::time::timeout(Duration::from_millis(ms), stopped.wait_for(|stop| *stop)).await;
}

/// The output of `future`, or `None` if it takes longer than `ms` milliseconds.
pub(crate) async fn with_timeout<T>(ms: u64, future: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(Duration::from_millis(ms), future)
        .await
        .ok()
}
