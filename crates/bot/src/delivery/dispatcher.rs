//! The dispatcher: delivers outbox messages in order within each channel; channels do not wait for each other.
//!
//! New messages, updates, and messages to single people are three classes, delivered separately, so that neither a
//! failure nor a limit in one of them delays another.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{Id, JoinSet};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::clock::Timestamp;
use crate::delivery::{kinds, partition, send};
use crate::kit::leases::Permit;
use crate::kit::pending::DeliveryClass;
use crate::kit::sent::Sent;
use crate::kit::services::Services;
use crate::port::outbound::Outbound;
use crate::store::{OutboxMessage, Partition, StoreError};

/// Reading the outbox takes at most one part in this number of a class's time, however large the outbox is.
const READING: u32 = 10;
/// Longest pause between reads: a read can take long for other reasons, such as a process that was
/// stopped or a database that was down.
const LONGEST_READING_PAUSE: Duration = Duration::from_secs(5);
/// Longest wait before the outbox is read again.
const LONGEST_SLEEP: Duration = Duration::from_secs(300);

/// The interval where other processes write to the outbox, without waking this one.
const SHARED_SLEEP: Duration = Duration::from_secs(1);

/// How the work on a partition ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Nothing more can be done now.
    Done,
    /// Work is possible from this time on.
    Later(Timestamp),
    /// Discord is unreachable.
    Unreachable,
}

/// Delivers outbox messages until `stop`. Running deliveries are finished first.
pub(crate) async fn run(services: Arc<Services>, out: Arc<dyn Outbound>, stop: CancellationToken) {
    let [news, upkeep, players] =
        DeliveryClass::ALL.map(|class| work_on(class, &services, &out, &stop));
    tokio::join!(news, upkeep, players);
}

async fn work_on(
    class: DeliveryClass,
    services: &Arc<Services>,
    out: &Arc<dyn Outbound>,
    stop: &CancellationToken,
) {
    let mut round = Round::of(class);
    loop {
        round.begin(services, out).await;
        let sleep = round.time_to_sleep(services);
        tokio::select! {
            () = stop.cancelled() => break,
            () = services.delivery.wait_for_news(class) => {}
            () = round.finish_one(services) => {}
            // A timeout simply ends the wait.
            _ = tokio::time::timeout(sleep, std::future::pending::<()>()) => {}
        }
        round.may_find_more = true;
    }
    while round.tasks.join_next().await.is_some() {}
}

/// Sends all outbox messages that can be sent now, one after the other.
pub(crate) async fn send_all(services: &Services, out: &dyn Outbound) {
    // A delivery may enqueue further outbox messages.
    loop {
        let partitions = partitions(services, |_| true).await;
        let mut sent = false;
        for (_, queue) in partitions {
            for queued in queue {
                sent |= send::send(services, &queued, out).await == Sent::Done;
            }
        }
        if !sent {
            return;
        }
    }
}

/// The outbox messages by those partitions that are `wanted`, both in the order in which they were written.
async fn partitions(
    services: &Services,
    wanted: impl Fn(Partition) -> bool,
) -> Vec<(Partition, Vec<OutboxMessage>)> {
    let wanted = |queued: &OutboxMessage| {
        wanted(queued.envelope.partition)
            && !send::must_wait(services, queued)
            && is_known(services, queued)
    };
    let queue = match queue(services, wanted).await {
        Ok(queue) => queue,
        Err(error) => {
            tracing::error!(%error, "could not read the outbox");
            return Vec::new();
        }
    };
    let mut partitions: Vec<(Partition, Vec<OutboxMessage>)> = Vec::new();
    let mut known: HashMap<Partition, usize> = HashMap::new();
    for queued in queue {
        let partition = queued.envelope.partition;
        let at = *known.entry(partition).or_insert_with(|| {
            partitions.push((partition, Vec::new()));
            partitions.len() - 1
        });
        partitions[at].1.push(queued);
    }
    partitions
}

/// The outbox messages that are `wanted`, once their causes are on the disk.
async fn queue(
    services: &Services,
    wanted: impl Fn(&OutboxMessage) -> bool,
) -> Result<Vec<OutboxMessage>, StoreError> {
    let queue = services.store.queue().await?.into_iter();
    let own = |queued: OutboxMessage| {
        let range = partition::range(queued.envelope.partition);
        match services.leases.permit_in(range)? {
            Permit::Alone => Some(queued),
            Permit::Under(lease) => Some(queued.under(&lease)),
        }
    };
    let mut queue: Vec<_> = queue.filter_map(own).collect();
    queue.retain(wanted);
    if !queue.is_empty() {
        services.store.make_durable().await?;
    }
    Ok(queue)
}

/// Whether `queued` can be delivered. A message of an unknown kind stays in the outbox for a program that knows it, and
/// does not block the others.
fn is_known(services: &Services, queued: &OutboxMessage) -> bool {
    let is_known = kinds::is_known(&queued.envelope);
    if !is_known && services.delivery.note_unknown(queued.id) {
        let (id, kind) = (queued.id, &queued.envelope.kind);
        tracing::error!(%id, %kind, "keeping an outbox message of an unknown kind");
    }
    is_known
}

async fn work(services: &Services, queue: Vec<OutboxMessage>, out: &dyn Outbound) -> End {
    let mut end = End::Done;
    let mut waiting = HashSet::new();
    for queued in queue {
        // A game's outbox messages keep their order.
        if waiting.contains(&queued.subject) {
            continue;
        }
        match send::send(services, &queued, out).await {
            Sent::Done => {}
            Sent::Unreachable => return End::Unreachable,
            Sent::Limited(until) => return End::Later(until),
            Sent::Wait(until) => {
                waiting.insert(queued.subject);
                end = match (end, until) {
                    (end, None) => end,
                    (End::Later(known), Some(until)) => End::Later(known.min(until)),
                    (_, Some(until)) => End::Later(until),
                };
            }
        }
    }
    end
}

/// The dispatcher's progress.
struct Round {
    class: DeliveryClass,
    tasks: JoinSet<End>,
    /// The partitions in progress, by their tasks.
    working: HashMap<Id, Partition>,
    /// Partitions with pending outbox messages. The outbox is read again only when there are none left: after a
    /// thousand results there are a thousand partitions.
    found: VecDeque<(Partition, Vec<OutboxMessage>)>,
    /// The outbox has changed since it was read.
    may_find_more: bool,
    /// Before this time it is not read again.
    read_from: Instant,
    /// Partitions in backoff: until when, and the number of failures.
    backoffs: HashMap<Partition, (Instant, u32)>,
}

impl Round {
    fn of(class: DeliveryClass) -> Self {
        Self {
            class,
            tasks: JoinSet::new(),
            working: HashMap::new(),
            found: VecDeque::new(),
            may_find_more: true,
            read_from: Instant::now(),
            backoffs: HashMap::new(),
        }
    }

    /// Starts the partitions that have outbox messages and are not in backoff or in progress.
    async fn begin(&mut self, services: &Arc<Services>, out: &Arc<dyn Outbound>) {
        if self.tasks.len() >= self.class.workers() || services.delivery.is_paused() {
            return;
        }
        let start = Instant::now();
        if self.found.is_empty() && self.may_find_more && self.read_from <= start {
            let class = self.class;
            self.found = partitions(services, |partition| partition::class(partition) == class)
                .await
                .into();
            self.may_find_more = false;
            // Subjects with nothing left to send, for example because a channel is gone.
            self.backoffs
                .retain(|_, (until, _)| *until + LONGEST_SLEEP > start);
            self.read_from = Instant::now() + reading_pause(start.elapsed());
        }
        let now = Instant::now();
        while self.tasks.len() < self.class.workers()
            && let Some((partition, queue)) = self.found.pop_front()
        {
            let backs_off = self
                .backoffs
                .get(&partition)
                .is_some_and(|(until, _)| *until > now);
            if backs_off || self.working.values().any(|working| *working == partition) {
                continue;
            }
            let Some(services) = services.in_range(partition::range(partition)) else {
                continue;
            };
            let out = Arc::clone(out);
            let work = async move { work(&services, queue, &*out).await };
            self.working.insert(self.tasks.spawn(work).id(), partition);
        }
    }

    /// Waits until the work on a partition has ended; for ever if there is none.
    async fn finish_one(&mut self, services: &Services) {
        let Some(ended) = self.tasks.join_next_with_id().await else {
            return std::future::pending().await;
        };
        let (task, end) = ended.unwrap_or_else(|error| {
            tracing::error!(%error, "sending a channel's outbox messages panicked");
            // It is tried again with a growing backoff, as if Discord were down: it may well panic again.
            (error.id(), End::Unreachable)
        });
        let Some(partition) = self.working.remove(&task) else {
            return;
        };
        self.end(partition, end, services);
    }

    /// Notes how the work on `partition` ended.
    fn end(&mut self, partition: Partition, end: End, services: &Services) {
        let now = Instant::now();
        match end {
            End::Done => drop(self.backoffs.remove(&partition)),
            End::Later(time) => {
                let millis = time.since(services.now()).as_millis().clamp(0, 60_000);
                let until = now + Duration::from_millis(millis.unsigned_abs() + 10);
                self.backoffs.insert(partition, (until, 0));
            }
            End::Unreachable => {
                let failures = self
                    .backoffs
                    .get(&partition)
                    .map_or(0, |(_, failures)| *failures);
                let until = now + pause(failures);
                self.backoffs
                    .insert(partition, (until, failures.saturating_add(1)));
            }
        }
    }

    /// Maximum time to sleep without being woken.
    fn time_to_sleep(&self, services: &Services) -> Duration {
        let longest = if services.leases.are_shared() {
            SHARED_SLEEP
        } else {
            LONGEST_SLEEP
        };
        let now = Instant::now();
        let ends = self.backoffs.values().map(|(until, _)| *until);
        let reading = self.may_find_more.then_some(self.read_from);
        let next = ends.chain(reading).filter(|until| *until > now).min();
        next.map_or(longest, |until| longest.min(until - now))
    }
}

/// The pause after a read of the outbox that `took` this long.
fn reading_pause(took: Duration) -> Duration {
    took.saturating_mul(READING).min(LONGEST_READING_PAUSE)
}

/// Backoff of a channel after this number of consecutive failures.
fn pause(failures: u32) -> Duration {
    let seconds = 2_u64.saturating_pow(failures.min(16));
    Duration::from_secs(seconds).min(LONGEST_SLEEP)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ManualClock;
    use crate::game::ChannelId;
    use crate::render::Renderer;
    use crate::rules::Color;
    use crate::store::Store;

    #[tokio::test]
    async fn a_channel_whose_messages_panic_rests_and_no_other_one_is_begun_twice() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), 8).unwrap();
        let clock = Arc::new(ManualClock::new(Timestamp::from_millis(0)));
        let services = Services::new(store, Renderer::shared(), clock, Box::new(|| Color::Black));
        let [panics, works] = [1, 2].map(|id| Partition::Channel(ChannelId::new(id)));
        let mut round = Round::of(DeliveryClass::News);
        let task = round.tasks.spawn(std::future::pending());
        round.working.insert(task.id(), works);
        let task = round.tasks.spawn(async { panic!("as it was asked to") });
        round.working.insert(task.id(), panics);
        round.finish_one(&services).await;
        assert!(round.working.values().eq([&works]), "{:?}", round.working);
        assert!(
            round.backoffs.contains_key(&panics),
            "it is not begun again at once"
        );
        assert!(!round.backoffs.contains_key(&works));
    }

    #[test]
    fn the_outbox_is_read_again_soon_even_after_a_read_that_was_held_up() {
        let millis = Duration::from_millis;
        assert_eq!(reading_pause(millis(2)), millis(20));
        assert_eq!(reading_pause(millis(95)), millis(950));
        assert_eq!(reading_pause(millis(16_000)), millis(5_000));
    }
}
