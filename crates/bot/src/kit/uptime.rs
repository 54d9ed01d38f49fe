//! The bot's uptime: heartbeats, the current time, and an outage that has not ended.
//!
//! A machine's clock is set now and then, and a machine sleeps. Heartbeats reveal both: time between two of them in
//! which the program did not run is an outage, which clocks leave out. After the clock was set back, until the next
//! look (a few seconds) notices it, the time returned is never earlier than the last heartbeat.

use crate::clock::{Span, Timestamp};
use crate::game::Interval;
use crate::kit::services::Services;
use crate::kit::sign_of_life::Beat;
use crate::store::{Outage, Properties, StoreError};

/// Interval between heartbeats: the bot counts as running between two of them.
const HEARTBEAT: Span = Span::minutes(1);

/// Writes a heartbeat if the last one is old, or later than the clock shows: then the clock was set back. Returns the
/// corrected time.
///
/// # Errors
///
/// A [`StoreError`]; the outage that may end here is not recorded then.
pub(crate) async fn live(services: &Services) -> Result<Timestamp, StoreError> {
    let beat = beat(services);
    let last = services.uptime.last();
    if last.is_some_and(|last| last.shown <= beat.shown && beat.shown.since(last.shown) < HEARTBEAT)
    {
        return Ok(beat.shown);
    }
    match last {
        Some(last) if beat.passed.since(last.passed) < HEARTBEAT.times(2) => {
            services.store.stay_awake(beat.shown).await?;
        }
        _ => {
            if let Some(outage) = services.store.beat(beat.shown).await? {
                let minutes = outage.until.since(outage.from).as_millis() / 60_000;
                tracing::info!(minutes, "the bot was down");
            }
        }
    }
    services.uptime.note(beat);
    Ok(beat.shown)
}

/// The heartbeat if other processes are connected to Discord and this one is not: it writes none itself. Returns none
/// if theirs are too old: then nobody can reach the bot.
///
/// # Errors
///
/// A [`StoreError`] if the last sign of life cannot be read.
pub(crate) async fn live_by_others(services: &Services) -> Result<Option<Timestamp>, StoreError> {
    let beat = beat(services);
    let last = services.store.heartbeat().await?;
    if last.is_none_or(|last| Outage::between(last, beat.shown).is_some()) {
        return Ok(None);
    }
    services.uptime.note(beat);
    Ok(Some(beat.shown))
}

fn beat(services: &Services) -> Beat {
    Beat {
        shown: services.clock.now(),
        passed: services.clock.unadjusted_now(),
    }
}

/// The outage that has not ended: without heartbeats for a while, people cannot reach the bot, or have only just
/// reached it again. Their actions in this time must not meet a clock that has run.
///
/// # Errors
///
/// A [`StoreError`] if the last sign of life cannot be read.
pub(crate) fn outage_so_far(
    services: &Services,
    read: &Properties<'_>,
) -> Result<Option<Interval>, StoreError> {
    let since = match services.uptime.last() {
        Some(last) => {
            Outage::between(last.passed, services.clock.unadjusted_now()).map(|_| last.shown)
        }
        None => read.heartbeat()?,
    };
    let outage = since.and_then(|since| Outage::between(since, services.now()));
    Ok(outage.map(|Outage { from, until }| Interval { from, to: until }))
}
