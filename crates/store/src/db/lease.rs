//! Leases: exclusive work, and the process that holds it.
//!
//! A lease has a fence: a number that grows with each holder. Writes under a lease read it in the same transaction, and
//! are refused if it has changed. So a process that stalls and comes back changes nothing. No clocks are compared: a
//! process counts its heartbeats, and a process that sees another's count unchanged for long enough takes its leases.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use super::counter::Counter;
use super::engine::{Durability, Priority};
use super::error::StoreError;
use super::held::{Held, Lease, ProcessId, Work};
use super::key::All;
use super::read::{Read as _, View};
use super::shape::Id;
use super::store::{Inner, Store};
use super::tables::{COUNTERS, LEASES, PROCESSES};
use super::transaction::Transaction;

/// The known processes, and their leases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// How many signs of life each has given.
    pub processes: Vec<(ProcessId, u64)>,
    /// The leases, with their holders.
    pub leases: Vec<(Work, Option<ProcessId>)>,
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

    /// A handle to the same database whose writes are refused once `lease` is lost.
    #[must_use]
    pub fn under(&self, lease: Lease) -> Self {
        let Inner {
            engine,
            process,
            faults,
            ..
        } = &*self.0;
        let fence = Arc::new(move |tx: &Transaction<'_>| check(tx, &lease));
        Self(Arc::new(Inner {
            engine: engine.under(fence),
            process: *process,
            lease: Some(lease),
            last_message: AtomicU64::new(lease.since),
            faults: faults.clone(),
        }))
    }

    /// The lease under which this handle writes, if there is one.
    pub fn lease(&self) -> Option<Lease> {
        self.0.lease
    }

    /// Shows the others that this process is alive.
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

    /// Heartbeats and leases of all processes.
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

    /// Takes the lease of `work` from `holder`, or a free one; none if another process was faster.
    pub async fn take_lease(
        &self,
        work: Work,
        holder: Option<ProcessId>,
    ) -> Result<Option<Lease>, StoreError> {
        let process = self.0.process;
        let change = move |tx: &mut Transaction<'_>| {
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
            let since = since.unwrap_or_default();
            Ok(Some(Lease { work, held, since }))
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Gives `lease` back, so that another process can take it at once.
    pub async fn give_lease_back(&self, lease: Lease) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| give_back(tx, lease.work, lease.held);
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Deletes `process`, which has ended, and releases its leases.
    pub async fn end_process(&self, process: ProcessId) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
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
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }
}

/// Releases `work`, if it is still held so.
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
fn check(tx: &Transaction<'_>, lease: &Lease) -> Result<(), StoreError> {
    if tx.get(LEASES, &lease.work)? == Some(lease.held) {
        Ok(())
    } else {
        Err(StoreError::Fenced)
    }
}
