//! Storage engines. Nothing outside this folder names an engine's library.
//!
//! An engine answers reads, each on one snapshot, and makes changes, each atomically. Both are functions of their
//! reads, and may run twice: if an engine has to fetch further reads, or if another process has changed their data.

mod marks;
#[cfg(feature = "postgres")]
mod postgres;
mod sled;
mod terms;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[cfg(feature = "postgres")]
pub use self::postgres::Chance;
#[cfg(feature = "postgres")]
pub(crate) use self::postgres::{OpenState, Postgres};
pub(crate) use self::sled::Sled;
#[cfg(feature = "postgres")]
pub(crate) use self::terms::{DERIVED, MIGRATED};
pub(crate) use self::terms::{Durability, Fence, Isolation, Priority, Purpose};
use self::terms::{ReadFn, Verdict};
use super::error::StoreError;
use super::layout::Layout;
use super::read::View;
use super::transaction::Transaction;
use tengen_metrics::{self as metrics, Part};

/// The consistency of a read: one snapshot, or each row by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Consistency {
    Snapshot,
    RowByRow,
}

/// A storage engine, and the fence behind which it is written to, if there is one. Clones share the rows.
#[derive(Clone)]
pub(crate) struct Engine {
    kind: Arc<Kind>,
    fence: Option<Fence>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

/// The kind of storage.
#[derive(Debug)]
enum Kind {
    /// A folder of this machine.
    Sled(Sled),
    /// A server.
    #[cfg(feature = "postgres")]
    Postgres(Postgres),
}

impl Engine {
    /// A folder of this machine.
    pub(crate) fn sled(sled: Sled) -> Self {
        Self {
            kind: Arc::new(Kind::Sled(sled)),
            fence: None,
        }
    }

    /// A server.
    #[cfg(feature = "postgres")]
    pub(crate) fn postgres(postgres: Postgres) -> Self {
        Self {
            kind: Arc::new(Kind::Postgres(postgres)),
            fence: None,
        }
    }

    /// The engine, restricted to writes that `fence` permits.
    pub(crate) fn under(&self, fence: Fence) -> Self {
        Self {
            kind: Arc::clone(&self.kind),
            fence: Some(fence),
        }
    }

    /// The layout of the data.
    pub(crate) fn layout(&self) -> &'static Layout {
        match &*self.kind {
            Kind::Sled(sled) => sled.layout(),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.layout(),
        }
    }

    /// Whether other processes may write to the same rows.
    pub(crate) fn is_shared(&self) -> bool {
        match &*self.kind {
            Kind::Sled(_) => false,
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => true,
        }
    }

    /// Runs `read` on a snapshot of the database. It may run twice.
    pub(crate) async fn read<T: Send>(
        &self,
        read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        self.run_read(Consistency::Snapshot, read).await
    }

    /// A read of rows that may change in the meantime, so that a long read blocks no writers.
    pub(crate) async fn browse<T: Send>(
        &self,
        read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        self.run_read(Consistency::RowByRow, read).await
    }

    async fn run_read<T: Send>(
        &self,
        consistency: Consistency,
        mut read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        let mut answer = None;
        self.run(consistency, &mut |view| answer = Some(read(view)))
            .await?;
        answer.expect("a read that has not failed was run")
    }

    /// Runs `read`: the only instance of an engine's code for reads.
    async fn run(&self, consistency: Consistency, read: &mut ReadFn<'_>) -> Result<(), StoreError> {
        metrics::time_part(Part::Read, async {
            match (&*self.kind, consistency) {
                (Kind::Sled(sled), Consistency::Snapshot) => sled.view(read),
                (Kind::Sled(sled), Consistency::RowByRow) => sled.browse(read),
                #[cfg(feature = "postgres")]
                (Kind::Postgres(postgres), _) => return postgres.read(read).await,
            }
            Ok(())
        })
        .await
    }

    /// Makes `change` in one transaction: it reads, writes, and returns the answer. With an error or a panic, nothing
    /// is written. It is completed even if its caller has gone.
    ///
    /// It may run twice, as when another process has changed the rows it read: so it has no side effects, and depends
    /// only on its reads. An engine may ignore the caller's priority and wait.
    pub(crate) async fn transact<T, E>(
        &self,
        priority: Priority,
        durability: Durability,
        change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.transact_at(Isolation::Serializable, priority, durability, change)
            .await
    }

    /// As [`Engine::transact`], at the given isolation level.
    pub(crate) async fn transact_at<T, E>(
        &self,
        isolation: Isolation,
        priority: Priority,
        durability: Durability,
        mut change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let answer = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&answer);
        let change = Box::new(move |tx: &mut Transaction<'_>| {
            let made = change(tx);
            let verdict = match made {
                Ok(_) => Verdict::Counts,
                Err(_) => Verdict::Refused,
            };
            *lock(&slot) = Some(made);
            verdict
        });
        self.make(isolation, priority, durability, change).await?;
        let made = lock(&answer).take();
        // An engine that was closed in the meantime has not run the change.
        made.unwrap_or_else(|| Err(StoreError::Closed.into()))
    }

    /// Runs `change`: the only instance of an engine's code for changes.
    #[cfg_attr(
        not(feature = "postgres"),
        expect(unused_variables, reason = "a folder makes one change at a time")
    )]
    async fn make(
        &self,
        isolation: Isolation,
        priority: Priority,
        durability: Durability,
        mut change: Box<dyn FnMut(&mut Transaction<'_>) -> Verdict + Send>,
    ) -> Result<(), StoreError> {
        let fence = self.fence.clone();
        #[cfg(feature = "postgres")]
        let isolation = match fence {
            // It also depends on the fence's reads.
            Some(_) => Isolation::Serializable,
            None => isolation,
        };
        let fenced = Box::new(move |tx: &mut Transaction<'_>| {
            // Other callers' changes share this round, and this connection: a panic must not reach them.
            let made = catch_unwind(AssertUnwindSafe(|| change(tx)));
            let made = made.map_err(|_| StoreError::Failed("a change panicked".to_owned()))?;
            // Last of all, as with a game's revision: earlier reads are fetched together with it.
            if made == Verdict::Counts {
                fence.iter().try_for_each(|fence| fence(tx))?;
            }
            Ok(made)
        });
        metrics::measure_commit(async {
            match &*self.kind {
                Kind::Sled(sled) => sled.transact(priority, durability, fenced).await,
                #[cfg(feature = "postgres")]
                Kind::Postgres(postgres) => {
                    postgres.transact((isolation, durability), fenced).await
                }
            }
        })
        .await
    }

    /// Whether asynchronous commits may have been lost since the last call.
    pub(crate) fn take_loss(&self) -> bool {
        match &*self.kind {
            // A folder loses data only with the process.
            Kind::Sled(_) => false,
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.take_loss(),
        }
    }

    /// Waits until everything readable is on the disk; on a server, all but asynchronous commits.
    pub(crate) async fn make_durable(&self) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.make_durable().await,
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => Ok(()),
        }
    }

    /// Waits until all readable rows are on the disk, and raises the count beside a folder's database: that
    /// shows later whether a copy is complete. A server does that itself.
    pub(crate) async fn checkpoint(&self) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.checkpoint().await,
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => Ok(()),
        }
    }

    /// Size of the database on the disk, in bytes.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.size(),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.size().await,
        }
    }

    /// Resolves when writing has failed permanently; never before. Does not keep the database open.
    pub(crate) fn wait_for_failure(&self) -> impl Future<Output = ()> + Send + use<> {
        let failed = match &*self.kind {
            Kind::Sled(sled) => Some(sled.wait_for_failure()),
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => None,
        };
        async move {
            match failed {
                Some(failed) => failed.await,
                // A server may come back after an outage.
                None => std::future::pending().await,
            }
        }
    }

    /// Closes the database, if no other clone holds it.
    pub(crate) async fn close(self) -> Result<(), StoreError> {
        match Arc::into_inner(self.kind) {
            Some(Kind::Sled(sled)) => sled.close().await?,
            #[cfg(feature = "postgres")]
            Some(Kind::Postgres(postgres)) => postgres.close(),
            None => {}
        }
        Ok(())
    }
}

fn lock<T>(slot: &Mutex<T>) -> MutexGuard<'_, T> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
