//! What keeps the rows. Nothing outside this folder names an engine's library.
//!
//! An engine answers reads, each of one moment, and makes changes, each whole or not at all.
//! Both are functions of what they read, and may be run twice: where an engine has to fetch what they turn out to need,
//! or where somebody else has changed what they have read.

#[cfg(feature = "postgres")]
mod postgres;
mod sled;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[cfg(feature = "postgres")]
pub use self::postgres::Chance;
#[cfg(feature = "postgres")]
pub(super) use self::postgres::Postgres;
pub(super) use self::sled::Sled;
use super::read::View;
use super::transaction::Transaction;
use super::{Lease, StoreError, lease};
use crate::metrics::{self, Part};

/// Under these a database tells of itself: the version of its shapes, the one that all rows have at least,
/// the one of what follows from others; and, while that goes on, that an import or a migration writes it.
const SCHEMA: &str = "schema";
const MIGRATED: &str = "migrated";
const DERIVED: &str = "derived";
const IMPORTING: &str = "importing";
const COPYING: &str = "copying";

/// What a database is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// To use it: it has to be whole. Where there is none, one is made.
    Use,
    /// To read what is there: it has to be there, and whole.
    Look,
    /// To copy another one into it, also where that has been broken off.
    Copy,
}

/// When a write counts as done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Durability {
    /// When everybody who reads can see it, and it may be lost although the program goes on: a server commits it
    /// asynchronously. For what is found again by looking (see [`Engine::has_lost`]).
    Asynchronous,
    /// When everybody who reads can see it. It is lost with the program, if at all: a server has it on its disk.
    Visible,
    /// When it is on the disk.
    Durable,
}

/// How urgent a write is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Priority {
    /// Somebody waits for the answer.
    Interactive,
    /// Nobody waits: it is due.
    Background,
}

/// What a change rests on besides the rows that it writes. A server keeps reads apart by pages of its indexes, so that
/// serializable changes of different games get in each other's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Isolation {
    /// Nothing: of two that write a row in common the later one is made again (snapshot isolation).
    Snapshot,
    /// All that it reads, and that nothing was there where it found nothing.
    Serializable,
}

/// What a look reads: all of one moment, or each row of any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    One,
    Any,
}

/// Reads rows; what it makes of them stays with the caller.
pub(super) type Look<'a> = dyn FnMut(&View<'_>) + Send + 'a;

/// What a change says of what it has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// It is to count.
    Counts,
    /// Nothing of it is.
    Refused,
}

/// A change as an engine makes it: its answer lies with the caller. What it writes counts for nothing with an error,
/// which takes the place of its answer. It may be made again: what it answers last holds.
type Change = Box<dyn FnMut(&mut Transaction<'_>) -> Result<Verdict, StoreError> + Send>;

/// What keeps the rows, and the lease under which it is written to. Clones share the rows.
#[derive(Clone, Debug)]
pub(super) struct Engine {
    kind: Arc<Kind>,
    lease: Option<Lease>,
}

/// What keeps the rows.
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
    pub(super) fn sled(sled: Sled) -> Self {
        Self {
            kind: Arc::new(Kind::Sled(sled)),
            lease: None,
        }
    }

    /// A server.
    #[cfg(feature = "postgres")]
    pub(super) fn postgres(postgres: Postgres) -> Self {
        Self {
            kind: Arc::new(Kind::Postgres(postgres)),
            lease: None,
        }
    }

    /// The same rows, for what is written under `lease`.
    pub(super) fn under(&self, lease: Lease) -> Self {
        Self {
            kind: Arc::clone(&self.kind),
            lease: Some(lease),
        }
    }

    /// The lease under which it is written to, if it is under one.
    pub(super) fn lease(&self) -> Option<Lease> {
        self.lease
    }

    /// Whether other processes may write to the same rows.
    pub(super) fn is_shared(&self) -> bool {
        match &*self.kind {
            Kind::Sled(_) => false,
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => true,
        }
    }

    /// What `read` makes of the database as it is at one moment. It may be run twice.
    pub(super) async fn read<T: Send>(
        &self,
        read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        self.look(Moment::One, read).await
    }

    /// The same of rows that others may change meanwhile: nobody waits until many are looked through.
    pub(super) async fn browse<T: Send>(
        &self,
        read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        self.look(Moment::Any, read).await
    }

    async fn look<T: Send>(
        &self,
        moment: Moment,
        mut read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        let mut answer = None;
        self.run(moment, &mut |view| answer = Some(read(view)))
            .await?;
        answer.expect("who has looked has run it")
    }

    /// Runs `read`, whatever it reads: the only instance of what an engine does for that.
    async fn run(&self, moment: Moment, read: &mut Look<'_>) -> Result<(), StoreError> {
        metrics::timed(Part::Read, async {
            match (&*self.kind, moment) {
                (Kind::Sled(sled), Moment::One) => sled.view(read),
                (Kind::Sled(sled), Moment::Any) => sled.browse(read),
                #[cfg(feature = "postgres")]
                (Kind::Postgres(postgres), _) => return postgres.read(read).await,
            }
            Ok(())
        })
        .await
    }

    /// Makes `change` in one transaction: it reads what there is, writes, and gives the answer.
    /// Where it gives an error or panics, nothing is written. It is made even if nobody waits for it any more.
    ///
    /// It may be made twice, as where another process has changed what was read: so it does nothing but that,
    /// and depends on no more than what it reads. Of whoever asks and how long they wait, an engine may make nothing.
    pub(super) async fn transact<T, E>(
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

    /// The same at an isolation of its own.
    pub(super) async fn transact_at<T, E>(
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
        // An engine that ends meanwhile makes nothing.
        made.unwrap_or_else(|| Err(StoreError::Closed.into()))
    }

    /// Makes `change`, whatever it answers: the only instance of what an engine does for that.
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
        let lease = self.lease;
        #[cfg(feature = "postgres")]
        let isolation = match lease {
            // It rests on the lease as well.
            Some(_) => Isolation::Serializable,
            None => isolation,
        };
        let fenced = Box::new(move |tx: &mut Transaction<'_>| {
            // Others' changes are made in the same round, and on the same connection.
            let made = catch_unwind(AssertUnwindSafe(|| change(tx)));
            let made = made.map_err(|_| StoreError::Failed("a change panicked".to_owned()))?;
            // Last of all, as with a game's revision: what is read before is fetched together with it.
            if made == Verdict::Counts {
                lease.iter().try_for_each(|lease| lease::check(tx, lease))?;
            }
            Ok(made)
        });
        metrics::committed(async {
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

    /// Whether changes that were committed asynchronously may have been lost since this was asked last.
    pub(super) fn has_lost(&self) -> bool {
        match &*self.kind {
            // What it loses it loses with the program.
            Kind::Sled(_) => false,
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.has_lost(),
        }
    }

    /// Waits until everything that can be read is on the disk; on a server, all but what was committed asynchronously.
    pub(super) async fn make_durable(&self) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.make_durable().await,
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => Ok(()),
        }
    }

    /// Waits until everything that can be read is on the disk, and notes beside a folder's database how far it has come:
    /// so it can be told later whether a copy is whole. A server sees to that itself.
    pub(super) async fn checkpoint(&self) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.checkpoint().await,
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => Ok(()),
        }
    }

    /// How many bytes the database takes on the disk.
    pub(super) async fn size(&self) -> Result<u64, StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.size(),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.size().await,
        }
    }

    /// Ends when writing has failed for good; never while it has not. Does not hold the database.
    pub(super) fn failed(&self) -> impl Future<Output = ()> + Send + use<> {
        let failed = match &*self.kind {
            Kind::Sled(sled) => Some(sled.failed()),
            #[cfg(feature = "postgres")]
            Kind::Postgres(_) => None,
        };
        async move {
            match failed {
                Some(failed) => failed.await,
                // A server that is away comes back.
                None => std::future::pending().await,
            }
        }
    }

    /// Lets go of the database, if no other clone holds it.
    pub(super) async fn close(self) -> Result<(), StoreError> {
        match Arc::into_inner(self.kind) {
            Some(Kind::Sled(sled)) => sled.close().await?,
            #[cfg(feature = "postgres")]
            Some(Kind::Postgres(postgres)) => postgres.close(),
            None => {}
        }
        Ok(())
    }

    /// From here on a program that is killed leaves an empty database behind, until [`Engine::end_import`].
    pub(super) async fn begin_import(&self) -> Result<(), StoreError> {
        self.mark(IMPORTING).await
    }

    /// What was imported stays.
    pub(super) async fn end_import(&self) -> Result<(), StoreError> {
        self.unmark(IMPORTING).await
    }

    /// Throws all rows away that were imported.
    pub(super) async fn drop_import(&self) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.clear()?,
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.clear().await?,
        }
        self.end_import().await
    }

    /// From here on the database is only opened to be copied into, until [`Engine::end_copy`].
    pub(super) async fn begin_copy(&self) -> Result<(), StoreError> {
        self.mark(COPYING).await
    }

    /// What was copied is whole.
    pub(super) async fn end_copy(&self) -> Result<(), StoreError> {
        self.make_durable().await?;
        self.unmark(COPYING).await?;
        self.make_durable().await
    }

    /// Whether a copy was begun and has not ended.
    pub(super) async fn is_copied_into(&self) -> Result<bool, StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.is_marked(COPYING),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.is_marked(COPYING).await,
        }
    }

    async fn mark(&self, name: &'static str) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.mark(name),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.mark(name).await,
        }
    }

    async fn unmark(&self, name: &'static str) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.unmark(name),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.unmark(name).await,
        }
    }
}

fn lock<T>(slot: &Mutex<T>) -> MutexGuard<'_, T> {
    slot.lock().unwrap_or_else(PoisonError::into_inner)
}
