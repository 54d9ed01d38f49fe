//! Health of the running program: checked every few seconds, and served over HTTP.
//!
//! `/metrics` has the figures, `/healthz` whether the program is alive, `/readyz` whether it can work, and if not, why.

mod report;
mod sample;
mod server;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

pub use self::report::{Check, Report, Status};
use self::sample::Sampler;
pub use self::server::serve;
use crate::bot::kit::link::Link;
use crate::clock::Clock;
use crate::store::Store;

/// Interval between two reports.
pub const EVERY: Duration = Duration::from_secs(10);

pub struct Observed {
    pub store: Store,
    pub link: watch::Receiver<Link>,
    /// The clock by which games are due.
    pub clock: Arc<dyn Clock>,
    /// Time in the outbox after which the program counts as not ready.
    pub outbox_bound: Duration,
}

/// Observes until `stop`; sends each report to `reports` and, by `each`, to a supervisor.
pub async fn run(
    observed: Observed,
    reports: watch::Sender<Option<Report>>,
    each: impl Fn(&Report),
    stop: CancellationToken,
) {
    let mut sampler = Sampler::new(observed);
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            () = sampler.link_changed() => {}
            _ = ticks.tick() => {}
        }
        let Some(report) = stop.run_until_cancelled(sampler.take_sample()).await else {
            return;
        };
        each(&report);
        reports.send_replace(Some(report));
    }
}
