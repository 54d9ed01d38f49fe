//! Limits of session starts: Discord resets the token of a bot that exceeds them.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde::Deserialize;
use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::bot::kit::services::Services;
use crate::gateway::shard::pause;
use crate::rest::{Call, Rest, RestError, RetryPolicy};
use crate::store::{Store, Work};

/// Interval between shards of a group. Discord says five seconds; transmission takes time.
const SPACING: Duration = Duration::from_secs(6);
/// Interval between attempts to take the turn of a group.
const LEASE_INTERVAL: Duration = Duration::from_secs(1);
/// Backoff after Discord did not say how many sessions are left.
const BACKOFF: Duration = Duration::from_secs(30);

/// Discord's answer how to connect.
#[derive(Debug, Deserialize)]
pub(super) struct Entry {
    pub(super) url: String,
    #[serde(default = "one_shard")]
    pub(super) shards: u32,
    #[serde(rename = "session_start_limit", default)]
    pub(super) sessions: Sessions,
}

/// Session start limits.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Sessions {
    pub(super) remaining: u64,
    /// Milliseconds until the limit is reset.
    reset_after: u64,
    /// Number of shards that may identify at the same time.
    max_concurrency: u32,
}

/// Without limits in the answer: one session, then ask again.
impl Default for Sessions {
    fn default() -> Self {
        Self {
            remaining: 1,
            reset_after: 0,
            max_concurrency: 1,
        }
    }
}

const fn one_shard() -> u32 {
    1
}

/// Asks Discord how to connect.
pub(super) async fn ask(rest: &Rest) -> Result<Entry, RestError> {
    let call = Call {
        method: Method::GET,
        path: "/gateway/bot".to_owned(),
        body: None,
    };
    let answer = rest.send(&call, RetryPolicy::ANSWER).await?;
    let entry = Entry::deserialize(answer);
    entry.map_err(|error| RestError::NoAnswer(error.to_string()))
}

/// Returns when Discord no longer accepts the token. A single 401 proves nothing: it is checked by a request that
/// depends on the token alone.
pub(crate) async fn await_refused_token(rest: &Rest) {
    loop {
        rest.wait_for_unauthorized().await;
        match ask(rest).await {
            Err(RestError::Refused { status: 401, .. }) => return,
            _ => tracing::warn!("Discord has called one call unauthorized, and accepts the token"),
        }
    }
}

/// Grants session starts to shards.
pub(super) struct Starts {
    rest: Arc<Rest>,
    /// Sessions that may still be started, as currently known.
    remaining: Mutex<u64>,
    /// Earliest time of the next identify in each group. The lock keeps waiting shards in order.
    groups: Vec<Mutex<Instant>>,
    /// The store in which processes that share the shards take turns.
    store: Option<Store>,
}

impl Starts {
    pub(super) fn new(rest: Arc<Rest>, sessions: Sessions, services: &Services) -> Self {
        let groups = 0..sessions.max_concurrency.max(1);
        let is_shared = services.leases.are_shared();
        Self {
            rest,
            remaining: Mutex::new(sessions.remaining),
            groups: groups.map(|_| Mutex::new(Instant::now())).collect(),
            store: is_shared.then(|| services.store.clone()),
        }
    }

    /// Waits until Discord allows one more session, and counts it; `waiting` is called if it allows none for now.
    /// Called before a connection is opened, since it may take until tomorrow.
    pub(super) async fn allowance(&self, waiting: impl Fn()) {
        let mut remaining = self.remaining.lock().await;
        if self.store.is_some() {
            // Other processes have started sessions, too.
            *remaining = self.await_allowance().await;
        }
        while *remaining == 0 {
            waiting();
            *remaining = self.await_allowance().await;
        }
        *remaining -= 1;
        tracing::info!(left = *remaining, "starting a gateway session");
    }

    /// Waits until `shard` may identify. This must be the last step before that: Discord measures the time between two
    /// identifies, not between their connections.
    pub(super) async fn turn(&self, shard: u32) {
        let group = shard as usize % self.groups.len();
        let mut next = self.groups[group].lock().await;
        pause(next.saturating_duration_since(Instant::now())).await;
        if let Some(store) = &self.store {
            // There are few groups.
            take_turn(store, group as u32).await;
        }
        *next = Instant::now() + SPACING;
    }

    /// The number of sessions that may be started, after a wait if there are none.
    async fn await_allowance(&self) -> u64 {
        match ask(&self.rest).await {
            Ok(Entry { sessions, .. }) => {
                if sessions.remaining == 0 {
                    let wait = Duration::from_millis(sessions.reset_after);
                    tracing::warn!(
                        minutes = wait.as_secs() / 60,
                        "Discord allows no more sessions today: the bot waits until it does"
                    );
                    pause(wait.max(Duration::from_secs(1))).await;
                }
                sessions.remaining
            }
            Err(error) => {
                tracing::warn!(%error, "Discord could not be asked for more sessions");
                pause(BACKOFF).await;
                0
            }
        }
    }
}

/// Takes the lease to identify in the group `bucket` when no other process holds it, and releases it after [`SPACING`].
async fn take_turn(store: &Store, bucket: u32) {
    let mut holder = None;
    let lease = loop {
        match store.take_lease(Work::Identify(bucket), holder).await {
            Ok(Some(lease)) => break lease,
            Ok(None) => holder = None,
            Err(error) => {
                tracing::warn!(%error, "could not acquire the right to start a gateway session");
                // The lease may have been taken although the answer was lost.
                holder = Some(store.process());
            }
        }
        pause(LEASE_INTERVAL).await;
    };
    let store = store.clone();
    tokio::spawn(async move {
        pause(SPACING).await;
        while let Err(error) = store.give_lease_back(lease).await {
            tracing::warn!(%error, "could not release the right to start a gateway session");
            pause(LEASE_INTERVAL).await;
        }
    });
}

#[cfg(test)]
mod tests {
    use reqwest::header::HeaderValue;

    use super::*;

    /// A single group, without other processes.
    fn starts() -> Starts {
        let client = reqwest::Client::new();
        let rest = Rest::new(client, String::new(), HeaderValue::from_static("none"));
        Starts {
            rest: Arc::new(rest),
            remaining: Mutex::new(9),
            groups: vec![Mutex::new(Instant::now())],
            store: None,
        }
    }

    #[tokio::test(start_paused = true)]
    async fn the_time_between_two_sessions_counts_from_the_first_identify() {
        let (starts, begun) = (starts(), Instant::now());
        // Asking for the allowance and connecting cost no turn.
        starts.allowance(|| ()).await;
        starts.allowance(|| ()).await;
        pause(Duration::from_secs(60)).await;
        starts.turn(0).await;
        assert_eq!(begun.elapsed().as_secs(), 60, "the first waits for nobody");
        starts.turn(1).await;
        assert_eq!(begun.elapsed(), Duration::from_secs(60) + SPACING);
    }

    #[tokio::test(start_paused = true)]
    async fn a_cancelled_wait_takes_no_turn() {
        let (starts, begun) = (starts(), Instant::now());
        starts.turn(0).await;
        let gone = tokio::time::timeout(SPACING / 2, starts.turn(1)).await;
        assert!(gone.is_err());
        starts.turn(2).await;
        assert_eq!(begun.elapsed(), SPACING);
    }
}
