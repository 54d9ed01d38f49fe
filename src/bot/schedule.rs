//! The one place that waits: looks now and then for what is due.

use std::time::Duration;

use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use super::Bot;
use crate::clock::{Span, Timestamp};

/// How long something may be due before it happens.
const EVERY: Duration = Duration::from_secs(15);

/// How often a sign of life is kept: what lies between two of them is known to be time in which the bot ran.
const HEARTBEAT: Span = Span::minutes(1);

/// Does what is due, until `stop`. What has been begun is finished first.
pub async fn run(bot: &Bot, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    // After a stand-still, one look finds all that has become due meanwhile.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut beat: Option<Timestamp> = None;
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        let now = bot.now();
        if beat.is_none_or(|last| now.since(last) >= HEARTBEAT) {
            // Before anything is due: what became due while the bot was down is nobody's fault.
            bot.beat(now).await;
            beat = Some(now);
        }
        bot.tick(now).await;
    }
}

impl Bot {
    /// The bot is alive at `now`; if it was down before, that is kept.
    pub async fn beat(&self, now: Timestamp) {
        match self.store.beat(now).await {
            Ok(None) => {}
            Ok(Some(outage)) => {
                let minutes = outage.until.since(outage.from).as_millis() / 60_000;
                tracing::info!(minutes, "the bot was down");
            }
            Err(error) => tracing::error!(%error, "a sign of life could not be kept"),
        }
    }
}
