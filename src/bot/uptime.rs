//! What the bot knows of its own presence: its signs of life, what time it is, and the outage that is not over yet.
//!
//! A machine's clock is set now and then, and a machine sleeps. A sign of life tells both: what lies between two of them
//! and was not spent running is an outage, which clocks leave out, and until a clock that was set back is known to be
//! (at the next look, a few seconds later) no time is told that is earlier than the last sign of life.

use std::sync::{Mutex, PoisonError};

use super::Bot;
use crate::clock::{Span, Timestamp};
use crate::game::Interval;
use crate::store::{Outage, StoreError};

/// How often a sign of life is kept: what lies between two of them is known to be time in which the bot ran.
const HEARTBEAT: Span = Span::minutes(1);

/// The last sign of life of this process, once there is one.
#[derive(Debug, Default)]
pub(super) struct Uptime(Mutex<Option<Beat>>);

/// A sign of life.
#[derive(Clone, Copy, Debug)]
struct Beat {
    /// When, as the clock showed.
    shown: Timestamp,
    /// When, in time that has really passed.
    passed: Timestamp,
}

impl Uptime {
    fn last(&self) -> Option<Beat> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, beat: Beat) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(beat);
    }
}

impl Bot {
    /// The time now, by the bot's clock; never before the last sign of life.
    pub(super) fn now(&self) -> Timestamp {
        let (shown, last) = (self.clock.now(), self.uptime.last());
        last.map_or(shown, |last| shown.max(last.shown))
    }

    /// Keeps a sign of life if the last one is old, or later than the clock shows now: then it was set back.
    /// Gives the time as it is known to be from now on.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nobody knows of the outage then that this may have been the end of.
    pub(super) async fn live(&self) -> Result<Timestamp, StoreError> {
        let beat = Beat {
            shown: self.clock.now(),
            passed: self.clock.unset(),
        };
        let last = self.uptime.last();
        if last.is_some_and(|last| {
            last.shown <= beat.shown && beat.shown.since(last.shown) < HEARTBEAT
        }) {
            return Ok(beat.shown);
        }
        match last {
            Some(last) if beat.passed.since(last.passed) < HEARTBEAT.times(2) => {
                self.store.stay_awake(beat.shown).await?;
            }
            _ => {
                if let Some(outage) = self.store.beat(beat.shown).await? {
                    let minutes = outage.until.since(outage.from).as_millis() / 60_000;
                    tracing::info!(minutes, "the bot was down");
                }
            }
        }
        self.uptime.note(beat);
        Ok(beat.shown)
    }

    /// The outage that is not over yet: no sign of life was kept for a while, so that people cannot reach the bot,
    /// or have only just reached it again. What they do meanwhile is not to meet a clock that has run.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] if the last sign of life cannot be read.
    pub(super) fn outage_so_far(&self) -> Result<Option<Interval>, StoreError> {
        let since = match self.uptime.last() {
            Some(last) => Outage::between(last.passed, self.clock.unset()).map(|_| last.shown),
            None => self.store.heartbeat()?,
        };
        let outage = since.and_then(|since| Outage::between(since, self.now()));
        Ok(outage.map(|Outage { from, until }| Interval { from, to: until }))
    }
}
