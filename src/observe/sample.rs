//! Samples of the store, the outbox, the connection and due work.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::{Check, Observed, Report};
use crate::bot::delivery::kinds;
use crate::bot::kit::link::Link;
use crate::clock::Span;
use crate::metrics;
use crate::store::{OutboxId, OutboxMessage, StoreError};

/// Timeout for the store.
const STORE_TIMEOUT: Duration = Duration::from_secs(15);
/// Time after which a due game counts as late: the bot looks every 15 seconds.
const LATE: Span = Span::minutes(1);
/// Interval between measurements of the store's size.
const SIZE_INTERVAL: Duration = Duration::from_secs(60);

/// Takes samples, with state from earlier ones.
pub(super) struct Sampler {
    observed: Observed,
    /// Time at which each message was first seen in the outbox.
    first_seen: HashMap<OutboxId, Instant>,
    /// Time of the store's last answer.
    answered: Instant,
    /// The store's size in bytes, and the time of its measurement.
    size: Option<(u64, Instant)>,
}

impl Sampler {
    pub(super) fn new(observed: Observed) -> Self {
        Self {
            observed,
            first_seen: HashMap::new(),
            answered: Instant::now(),
            size: None,
        }
    }

    /// Resolves when the state of the connection has changed.
    pub(super) async fn link_changed(&mut self) {
        if self.observed.link.changed().await.is_err() {
            // The connection has ended for good.
            std::future::pending().await
        }
    }

    pub(super) async fn take_sample(&mut self) -> Report {
        let link = *self.observed.link.borrow_and_update();
        let store = timeout(STORE_TIMEOUT, self.sample_store()).await;
        let now = Instant::now();
        let (store, outbox, figures) = match store {
            Ok(Ok(sample)) => {
                self.answered = now;
                let outbox = self.check_outbox(&sample.queue, now);
                let store = Check::new("store", true, "writable");
                (store, outbox, self.figures(&sample))
            }
            Ok(Err(error)) => unreachable_store(error.to_string()),
            Err(_elapsed) => {
                unreachable_store(format!("no answer in {} s", STORE_TIMEOUT.as_secs()))
            }
        };
        let gateway = Check::new("gateway", is_connected(link), describe(link));
        let report = Report {
            at: now,
            checks: [gateway, store, outbox],
            figures,
            silent: now - self.answered,
        };
        metrics::set_ready(report.is_ready());
        report
    }

    async fn sample_store(&mut self) -> Result<StoreSample, StoreError> {
        let Observed { store, clock, .. } = &self.observed;
        store.make_durable().await?;
        let mut queue = store.queue().await?;
        // Messages of unknown kinds are another process's.
        queue.retain(|queued| kinds::is_known(&queued.envelope));
        let now = clock.now();
        let late = store
            .due(now.after(Span::millis(0).minus(LATE)), usize::MAX)
            .await?;
        let longest = late.first().map(|(due, _)| now.since(*due).as_millis());
        let longest = Duration::from_millis(longest.unwrap_or_default().unsigned_abs());
        metrics::set_late_games(late.len(), longest);
        let measured = Instant::now();
        if self
            .size
            .is_none_or(|(_, at)| measured - at >= SIZE_INTERVAL)
        {
            match store.size().await {
                Ok(size) => {
                    metrics::set_store_size(size);
                    self.size = Some((size, measured));
                }
                // Some servers with PostgreSQL's protocol do not report sizes; games are stored anyway.
                Err(error) => tracing::debug!(%error, "could not measure the store"),
            }
        }
        Ok(StoreSample {
            queue,
            late: late.len(),
            longest,
        })
    }

    /// Whether messages wait too long since they were first seen: rows have no times.
    fn check_outbox(&mut self, queue: &[OutboxMessage], now: Instant) -> Check {
        let before = std::mem::take(&mut self.first_seen);
        let since = |message: &OutboxMessage| before.get(&message.id).copied().unwrap_or(now);
        self.first_seen = queue.iter().map(|one| (one.id, since(one))).collect();
        let oldest = self
            .first_seen
            .values()
            .map(|since| now - *since)
            .max()
            .unwrap_or_default();
        metrics::set_outbox(queue.len(), oldest);
        let ok = oldest <= self.observed.outbox_bound;
        let finding = match queue.len() {
            0 => "empty".to_owned(),
            waiting => format!("{waiting} waiting, the oldest for {} s", oldest.as_secs()),
        };
        Check::new("outbox", ok, finding)
    }

    fn figures(&self, sample: &StoreSample) -> Vec<(String, String)> {
        let late = match sample.late {
            0 => "none".to_owned(),
            late => format!("{late}, the first for {} s", sample.longest.as_secs()),
        };
        #[expect(
            clippy::cast_precision_loss,
            reason = "a size for people, to a tenth of a MiB"
        )]
        let mib = |size: u64| format!("{:.1} MiB", size as f64 / f64::from(1 << 20));
        let size = self
            .size
            .map_or("not known".to_owned(), |(size, _)| mib(size));
        [("late games", late), ("store size", size)]
            .map(|(name, value)| (name.to_owned(), value))
            .into()
    }
}

/// A sample of the store.
struct StoreSample {
    queue: Vec<OutboxMessage>,
    /// Number of late games, and the longest delay.
    late: usize,
    longest: Duration,
}

/// The findings about a store that does not answer, and about its outbox.
fn unreachable_store(reason: String) -> (Check, Check, Vec<(String, String)>) {
    let outbox = Check::new("outbox", false, "not seen");
    (Check::new("store", false, reason), outbox, Vec::new())
}

/// Whether interactions reach the bot, to the knowledge of this process.
fn is_connected(link: Link) -> bool {
    matches!(link, Link::Whole | Link::Elsewhere)
}

fn describe(link: Link) -> &'static str {
    match link {
        Link::Whole => "connected",
        Link::Elsewhere => "stands by: other processes keep the shards",
        Link::Partial => "some shards are connected",
        Link::Lost => "not connected",
        Link::Waiting => "waits until Discord allows a new session",
    }
}
