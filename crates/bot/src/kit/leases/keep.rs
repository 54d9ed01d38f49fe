//! Keeps leases: heartbeats, taking over abandoned work, and giving back surplus work.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior};
use tokio_util::sync::CancellationToken;

use super::share::{Plan, plan};
use super::{Held, Leases};
use crate::kit::services::Services;
use crate::store::{LeaseState, ProcessId, Store, StoreError, Work};

/// Interval between heartbeats of a process.
const EVERY: Duration = Duration::from_secs(2);
/// A process without heartbeats for this long counts as ended: twice the time that it relies on its leases itself.
const ENDED: Duration = Duration::from_secs(12);

/// Keeps this process's part of the work until `stop`, then releases it. Without other processes there is nothing to
/// do.
pub async fn run(services: Arc<Services>, stop: CancellationToken) {
    let Leases::Taken(held) = &*services.leases else {
        return;
    };
    let mut looks = tokio::time::interval(EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut others = Others::default();
    while stop.run_until_cancelled(looks.tick()).await.is_some() {
        if let Err(error) = look(&services, held, &mut others).await {
            tracing::warn!(%error, "could not renew this process's leases");
        }
    }
    let store = &services.store;
    held.lock().leases.clear();
    if let Err(error) = store.end_process(store.process()).await {
        tracing::warn!(%error, "could not hand over this process's work: others take it over when its leases expire");
    }
}

/// State of the other processes, as last read.
#[derive(Default)]
struct Others {
    /// The heartbeats counted for each process, and since when the count has stood.
    seen: HashMap<ProcessId, (u64, Instant)>,
    looked: Option<Instant>,
}

impl Others {
    /// Processes among `stored` with a recent heartbeat.
    fn alive(&mut self, stored: &LeaseState) -> BTreeSet<ProcessId> {
        let now = Instant::now();
        let looked = self.looked.replace(now);
        if looked.is_none_or(|looked| now.duration_since(looked) > 2 * EVERY) {
            // A process that could not look, since it stalled or the database was away, has missed their heartbeats.
            self.seen.clear();
        }
        let known: BTreeSet<_> = stored
            .processes
            .iter()
            .map(|(process, _)| *process)
            .collect();
        self.seen.retain(|process, _| known.contains(process));
        for &(process, count) in &stored.processes {
            let seen = self.seen.entry(process).or_insert((count, now));
            if seen.0 != count {
                *seen = (count, now);
            }
        }
        let alive = self.seen.iter();
        let alive = alive.filter(|(_, (_, since))| now.duration_since(*since) < ENDED);
        alive.map(|(process, _)| *process).collect()
    }
}

async fn look(services: &Services, held: &Held, others: &mut Others) -> Result<(), StoreError> {
    let store = &services.store;
    // Other processes count from when they see it, which is later.
    let heartbeat = Instant::now();
    store.send_heartbeat().await?;
    give_back(store, held).await?;
    let stored = store.lease_state().await?;
    held.lock().last_heartbeat = Some(heartbeat);
    let alive = others.alive(&stored);
    let me = store.process();
    let holders = stored.leases.iter();
    let holders: HashMap<_, _> = holders
        .filter_map(|(work, holder)| Some((*work, (*holder)?)))
        .collect();
    let groups = {
        let mut state = held.lock();
        // Another process took them over because it thought that this one had ended.
        state
            .leases
            .retain(|work, _| holders.get(work) == Some(&me));
        state.groups.clone()
    };
    let divided = groups.len();
    for works in groups {
        let Plan { mut take, leave } = plan(me, &works, &holders, &alive);
        // The answer to an earlier try was lost.
        let is_lost = |work: &&Work| {
            holders.get(*work) == Some(&me) && !held.lock().leases.contains_key(*work)
        };
        take.extend(works.iter().filter(is_lost).map(|work| (*work, Some(me))));
        held.lock().leaving.extend(leave);
        for (work, holder) in take {
            if let Some(lease) = store.take_lease(work, holder).await? {
                held.lock().leases.insert(work, lease);
            }
        }
    }
    {
        let mut state = held.lock();
        state.divided = divided;
        let beside = alive.iter().filter(|process| **process != me);
        state.running = Some(1 + beside.count());
    }
    for (process, _) in &stored.processes {
        if !alive.contains(process) {
            tracing::info!("another process stopped responding: taking over its work");
            store.end_process(*process).await?;
        }
    }
    services.delivery.notify();
    Ok(())
}

/// Releases the leases that the last look marked for release: work begun under them has ended since, or is fenced.
async fn give_back(store: &Store, held: &Held) -> Result<(), StoreError> {
    let leaving = std::mem::take(&mut held.lock().leaving);
    for work in leaving {
        let lease = held.lock().leases.remove(&work);
        if let Some(lease) = lease {
            store.give_lease_back(lease).await?;
        }
    }
    Ok(())
}
