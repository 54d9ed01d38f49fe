//! Much of the same side by side: what waits for the disk waits for one flush together.

use std::future::poll_fn;
use std::task::Poll;

/// Carries out all of `futures` in this task.
pub(super) async fn together(futures: impl IntoIterator<Item = impl Future<Output = ()>>) {
    let mut open: Vec<_> = futures.into_iter().map(Box::pin).collect();
    poll_fn(|context| {
        open.retain_mut(|future| future.as_mut().poll(context).is_pending());
        match open.is_empty() {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }
    })
    .await;
}
