//! Outages of the bot: heartbeats show when it ran, and the gaps between two runs are outages.
//!
//! Clocks leave outages out, so that they never count against anyone.

use super::db::{All, Durability, Priority, Read, Table, Transaction, skip_unreadable, tables};
use super::{Properties, Store, StoreError};
use tengen_game::clock::{Span, Timestamp};

tables! {
    /// The last heartbeat.
    HEARTBEAT: () => Timestamp = Table::record("heartbeat", "the heartbeat");
    /// When the bot was down: from and until.
    OUTAGES: Timestamp => Timestamp = Table::record("outages", "the list of outages");
}

/// Minimum length of an outage: a shorter gap is a restart, or the bot was busy.
const SHORTEST: Span = Span::minutes(2);
/// No clock runs longer than this without a move.
const LONGEST_KEPT: Span = Span::days(366);
/// The most outages that are kept; the oldest go first.
const MOST: usize = 500;

/// A time in which the bot was down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last heartbeat before it.
    pub from: Timestamp,
    /// When the bot was back.
    pub until: Timestamp,
}

impl Outage {
    /// The gap between two heartbeats, unless it is so short that the bot was only restarted or busy.
    pub fn between(from: Timestamp, until: Timestamp) -> Option<Self> {
        (until.since(from) > SHORTEST).then_some(Self { from, until })
    }
}

impl Store {
    /// Records a heartbeat at `now`. If the bot was down before, records and returns the outage.
    ///
    /// Called at the start and every minute from then on.
    pub async fn beat(&self, now: Timestamp) -> Result<Option<Outage>, StoreError> {
        self.0.faults.check_read(HEARTBEAT.name())?;
        let change = move |tx: &mut Transaction<'_>| beat(tx, now);
        let engine = &self.0.engine;
        // Durable, so that a disk that fails permanently is noticed.
        engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// A heartbeat at `now` that bridges the time since the last one, even if the clock says otherwise because it was
    /// set.
    pub async fn stay_awake(&self, now: Timestamp) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            forget_the_future(tx, now)?;
            tx.put(HEARTBEAT, &(), &now)
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// The times of the last year in which the bot was down, the earliest first.
    pub async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        self.look(|read| read.outages()).await
    }

    /// The last heartbeat, if there was one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn heartbeat(&self) -> Result<Option<Timestamp>, StoreError> {
        self.look(|read| read.heartbeat()).await
    }
}

impl Properties<'_> {
    /// The times of the last year in which the bot was down, the earliest first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one cannot be read.
    pub fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        self.faults.check_read(OUTAGES.name())?;
        let rows = self.view.scan(OUTAGES, &All);
        rows.map(|row| row.map(|(from, until)| Outage { from, until }))
            .collect()
    }

    /// The last heartbeat, if there was one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn heartbeat(&self) -> Result<Option<Timestamp>, StoreError> {
        self.faults.check_read(HEARTBEAT.name())?;
        self.view.get(HEARTBEAT, &())
    }
}

fn beat(tx: &mut Transaction<'_>, now: Timestamp) -> Result<Option<Outage>, StoreError> {
    let last = tx.get(HEARTBEAT, &())?;
    let outage = last.and_then(|last| Outage::between(last, now));
    forget_the_future(tx, now)?;
    if let Some(Outage { from, until }) = outage {
        tx.put(OUTAGES, &from, &until)?;
        forget_old_outages(tx, now)?;
    }
    // A clock that was set back must not turn future time into an outage.
    tx.put(HEARTBEAT, &(), &now)?;
    Ok(outage)
}

/// Since when the bot was down, and until when if that can be read.
fn outages(read: &impl Read) -> Result<Vec<(Timestamp, Option<Timestamp>)>, StoreError> {
    let keys = read.keys(OUTAGES, &All).collect::<Result<Vec<_>, _>>()?;
    let row = |from| Ok((from, skip_unreadable(read.get(OUTAGES, &from))?));
    keys.into_iter().map(row).collect()
}

/// If the clock was set back to `now`, later heartbeats are deleted: the clock had been ahead, and the future is no
/// outage. Setting it ahead again counts as one.
fn forget_the_future(tx: &mut Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    for (from, until) in outages(tx)? {
        match until {
            Some(_) if from >= now => tx.take(OUTAGES, &from)?,
            Some(until) if until > now => tx.put(OUTAGES, &from, &now)?,
            _ => {}
        }
    }
    Ok(())
}

fn forget_old_outages(tx: &mut Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    let rows = outages(tx)?;
    let too_many = rows.len().saturating_sub(MOST);
    for (number, (from, until)) in rows.into_iter().enumerate() {
        let is_old = until.is_none_or(|until| now.since(until) > LONGEST_KEPT);
        if number < too_many || is_old {
            tx.take(OUTAGES, &from)?;
        }
    }
    Ok(())
}
