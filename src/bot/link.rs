//! Whether Discord is there: what the shards of the gateway connection tell the rest of the bot.

use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::clock::{Clock, Span};

/// How the bot is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Every shard is: whoever asks is heard.
    Whole,
    /// Some shards are.
    Partial,
    /// No shard is.
    Lost,
    /// No shard is, since Discord allows no new session before a time that it has named.
    Waiting,
}

/// How long no shard may be connected before the program ends: a connection comes back within a minute or two
/// unless Discord is down, and what is wrong with this process, a supervisor mends by starting another one.
pub const LONGEST_LOST: Span = Span::minutes(10);

/// How often the connection is looked at.
const EVERY: std::time::Duration = std::time::Duration::from_secs(1);

/// Ends when no shard has been connected for [`LONGEST_LOST`].
pub async fn watchdog(clock: &dyn Clock, mut link: watch::Receiver<Link>) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut since = clock.unset();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            Ok(()) = link.changed() => {}
        }
        let now = clock.unset();
        // A clock that was set back must not make it wait for as long.
        since = since.min(now);
        match *link.borrow_and_update() {
            Link::Lost if now.since(since) >= LONGEST_LOST => return,
            Link::Lost => {}
            Link::Whole | Link::Partial | Link::Waiting => since = now,
        }
    }
}
