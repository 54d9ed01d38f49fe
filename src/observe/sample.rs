//! One look at store, outbox, connection and what is due.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::{Instant, timeout};

use super::{Check, Observed, Report};
use crate::bot::delivery::kinds;
use crate::bot::kit::link::Link;
use crate::clock::Span;
use crate::metrics;
use crate::store::{OutboxId, OutboxMessage, StoreError};

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// What is due for longer than this is late: it is looked for every 15 seconds.
const LATE: Span = Span::minutes(1);
/// How often the store is measured.
const MEASURE: Duration = Duration::from_secs(60);

/// Looks again and again, and remembers what it has seen before.
pub(super) struct Sampler {
    observed: Observed,
    /// When each message was first seen in the outbox.
    seen: HashMap<OutboxId, Instant>,
    /// When the store has answered last.
    answered: Instant,
    /// The store's bytes, and when they were counted.
    size: Option<(u64, Instant)>,
}

impl Sampler {
    pub(super) fn new(observed: Observed) -> Self {
        Self {
            observed,
            seen: HashMap::new(),
            answered: Instant::now(),
            size: None,
        }
    }

    /// Ends when the connection has changed since the last look.
    pub(super) async fn link_changed(&mut self) {
        if self.observed.link.changed().await.is_err() {
            // There is no connection any more that could change.
            std::future::pending().await
        }
    }

    /// Looks once.
    pub(super) async fn look(&mut self) -> Report {
        let link = *self.observed.link.borrow_and_update();
        let store = timeout(PATIENCE, self.look_at_store()).await;
        let now = Instant::now();
        let (store, outbox, figures) = match store {
            Ok(Ok(seen)) => {
                self.answered = now;
                let outbox = self.outbox(&seen.queue, now);
                let store = Check::new("store", true, "writable");
                (store, outbox, self.figures(&seen))
            }
            Ok(Err(error)) => unseen(error.to_string()),
            Err(_elapsed) => unseen(format!("no answer in {} s", PATIENCE.as_secs())),
        };
        let gateway = Check::new("gateway", is_connected(link), told(link));
        let report = Report {
            at: now,
            checks: [gateway, store, outbox],
            figures,
            silent: now - self.answered,
        };
        metrics::ready(report.is_ready());
        report
    }

    async fn look_at_store(&mut self) -> Result<Seen, StoreError> {
        let Observed { store, clock, .. } = &self.observed;
        store.make_durable().await?;
        let mut queue = store.queue().await?;
        // What waits for another program makes this one no less ready.
        queue.retain(|queued| kinds::is_known(&queued.envelope));
        let now = clock.now();
        let late = store
            .due(now.after(Span::millis(0).minus(LATE)), usize::MAX)
            .await?;
        let longest = late.first().map(|(due, _)| now.since(*due).as_millis());
        let longest = Duration::from_millis(longest.unwrap_or_default().unsigned_abs());
        metrics::late(late.len(), longest);
        let measured = Instant::now();
        if self.size.is_none_or(|(_, at)| measured - at >= MEASURE) {
            match store.size().await {
                Ok(size) => {
                    metrics::store_size(size);
                    self.size = Some((size, measured));
                }
                // Not every server that speaks PostgreSQL's protocol tells, and games are saved without it.
                Err(error) => tracing::debug!(%error, "the store could not be measured"),
            }
        }
        Ok(Seen {
            queue,
            late: late.len(),
            longest,
        })
    }

    /// Whether messages wait too long. Their rows do not tell since when: it counts from when they were first seen.
    fn outbox(&mut self, queue: &[OutboxMessage], now: Instant) -> Check {
        let before = std::mem::take(&mut self.seen);
        let since = |message: &OutboxMessage| before.get(&message.id).copied().unwrap_or(now);
        self.seen = queue.iter().map(|one| (one.id, since(one))).collect();
        let oldest = self.seen.values().map(|since| now - *since).max();
        let oldest = oldest.unwrap_or_default();
        metrics::outbox(queue.len(), oldest);
        let ok = oldest <= self.observed.outbox_bound;
        let seen = match queue.len() {
            0 => "empty".to_owned(),
            waiting => format!("{waiting} waiting, the oldest for {} s", oldest.as_secs()),
        };
        Check::new("outbox", ok, seen)
    }

    fn figures(&self, seen: &Seen) -> Vec<(String, String)> {
        let late = match seen.late {
            0 => "none".to_owned(),
            late => format!("{late}, the first for {} s", seen.longest.as_secs()),
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

/// What was seen in the store.
struct Seen {
    queue: Vec<OutboxMessage>,
    /// How many games are late, and the first of them for how long.
    late: usize,
    longest: Duration,
}

/// What there is to say of a store that does not answer, and of the outbox in it.
fn unseen(reason: String) -> (Check, Check, Vec<(String, String)>) {
    let outbox = Check::new("outbox", false, "not seen");
    (Check::new("store", false, reason), outbox, Vec::new())
}

/// Whether anyone who asks the bot is heard, as far as this process knows.
fn is_connected(link: Link) -> bool {
    matches!(link, Link::Whole | Link::Elsewhere)
}

fn told(link: Link) -> &'static str {
    match link {
        Link::Whole => "connected",
        Link::Elsewhere => "stands by: other processes keep the shards",
        Link::Partial => "some shards are connected",
        Link::Lost => "not connected",
        Link::Waiting => "waits until Discord allows a new session",
    }
}
