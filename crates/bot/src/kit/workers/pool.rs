//! A pool for CPU-bound work: pictures, films, and the status of stones.
//!
//! It runs outside of the threads that answer, with a limit on concurrent jobs.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::thread;

use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use super::priority;

/// Number of available processors.
pub(crate) fn processors() -> usize {
    thread::available_parallelism().map_or(2, usize::from)
}

/// A bounded pool for CPU-bound jobs; `work` awaits a permit.
#[derive(Debug)]
pub(crate) struct CpuPool {
    permits: Arc<Semaphore>,
    priority: Priority,
}

/// The scheduling priority of a pool's jobs.
#[derive(Clone, Copy, Debug)]
enum Priority {
    /// That of answers.
    Usual,
    /// Below that of answers, where the system has one for each thread.
    Low,
}

impl CpuPool {
    /// A pool for `many` concurrent jobs.
    pub(crate) fn new(many: usize) -> Self {
        Self {
            permits: Arc::new(Semaphore::new(many)),
            priority: Priority::Usual,
        }
    }

    /// As [`CpuPool::new`], for long jobs, which yield to answers.
    pub(crate) fn of_low_priority(many: usize) -> Self {
        Self {
            priority: Priority::Low,
            ..Self::new(many)
        }
    }

    /// A pool with a place for each processor: more jobs would only slow each other down.
    pub(crate) fn of_processors() -> Self {
        Self::new(processors())
    }

    /// Runs `work`; none if it failed, which is logged.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let work = move || {
            // The permit is held until the work is done, even if its caller has gone.
            let _permit = permit;
            work()
        };
        let priority = self.priority;
        let run = move || match priority {
            Priority::Usual => work(),
            Priority::Low => run_aside(work),
        };
        tokio::task::spawn_blocking(run)
            .await
            .inspect_err(|error| tracing::error!(%error, "a worker failed"))
            .ok()
    }

    /// Runs CPU-bound `work` that also reads; none if it failed, which is logged.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let runtime = Handle::current();
        self.work(move || runtime.block_on(work)).await
    }
}

/// Runs `work` on a thread of its own at a low priority, which a thread that is used again would keep.
fn run_aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let run = || {
        priority::lower();
        work()
    };
    thread::spawn(run)
        .join()
        .unwrap_or_else(|panic| resume_unwind(panic))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
    use std::sync::mpsc;

    use tokio::task::JoinSet;

    use super::*;

    /// Current and maximum number of concurrent jobs.
    #[derive(Default)]
    struct Count {
        now: AtomicUsize,
        most: AtomicUsize,
    }

    impl Count {
        fn during<T>(&self, work: impl FnOnce() -> T) -> T {
            self.most
                .fetch_max(self.now.fetch_add(1, SeqCst) + 1, SeqCst);
            let made = work();
            self.now.fetch_sub(1, SeqCst);
            made
        }
    }

    /// Runs on one thread: were it blocked by a picture, it would never open the gate.
    #[tokio::test]
    async fn a_hundred_pictures_at_once_are_bounded_and_block_no_answer() {
        let (cpu, count) = (Arc::new(CpuPool::new(3)), Arc::new(Count::default()));
        let answering = thread::current().id();
        let (open, gate) = mpsc::channel::<()>();
        let gate = Arc::new(std::sync::Mutex::new(gate));
        let mut pictures = JoinSet::new();
        for _ in 0..100 {
            let (cpu, count, gate) = (cpu.clone(), count.clone(), gate.clone());
            pictures.spawn(async move {
                let work = move || {
                    assert_ne!(thread::current().id(), answering);
                    count.during(|| {
                        // The gate's end is its opening.
                        let _ = gate.lock().unwrap().recv();
                    });
                };
                cpu.work(work).await
            });
        }
        while count.now.load(SeqCst) < 3 {
            tokio::task::yield_now().await;
        }
        drop(open);
        assert!(pictures.join_all().await.iter().all(Option::is_some));
        assert_eq!(count.most.load(SeqCst), 3);
    }

    #[tokio::test]
    async fn a_place_stays_taken_until_its_work_is_done_though_nobody_waits() {
        let cpu = Arc::new(CpuPool::new(1));
        let (open, gate) = mpsc::channel::<()>();
        let (begun, beginning) = tokio::sync::oneshot::channel();
        let waiting = tokio::spawn({
            let cpu = cpu.clone();
            async move {
                let work = move || {
                    begun.send(()).unwrap();
                    let _ = gate.recv();
                };
                cpu.work(work).await
            }
        });
        beginning.await.unwrap();
        waiting.abort();
        assert!(waiting.await.unwrap_err().is_cancelled());
        assert_eq!(cpu.permits.available_permits(), 0);
        drop(open);
        assert_eq!(cpu.work(|| 7).await, Some(7));
    }

    #[tokio::test]
    async fn work_that_fails_gives_its_place_back() {
        for cpu in [CpuPool::new(1), CpuPool::of_low_priority(1)] {
            assert_eq!(cpu.work(|| panic!("a bad day")).await, None::<()>);
            assert_eq!(cpu.work(|| 7).await, Some(7));
        }
    }

    /// The 19th field of `stat` (proc(5)), of which the second is in brackets.
    #[cfg(target_os = "linux")]
    fn niceness() -> i32 {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
        let (_, after_name) = stat.rsplit_once(')').unwrap();
        after_name
            .split_whitespace()
            .nth(16)
            .unwrap()
            .parse()
            .unwrap()
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn long_work_has_a_lower_priority_and_leaves_that_of_answers_alone() {
        let usual = niceness();
        let low = CpuPool::of_low_priority(1).work(niceness).await.unwrap();
        assert!(low > usual, "{low} {usual}");
        assert_eq!(CpuPool::new(1).work(niceness).await, Some(usual));
        assert_eq!(niceness(), usual);
    }
}
