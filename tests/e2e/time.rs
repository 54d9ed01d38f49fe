//! A club's clock, and waiting.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use tengen::clock::{Clock, SystemClock, Timestamp};
use tengen_playground::{Options, Playground, RateLimits};
use tokio::time::timeout;

/// The playground's clock as the bot's clock: a change holds for both.
struct Shared<S, U> {
    shown: S,
    unset: U,
}

impl<S, U> Clock for Shared<S, U>
where
    S: Fn() -> u64 + Send + Sync,
    U: Fn() -> u64 + Send + Sync,
{
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(i64::try_from((self.shown)()).unwrap())
    }

    fn unadjusted_now(&self) -> Timestamp {
        Timestamp::from_millis(i64::try_from((self.unset)()).unwrap())
    }
}

/// The clock of the playground, which can be moved.
pub(super) fn its_clock(playground: &Playground) -> Arc<dyn Clock> {
    let (shown, unset) = (playground.clock(), playground.base_clock());
    Arc::new(Shared { shown, unset })
}

/// The playground's time, four times slower than the machine's:
/// Discord's three seconds are then long enough for a machine that is busy with other tests.
fn unhurried() -> Arc<dyn Fn() -> u64 + Send + Sync> {
    let start = SystemClock.now();
    Arc::new(move || {
        let passed = SystemClock.now().since(start).as_millis();
        (start.as_millis() + passed / 4).unsigned_abs()
    })
}

/// A playground without rate limits, on the slow clock.
pub(super) fn usual() -> Options {
    Options {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        traffic_log: None,
        chat_file: None,
        now: unhurried(),
        rate_limits: RateLimits::Off,
    }
}

/// Maximum wait for something visible: the bot delays edits of messages older than an hour by 20 s.
const LONGEST: Duration = Duration::from_secs(60);

/// Repeats `look` for as long as a slow machine may need, until it finds something.
pub(crate) async fn patiently<T>(look: impl AsyncFn() -> Option<T>) -> Option<T> {
    let looking = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
        }
    };
    timeout(LONGEST, looking).await.ok()
}
