//! Much of the same, done abreast: what waits for the disk shares a flush, and every processor has work.

use tokio::task::JoinSet;

/// Enough to keep disk and processors busy, few enough to let answers in between.
const AT_ONCE: usize = 128;

/// Does all of `works`, 128 of them at once, each in a task of its own: one that panics takes no other with it.
pub(super) async fn abreast<W>(works: impl IntoIterator<Item = W>)
where
    W: Future<Output = ()> + Send + 'static,
{
    let mut begun = JoinSet::new();
    for work in works {
        if begun.len() == AT_ONCE {
            finish_one(&mut begun).await;
        }
        begun.spawn(work);
    }
    while !begun.is_empty() {
        finish_one(&mut begun).await;
    }
}

/// Waits until one of `begun` has ended.
async fn finish_one(begun: &mut JoinSet<()>) {
    if let Some(Err(error)) = begun.join_next().await {
        tracing::error!(%error, "what was to be done panicked");
    }
}
