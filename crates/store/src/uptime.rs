//! Outages of the bot: heartbeats show when it ran, and the gaps between two runs are outages.
//!
//! Clocks leave outages out, so that they never count against anyone.

use super::db::{All, Durability, Priority, Read, Table, Transaction, skip_unreadable, tables};
use super::{Properties, Store, StoreError};
use tengen_game::clock::{Span, Timestamp};

tables! {
    /// The last heartbeat.
    HEARTBEAT: () => Timestamp = Table::record("heartbeat", "the heartbeat");
    /// Outages of the bot: beginning and end.
    OUTAGES: Timestamp => Timestamp = Table::record("outages", "the list of outages");
}

/// Minimum length of an outage: a shorter gap is a restart, or the bot was busy.
const SHORTEST_OUTAGE: Span = Span::minutes(2);
/// Time for which outages are kept: no clock runs longer without a move.
const RETENTION: Span = Span::days(366);
/// Maximum number of outages that are kept: the oldest are deleted first.
const MOST_OUTAGES: usize = 500;

/// A period in which the bot was down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last heartbeat before it.
    pub from: Timestamp,
    /// The first heartbeat after it.
    pub until: Timestamp,
}

impl Outage {
    /// The gap between two heartbeats, unless it is so short that the bot was only restarted or busy.
    pub fn between(from: Timestamp, until: Timestamp) -> Option<Self> {
        (until.since(from) > SHORTEST_OUTAGE).then_some(Self { from, until })
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

    /// Records a heartbeat at `now` without an outage since the last one: if there seems to be one, the clock was set.
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

    /// The outages of the last year, the earliest first.
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
    /// The outages of the last year, the earliest first.
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

/// The beginnings of outages, and their ends if they can be read.
fn outages(read: &impl Read) -> Result<Vec<(Timestamp, Option<Timestamp>)>, StoreError> {
    let keys = read.keys(OUTAGES, &All).collect::<Result<Vec<_>, _>>()?;
    let row = |from| Ok((from, skip_unreadable(read.get(OUTAGES, &from))?));
    keys.into_iter().map(row).collect()
}

/// If the clock was set back to `now`, deletes what outages have after it: the clock had been ahead, and future time is
/// no outage. Setting it ahead again counts as one.
fn forget_the_future(tx: &mut Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    for (from, until) in outages(tx)? {
        match until {
            Some(_) if from >= now => tx.delete(OUTAGES, &from)?,
            Some(until) if until > now => tx.put(OUTAGES, &from, &now)?,
            _ => {}
        }
    }
    Ok(())
}

fn forget_old_outages(tx: &mut Transaction<'_>, now: Timestamp) -> Result<(), StoreError> {
    let rows = outages(tx)?;
    let too_many = rows.len().saturating_sub(MOST_OUTAGES);
    for (number, (from, until)) in rows.into_iter().enumerate() {
        let is_old = until.is_none_or(|until| now.since(until) > RETENTION);
        if number < too_many || is_old {
            tx.delete(OUTAGES, &from)?;
        }
    }
    Ok(())
}
