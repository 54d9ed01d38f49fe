//! The bot's uptime: heartbeats, the current time, and an outage that has not ended.
//!
//! A machine's clock is set now and then, and a machine sleeps. Heartbeats reveal both: time between two of them in
//! which the program did not run is an outage, which clocks leave out. After the clock was set back, until the next
//! look (a few seconds) notices it, the time returned is never earlier than the last heartbeat.

use crate::clock::{Span, Timestamp};
use crate::game::Interval;
use crate::kit::heartbeat::Heartbeat;
use crate::kit::services::Services;
use crate::store::{Outage, Properties, StoreError};

/// Interval between heartbeats: the bot counts as running between two of them.
const EVERY: Span = Span::minutes(1);

/// Writes a heartbeat if the last one is old, or later than the clock shows: then the clock was set back. Returns the
/// corrected time.
///
/// # Errors
///
/// A [`StoreError`]; the outage that may end here is not recorded then.
pub(crate) async fn write_heartbeat(services: &Services) -> Result<Timestamp, StoreError> {
    let now = Heartbeat::now(&*services.clock);
    let last = services.last_heartbeat.get();
    if last.is_some_and(|last| last.wall <= now.wall && now.wall.since(last.wall) < EVERY) {
        return Ok(now.wall);
    }
    match last {
        Some(last) if now.unadjusted.since(last.unadjusted) < EVERY.times(2) => {
            services.store.stay_awake(now.wall).await?;
        }
        _ => {
            if let Some(outage) = services.store.beat(now.wall).await? {
                let minutes = outage.until.since(outage.from).as_millis() / 60_000;
                tracing::info!(minutes, "the bot was down");
            }
        }
    }
    services.last_heartbeat.set(now);
    Ok(now.wall)
}

/// Takes over the heartbeats of other processes, which are connected to Discord while this one is not and writes none.
/// Returns the corrected time; none if they are too old: then nobody can reach the bot.
///
/// # Errors
///
/// A [`StoreError`] if the last heartbeat cannot be read.
pub(crate) async fn adopt_heartbeat(services: &Services) -> Result<Option<Timestamp>, StoreError> {
    let now = Heartbeat::now(&*services.clock);
    let last = services.store.heartbeat().await?;
    if last.is_none_or(|last| Outage::between(last, now.wall).is_some()) {
        return Ok(None);
    }
    services.last_heartbeat.set(now);
    Ok(Some(now.wall))
}

/// The outage that has not ended: without heartbeats for a while, people cannot reach the bot, or have only just
/// reached it again. Their actions in this time must not meet a clock that has run.
///
/// # Errors
///
/// A [`StoreError`] if the last heartbeat cannot be read.
pub(crate) fn outage_so_far(
    services: &Services,
    read: &Properties<'_>,
) -> Result<Option<Interval>, StoreError> {
    let since = match services.last_heartbeat.get() {
        Some(last) => {
            Outage::between(last.unadjusted, services.clock.unadjusted_now()).map(|_| last.wall)
        }
        None => read.heartbeat()?,
    };
    let outage = since.and_then(|since| Outage::between(since, services.now()));
    Ok(outage.map(|Outage { from, until }| Interval { from, to: until }))
}
