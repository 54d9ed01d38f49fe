//! Bounded concurrency for many similar jobs: disk writes share a flush, and every processor has work.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::runtime::Handle;
use tokio::task::{JoinSet, LocalSet};

use crate::kit::workers::pool::processors;

/// Concurrent jobs per CPU: enough to saturate the disk, few enough not to starve responses.
const JOBS_PER_PROCESSOR: usize = 64;

/// Runs all of `works`, 64 at once for each processor, each in a task of its own: a panic does not affect the others.
///
/// The jobs do not run on the threads that answer: an answer passes between a dozen tasks, and would queue behind some
/// of the jobs each time. The system prefers threads that have just slept. There are no more threads than processors,
/// so that the answering threads find few before them, and waking many jobs wakes few threads.
pub(crate) async fn for_each<I>(works: I)
where
    I: Iterator<Item: Future<Output = ()> + Send + 'static> + Send + 'static,
{
    let mut works = works.peekable();
    // Most looks find nothing due, and should not wake a thread.
    if works.peek().is_none() {
        return;
    }
    let works = Arc::new(Mutex::new(works));
    let mut threads = JoinSet::new();
    for _ in 0..processors() {
        let (works, runtime) = (Arc::clone(&works), Handle::current());
        threads.spawn_blocking(move || runtime.block_on(LocalSet::new().run_until(share(&works))));
    }
    while !threads.is_empty() {
        finish_one(&mut threads).await;
    }
}

/// Does one of `works` after the other, some of them at once, until none is left.
async fn share<I>(works: &Mutex<I>)
where
    I: Iterator<Item: Future<Output = ()> + 'static>,
{
    let next = || works.lock().unwrap_or_else(PoisonError::into_inner).next();
    let mut running = JoinSet::new();
    while let Some(work) = next() {
        running.spawn_local(work);
        if running.len() == JOBS_PER_PROCESSOR {
            finish_one(&mut running).await;
        }
    }
    while !running.is_empty() {
        finish_one(&mut running).await;
    }
}

/// Waits until one of `running` has ended.
async fn finish_one(running: &mut JoinSet<()>) {
    if let Some(Err(error)) = running.join_next().await {
        tracing::error!(%error, "a task panicked");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn all_is_done_in_parts_and_who_panics_takes_nobody_along() {
        let [begun, under_way, most, done] = [(); 4].map(|()| Arc::new(AtomicUsize::new(0)));
        let works = {
            let (begun, most, done) = (begun.clone(), most.clone(), done.clone());
            (0..1000).map(move |number| {
                begun.fetch_add(1, Ordering::SeqCst);
                let (under_way, most, done) = (under_way.clone(), most.clone(), done.clone());
                async move {
                    let now = under_way.fetch_add(1, Ordering::SeqCst) + 1;
                    most.fetch_max(now, Ordering::SeqCst);
                    tokio::task::yield_now().await;
                    under_way.fetch_sub(1, Ordering::SeqCst);
                    assert_ne!(number, 500, "one that panics");
                    done.fetch_add(1, Ordering::SeqCst);
                }
            })
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().build();
        runtime.unwrap().block_on(for_each(works));
        assert_eq!(begun.load(Ordering::SeqCst), 1000);
        assert_eq!(done.load(Ordering::SeqCst), 999);
        let most = most.load(Ordering::SeqCst);
        assert!(most > 1, "one after the other");
        assert!(most <= JOBS_PER_PROCESSOR * processors(), "{most} at once");
    }
}
