//! The one place that waits: looks now and then for what is due.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use super::Bot;
use super::link::Link;
use crate::clock::{Span, Timestamp};
use crate::store::StoreError;

/// How long something may be due before it happens.
const EVERY: Duration = Duration::from_secs(15);

/// How often a sign of life is kept: what lies between two of them is known to be time in which the bot ran.
const HEARTBEAT: Span = Span::minutes(1);

/// Does what is due, until `stop`, while `link` is whole. What has been begun is finished first.
pub async fn run(bot: &Arc<Bot>, mut link: watch::Receiver<Link>, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    // After a stand-still, one look finds all that has become due meanwhile.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut watch = Watch::default();
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
            Ok(()) = link.changed() => {}
        }
        let connected = *link.borrow_and_update();
        watch.look(bot, connected).await;
    }
}

/// What is remembered from one look to the next.
#[derive(Debug, Default)]
pub struct Watch {
    beat: Option<Beat>,
}

/// A sign of life.
#[derive(Clone, Copy, Debug)]
struct Beat {
    /// When, as the clock showed.
    shown: Timestamp,
    /// When, in time that has really passed.
    passed: Timestamp,
}

impl Watch {
    /// Looks once: keeps a sign of life if the last is old, then does what is due.
    ///
    /// Nothing of it unless every shard is connected: whoever cannot reach the bot can neither move nor be called,
    /// so that time is an outage like any other, and what became due in it waits until that is noted.
    pub async fn look(&mut self, bot: &Arc<Bot>, link: Link) {
        if link != Link::Whole {
            return;
        }
        let passed = bot.clock.unset();
        let now = bot.now();
        if self
            .beat
            .is_none_or(|last| now.since(last.shown) >= HEARTBEAT)
        {
            // Before anything is due: what became due while the bot was down is nobody's fault.
            let kept = match self.beat {
                Some(last) if passed.since(last.passed) < HEARTBEAT.times(2) => {
                    bot.store.stay_awake(now).await
                }
                _ => bot.beat(now).await,
            };
            if let Err(error) = kept {
                // Nobody knows of the outage that this may have been the end of: no clock is judged without it.
                tracing::error!(%error, "a sign of life could not be kept");
                return;
            }
            self.beat = Some(Beat { shown: now, passed });
        }
        bot.tick(now).await;
    }
}

impl Bot {
    /// The bot is alive at `now`; if it was down before, that is kept.
    async fn beat(&self, now: Timestamp) -> Result<(), StoreError> {
        if let Some(outage) = self.store.beat(now).await? {
            let minutes = outage.until.since(outage.from).as_millis() / 60_000;
            tracing::info!(minutes, "the bot was down");
        }
        Ok(())
    }
}
