//! The one place that waits: looks now and then for what is due.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::bot::kit::link::Link;
use crate::bot::kit::uptime;
use crate::bot::{Bot, tick};

/// How long something may be due before it happens.
const EVERY: Duration = Duration::from_secs(15);

/// Does what is due, until `stop`, while `link` is whole. What has been begun is finished first.
pub async fn run(bot: &Arc<Bot>, mut link: watch::Receiver<Link>, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(EVERY);
    // After a stand-still, one look finds all that has become due meanwhile.
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
            Ok(()) = link.changed() => {}
        }
        let connected = *link.borrow_and_update();
        look(bot, connected).await;
    }
}

/// Looks once: keeps a sign of life if the last is old, then does what is due.
///
/// Nothing of it unless every shard is connected: anyone who cannot reach the bot can neither move nor be called,
/// so that time is an outage like any other, and what became due in it waits until that is noted.
/// A process that has no shard goes by the signs of life of those that have.
pub async fn look(bot: &Arc<Bot>, link: Link) {
    let live = match link {
        Link::Whole => uptime::live(bot.services()).await.map(Some),
        Link::Elsewhere => uptime::live_by_others(bot.services()).await,
        Link::Partial | Link::Lost | Link::Waiting => return,
    };
    match live {
        Ok(Some(now)) => tick::tick(bot.services(), now).await,
        // Those that have the shards are not connected.
        Ok(None) => {}
        // No clock is judged while it is not known for how long nobody could move.
        Err(error) => tracing::error!(%error, "a sign of life could not be saved"),
    }
}
