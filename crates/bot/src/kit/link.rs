//! The connection to Discord, as the shards of the gateway report it to the rest of the bot.

use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::clock::{Clock, Span};

/// How the bot is connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// Every shard of this process is connected: all interactions arrive.
    Whole,
    /// This process has no shard: other processes run them all.
    Elsewhere,
    /// Some shards are.
    Partial,
    /// No shard is.
    Lost,
    /// No shard is, since Discord allows no new session before a time that it has named.
    Waiting,
}

/// Time without any connected shard after which the program ends: a connection comes back within a minute or two unless
/// Discord is down, and a fault of this process is fixed by the supervisor's restart.
pub const LONGEST_LOST: Span = Span::minutes(10);

/// Interval between looks at the connection.
const LOOK_INTERVAL: std::time::Duration = std::time::Duration::from_secs(1);

/// Ends when no shard has been connected for [`LONGEST_LOST`].
pub async fn watchdog(clock: &dyn Clock, mut link: watch::Receiver<Link>) {
    let mut ticks = tokio::time::interval(LOOK_INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut since = clock.unadjusted_now();
    let mut before = *link.borrow_and_update();
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            Ok(()) = link.changed() => {}
        }
        let (now, at_present) = (clock.unadjusted_now(), *link.borrow_and_update());
        // A clock that was set back must not make it wait for as long.
        since = since.min(now);
        // If connected at the last look, the time since does not count as disconnected: the machine may have slept.
        match (before, at_present) {
            (Link::Lost, Link::Lost) if now.since(since) >= LONGEST_LOST => return,
            (Link::Lost, Link::Lost) => {}
            _ => since = now,
        }
        before = at_present;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::clock::{ManualClock, Timestamp};

    const WHILE: Duration = Duration::from_secs(3);

    #[tokio::test(start_paused = true)]
    async fn a_machine_that_has_slept_gets_time_to_connect_again() {
        let clock = ManualClock::new(Timestamp::from_millis(0));
        let (sender, link) = watch::channel(Link::Whole);
        let mut ended = Box::pin(watchdog(&clock, link));
        assert!(timeout(WHILE, &mut ended).await.is_err());
        clock.advance(Span::hours(2));
        sender.send(Link::Lost).unwrap();
        assert!(timeout(WHILE, &mut ended).await.is_err());
        clock.advance(LONGEST_LOST);
        timeout(WHILE, &mut ended)
            .await
            .expect("there was no connection for too long");
    }
}
