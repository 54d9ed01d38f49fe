//! What the bot knows of its own presence: its signs of life, what time it is, and the outage that is not over yet.
//!
//! A machine's clock is set now and then, and a machine sleeps. A sign of life tells both: what lies between two of them
//! and was not spent running is an outage, which clocks leave out, and until a clock that was set back is known to be
//! (at the next look, a few seconds later) no time is told that is earlier than the last sign of life.

use crate::clock::{Span, Timestamp};
use crate::game::Interval;
use crate::kit::services::Services;
use crate::kit::sign_of_life::Beat;
use crate::store::{Outage, Properties, StoreError};

/// How often a sign of life is kept: what lies between two of them is known to be time in which the bot ran.
const HEARTBEAT: Span = Span::minutes(1);

/// Keeps a sign of life if the last one is old, or later than the clock shows now: then it was set back.
/// Gives the time as it is known to be from now on.
///
/// # Errors
///
/// A [`StoreError`]; nobody knows of the outage then that this may have been the end of.
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

/// The same where other processes are connected to Discord, and this one is not: it keeps no sign of life itself.
/// Gives none when theirs is too old: then nobody can reach the bot.
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
        passed: services.clock.unset(),
    }
}

/// The outage that is not over yet: no sign of life was kept for a while, so that people cannot reach the bot,
/// or have only just reached it again. What they do meanwhile is not to meet a clock that has run.
///
/// # Errors
///
/// A [`StoreError`] if the last sign of life cannot be read.
pub(crate) fn outage_so_far(
    services: &Services,
    read: &Properties<'_>,
) -> Result<Option<Interval>, StoreError> {
    let since = match services.uptime.last() {
        Some(last) => Outage::between(last.passed, services.clock.unset()).map(|_| last.shown),
        None => read.heartbeat()?,
    };
    let outage = since.and_then(|since| Outage::between(since, services.now()));
    Ok(outage.map(|Outage { from, until }| Interval { from, to: until }))
}
