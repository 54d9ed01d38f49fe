//! The one place that waits: looks now and then for what is due.

use std::time::Duration;

use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use super::Bot;
use super::reply::Outbound;

/// How long something may be due before it happens.
const EVERY: Duration = Duration::from_secs(15);

/// Does what is due, until `stop`. What has been begun is finished first.
pub async fn run(bot: &Bot, out: &dyn Outbound, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    // After a stand-still, one look finds all that has become due meanwhile.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        let errands = bot.tick(bot.now()).await;
        bot.run(errands, out).await;
    }
}
