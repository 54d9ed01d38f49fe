//! A panic ends what has panicked, and nothing beside it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::task::Poll;

/// What `future` comes to, unless it panics.
pub(crate) async fn unpanicked<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut future = std::pin::pin!(future);
    std::future::poll_fn(|context| {
        let poll = AssertUnwindSafe(|| future.as_mut().poll(context));
        match catch_unwind(poll) {
            Ok(poll) => poll.map(Some),
            Err(_) => Poll::Ready(None),
        }
    })
    .await
}
