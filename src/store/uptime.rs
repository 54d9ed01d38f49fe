//! When the bot was down: a heartbeat tells how long it ran, and what lies between two runs is an outage.
//!
//! Clocks leave outages out, so that they never count against anyone.

use super::{Store, StoreError, key, schema};
use crate::clock::{Span, Timestamp};

pub(super) const HEARTBEAT: &str = "heartbeat";
/// Shorter than this the bot is only being started anew, or was busy.
const SHORTEST: Span = Span::minutes(2);
/// No clock runs longer than this without a move.
const LONGEST_KEPT: Span = Span::days(366);
/// So many outages are kept at most; the oldest go first.
const MOST: usize = 500;

/// A time in which the bot was down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life before it.
    pub from: Timestamp,
    /// When the bot was back.
    pub until: Timestamp,
}

impl Outage {
    /// What lies between two signs of life, unless it is so short that the bot was only being started anew, or busy.
    pub fn between(from: Timestamp, until: Timestamp) -> Option<Self> {
        (until.since(from) > SHORTEST).then_some(Self { from, until })
    }
}

impl Store {
    /// The bot is alive at `now`. If it was down before, that is kept, and returned.
    ///
    /// Called at the start and every minute from then on.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn beat(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        self.0.committer.check()?;
        let noted = self.note_beat(now);
        // Also if that has failed: the disk is asked now and then, so that one that fails for good is found out.
        self.0.committer.commit().await?;
        noted
    }

    /// The bot is alive at `now`, and was all the time since it last said so, whatever the clock shows:
    /// somebody has set it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn stay_awake(&self, now: Timestamp) -> Result<(), StoreError> {
        self.0.committer.check()?;
        {
            let _gate = self.0.write();
            self.forget_the_future(now)?;
            self.keep_heartbeat(now)?;
        }
        self.0.committer.commit().await
    }

    /// The times of the last year in which the bot was down, the earliest first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        self.0.faults.check_read("outages")?;
        let rows = self.0.trees.outages.iter();
        rows.map(|row| {
            let (key, value) = row?;
            read(&key, &value).ok_or(StoreError::Unreadable {
                what: "the list of outages",
            })
        })
        .collect()
    }

    /// The last sign of life, if there was one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn heartbeat(&self) -> Result<Option<Timestamp>, StoreError> {
        let Some(bytes) = self.0.trees.meta.get(HEARTBEAT)? else {
            return Ok(None);
        };
        let millis = schema::decode(&bytes).map_err(|_| StoreError::Unreadable {
            what: "the heartbeat",
        })?;
        Ok(Some(Timestamp::from_millis(millis)))
    }

    fn note_beat(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        let _gate = self.0.write();
        let last = self.heartbeat()?;
        let outage = last.and_then(|last| Outage::between(last, now));
        self.forget_the_future(now)?;
        if let Some(outage) = outage {
            self.keep_outage(outage)?;
            self.forget_old_outages(now)?;
        }
        // A clock that was set back must not make an outage of what is to come.
        if last.is_none_or(|last| last != now) {
            self.keep_heartbeat(now)?;
        }
        Ok(outage)
    }

    pub(super) fn keep_heartbeat(&self, at: Timestamp) -> Result<(), StoreError> {
        let value = schema::encode(&at.as_millis());
        self.0.trees.meta.insert(HEARTBEAT, value)?;
        Ok(())
    }

    pub(super) fn keep_outage(&self, outage: Outage) -> Result<(), StoreError> {
        let value = schema::encode(&outage.until.as_millis());
        let outages = &self.0.trees.outages;
        outages.insert(key::time(outage.from), value)?;
        Ok(())
    }

    /// Where the clock was set back to `now`, what was kept of later times is taken back: it was set forward before,
    /// and what is yet to come is no outage. Should it be set forward again, that is one.
    fn forget_the_future(&self, now: Timestamp) -> Result<(), StoreError> {
        let outages = &self.0.trees.outages;
        let rows: Vec<_> = outages.iter().collect::<Result<_, _>>()?;
        for (key, value) in &rows {
            match read(key, value) {
                Some(outage) if outage.from >= now => drop(outages.remove(key)?),
                Some(outage) if outage.until > now => self.keep_outage(Outage {
                    until: now,
                    ..outage
                })?,
                _ => {}
            }
        }
        Ok(())
    }

    fn forget_old_outages(&self, now: Timestamp) -> Result<(), StoreError> {
        let outages = &self.0.trees.outages;
        let rows: Vec<_> = outages.iter().collect::<Result<_, _>>()?;
        let too_many = rows.len().saturating_sub(MOST);
        for (number, (key, value)) in rows.iter().enumerate() {
            let is_old =
                read(key, value).is_none_or(|outage| now.since(outage.until) > LONGEST_KEPT);
            if number < too_many || is_old {
                outages.remove(key)?;
            }
        }
        Ok(())
    }
}

/// The outage in a row, if it can be read.
pub(super) fn read(key: &[u8], value: &[u8]) -> Option<Outage> {
    Some(Outage {
        from: key::time_at_start(key)?,
        until: Timestamp::from_millis(schema::decode(value).ok()?),
    })
}
