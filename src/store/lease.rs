//! Leases: what only one process may do at a time, and which one does it.
//!
//! A lease has a fence: a number that grows with each holder. What is written under a lease reads it in the same
//! transaction, and is refused where it has moved on. So a process that stalls and comes back changes nothing.
//! No clock is compared: a process counts its signs of life, and whoever sees the count stand still for long enough
//! takes what it held.

use std::sync::atomic::AtomicU64;

use super::engine::{Durability, Priority};
use super::key::All;
use super::read::{Read as _, View};
use super::schema::lease::Held;
use super::schema::scalar::Id;
use super::tables::{COUNTERS, LEASES, PROCESSES};
use super::transaction::{Counter, Transaction};
use super::{Inner, OutboxId, OutboxMessage, Source, Store, StoreError};

/// The number that a running process has drawn for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub(super) u64);

#[cfg(test)]
impl ProcessId {
    /// Numbers as processes draw them.
    pub(crate) fn of_tests() -> impl Iterator<Item = Self> {
        (1..).map(|number: u64| Self(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 11))
    }
}

/// What only one process does at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Work {
    /// What nobody asks for, in one range of games, channels and people.
    Range(u8),
    /// One shard of the gateway.
    Shard {
        /// Its number, from 0 on.
        number: u32,
        /// How many there are.
        of: u32,
    },
    /// Beginning sessions of the gateway in this bucket.
    Identify(u32),
}

/// A lease that this process has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    work: Work,
    held: Held,
    /// The last outbox message that may have been sent by who held it before.
    since: OutboxId,
}

/// The processes that there are, and what they hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// How many signs of life each has given.
    pub processes: Vec<(ProcessId, u64)>,
    /// Which leases there are, and who holds each, if anybody does.
    pub leases: Vec<(Work, Option<ProcessId>)>,
}

impl Lease {
    /// What it is for.
    pub fn work(&self) -> Work {
        self.work
    }
}

impl OutboxMessage {
    /// The same for who sends it under `lease`: the process that held it before may have sent it.
    #[must_use]
    pub fn under(self, lease: &Lease) -> Self {
        let source = match self.id <= lease.since {
            true => Source::Past,
            false => self.source,
        };
        Self { source, ..self }
    }
}

impl Store {
    /// Whether other processes may use the same database.
    pub fn is_shared(&self) -> bool {
        self.0.engine.is_shared()
    }

    /// The number of this process.
    pub fn process(&self) -> ProcessId {
        self.0.process
    }

    /// The same database, for what is written under `lease`.
    #[must_use]
    pub fn under(&self, lease: Lease) -> Self {
        let Inner {
            engine,
            process,
            faults,
            ..
        } = &*self.0;
        Self(std::sync::Arc::new(Inner {
            engine: engine.under(lease),
            process: *process,
            last_message: AtomicU64::new(lease.since.0),
            faults: faults.clone(),
        }))
    }

    /// The lease under which this writes, if it does.
    pub fn lease(&self) -> Option<Lease> {
        self.0.engine.lease()
    }

    /// Tells the others that this process is alive.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn give_sign(&self) -> Result<(), StoreError> {
        let process = self.0.process;
        let sign = move |tx: &mut Transaction<'_>| {
            let count = tx.get(PROCESSES, &process)?.unwrap_or_default();
            tx.put(PROCESSES, &process, &(count + 1))
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Asynchronous, sign)
            .await
    }

    /// What all processes have told, and who holds what.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn signs(&self) -> Result<Signs, StoreError> {
        let signs = |view: &View<'_>| {
            let processes = view.scan(PROCESSES, &All);
            let leases = view.scan(LEASES, &All);
            let leases = leases.map(|row| row.map(|(work, held)| (work, held.holder())));
            Ok(Signs {
                processes: processes.collect::<Result<_, _>>()?,
                leases: leases.collect::<Result<_, _>>()?,
            })
        };
        self.0.engine.read(signs).await
    }

    /// Takes the lease of `work` from `holder`, or from nobody; none if somebody else has got it meanwhile.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn take_lease(
        &self,
        work: Work,
        holder: Option<ProcessId>,
    ) -> Result<Option<Lease>, StoreError> {
        let process = self.0.process;
        let taken = move |tx: &mut Transaction<'_>| {
            let before = tx.get(LEASES, &work)?.unwrap_or_default();
            let since = tx.get(COUNTERS, &Counter::OutboxMessage)?;
            if before.holder() != holder {
                return Ok(None);
            }
            let held = Held {
                holder: Some(Id(process.0)),
                fence: before.fence + 1,
            };
            tx.put(LEASES, &work, &held)?;
            let since = OutboxId(since.unwrap_or_default());
            Ok(Some(Lease { work, held, since }))
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, taken)
            .await
    }

    /// Gives `lease` back, so that another process can take it at once.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn give_lease_back(&self, lease: Lease) -> Result<(), StoreError> {
        let given = move |tx: &mut Transaction<'_>| give_back(tx, lease.work, lease.held);
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, given)
            .await
    }

    /// `process` is no more: nothing is left of it, and what it held can be taken.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn end_process(&self, process: ProcessId) -> Result<(), StoreError> {
        let ended = move |tx: &mut Transaction<'_>| {
            let leases: Vec<_> = tx.scan(LEASES, &All).collect::<Result<_, _>>()?;
            for (work, held) in leases {
                if held.holder() == Some(process) {
                    give_back(tx, work, held)?;
                }
            }
            tx.take(PROCESSES, &process)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, ended)
            .await
    }
}

/// Nobody holds `work` any more, if it is held so.
fn give_back(tx: &mut Transaction<'_>, work: Work, held: Held) -> Result<(), StoreError> {
    if tx.get(LEASES, &work)? != Some(held) {
        return Ok(());
    }
    let nobody = Held {
        holder: None,
        ..held
    };
    tx.put(LEASES, &work, &nobody)
}

/// Whether `lease` still holds: asked in the transaction that writes under it.
pub(super) fn check(tx: &Transaction<'_>, lease: &Lease) -> Result<(), StoreError> {
    match tx.get(LEASES, &lease.work)? == Some(lease.held) {
        true => Ok(()),
        false => Err(StoreError::Fenced),
    }
}
