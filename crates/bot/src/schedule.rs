//! The scheduler, the only place that waits: writes heartbeats, and looks now and then for due work.
//!
//! Each job waits only for its own last run: a long one delays neither the others nor the heartbeats, a gap in which
//! would count as an outage and stop all clocks.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::Bot;
use crate::clock::Timestamp;
use crate::kit::link::Link;
use crate::kit::services::Services;
use crate::kit::uptime;
use crate::tick::{self, Due};

/// Interval between looks for due work.
const EVERY: Duration = Duration::from_secs(15);
/// Jobs of features that run concurrently: answers come first. Due work in games never waits for them.
const AT_ONCE: usize = 4;

/// Runs due work until `stop`, while `link` is connected. Running work is finished first.
pub async fn run(bot: &Arc<Bot>, link: watch::Receiver<Link>, stop: CancellationToken) {
    run_each(tick::all(), bot.services(), link, stop).await;
}

/// Looks once: writes a heartbeat if the last is old, then does the due jobs, one after the other.
///
/// Does nothing unless every shard is connected: people who cannot reach the bot can neither move nor be reminded, so
/// that time is an outage like any other, and due work waits until it is recorded. A process without a shard goes by
/// the heartbeats of those that have one.
pub async fn look(bot: &Arc<Bot>, link: Link) {
    if let Some(now) = live(bot.services(), link).await {
        bot.tick(now).await;
    }
}

/// Writes heartbeats, and after each runs all of `dues`, each in a task of its own.
async fn run_each(
    dues: impl Iterator<Item = Due>,
    services: &Arc<Services>,
    mut link: watch::Receiver<Link>,
    stop: CancellationToken,
) {
    let alive = watch::Sender::new(None);
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for due in dues {
        let (services, places) = (Arc::clone(services), Arc::clone(&places));
        tasks.spawn(keep_doing(due, services, places, alive.subscribe()));
    }
    let mut looks = tokio::time::interval(EVERY);
    // After a standstill, one look finds all work that has become due in the meantime.
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => break,
            _ = looks.tick() => {}
            Ok(()) = link.changed() => {}
        }
        let connected = *link.borrow_and_update();
        if let Some(now) = live(services, connected).await {
            alive.send_replace(Some(now));
        }
    }
    drop(alive);
    while tasks.join_next().await.is_some() {}
}

/// Runs the `due` work after each heartbeat until there are no more; heartbeats in the meantime are merged.
async fn keep_doing(
    due: Due,
    services: Arc<Services>,
    places: Arc<Semaphore>,
    mut alive: watch::Receiver<Option<Timestamp>>,
) {
    while alive.changed().await.is_ok() {
        let _place = match due {
            Due::Games => None,
            Due::Job(_) => places.acquire().await.ok(),
        };
        let last = *alive.borrow_and_update();
        if let Some(now) = last {
            tick::run(due, &services, now).await;
        }
    }
}

/// Writes a heartbeat if the last one is old. Returns the time at which due work may be done, if any.
async fn live(services: &Arc<Services>, link: Link) -> Option<Timestamp> {
    let live = match link {
        Link::Whole => uptime::write_heartbeat(services).await.map(Some),
        Link::Elsewhere => uptime::adopt_heartbeat(services).await,
        Link::Partial | Link::Lost | Link::Waiting => return None,
    };
    // No clock is judged while the length of an outage is unknown.
    live.unwrap_or_else(|error| {
        tracing::error!(%error, "could not save the heartbeat");
        None
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::time::Instant;

    use super::*;
    use crate::clock::{Clock, Span};
    use crate::kit::feature::Job;
    use crate::render::Renderer;
    use crate::rules::Color;
    use crate::store::Store;

    /// A clock that follows the runtime's own, which is paused while tasks are working.
    struct Runtime(Instant);

    impl Clock for Runtime {
        fn now(&self) -> Timestamp {
            let passed = i64::try_from(self.0.elapsed().as_millis()).unwrap();
            START.after(Span::millis(passed))
        }
    }

    const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    static HANGS: Job = Job::new("one that never ends", |_, _| {
        Box::pin(std::future::pending())
    });
    static PANICS: Job = Job::new("one that panics", |_, _| {
        Box::pin(async {
            PANICKED.fetch_add(1, Ordering::SeqCst);
            panic!("as it was asked to")
        })
    });
    static WORKS: Job = Job::new("one that works", |_, _| {
        Box::pin(async {
            WORKED.fetch_add(1, Ordering::SeqCst);
        })
    });
    static PANICKED: AtomicUsize = AtomicUsize::new(0);
    static WORKED: AtomicUsize = AtomicUsize::new(0);

    #[tokio::test(start_paused = true)]
    async fn a_job_that_never_ends_or_panics_holds_up_neither_the_others_nor_the_heartbeats() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), 8).unwrap();
        let clock = Arc::new(Runtime(Instant::now()));
        let toss = Box::new(|| Color::Black);
        let services = Services::new(store.clone(), Renderer::shared(), clock, toss);
        let services = Arc::new(services);
        let (_link, link) = watch::channel(Link::Whole);
        let jobs = [
            Due::Job(&HANGS),
            Due::Job(&PANICS),
            Due::Job(&WORKS),
            Due::Games,
        ];
        let run = tokio::spawn(async move {
            run_each(jobs.into_iter(), &services, link, CancellationToken::new()).await;
        });
        let mut seconds = tokio::time::interval(Duration::from_secs(1));
        for _ in 0..600 {
            seconds.tick().await;
        }
        run.abort();
        let worked = [&WORKED, &PANICKED].map(|count| count.load(Ordering::SeqCst));
        assert!(worked.iter().all(|count| *count >= 39), "{worked:?}");
        let last = store.heartbeat().await.unwrap().expect("a heartbeat");
        assert!(last.since(START) >= Span::minutes(8), "{last:?}");
        assert_eq!(store.outages().await.unwrap(), []);
    }
}
