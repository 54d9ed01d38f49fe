//! Much of the same, done abreast: what waits for the disk shares a flush, and every processor has work.

use tokio::runtime::Handle;
use tokio::task::JoinSet;

/// Enough to keep disk and processors busy, few enough to let answers in between.
const AT_ONCE: usize = 64;

/// Does all of `works`, 64 of them at once, each in a task of its own: one that panics takes no other with it.
///
/// None of it runs on the threads that answer: an answer is passed on between a dozen tasks,
/// and would stand behind some of these works each time. Among threads the system lets those first that have slept.
pub(super) async fn abreast<W>(works: impl IntoIterator<Item = W>)
where
    W: Future<Output = ()> + Send + 'static,
{
    let mut begun = JoinSet::new();
    for work in works {
        if begun.len() == AT_ONCE {
            finish_one(&mut begun).await;
        }
        let runtime = Handle::current();
        begun.spawn_blocking(move || runtime.block_on(work));
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
