//! Group commit: one task writes what it is asked to, and makes durable what was written before it was asked.
//!
//! sled's asynchronous flush deadlocks when eight or more tasks await it, and its flush is no `fsync` on Linux.
//! So handlers ask this task and wait; it flushes, syncs the file, and answers all whose rows were written before.
//!
//! A transaction of sled writes to the file twice and wakes all of its threads, however little it holds.
//! So changes that come while one is written are one transaction then: a crowd costs little more than one.
//! Nor do they wait for the disk: a round is written while the disk is busy with the one before.

use std::collections::VecDeque;
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::{JoinHandle, JoinSet};

use super::transaction::Transaction;
use super::trees::{Trees, Writes};
use super::{Faults, StoreError};

/// So many changes that nobody waits for are written at once: who comes meanwhile waits that long.
const DUE_AT_ONCE: usize = 32;

/// The way to the task that commits.
#[derive(Debug)]
pub(super) struct Committer {
    asked: mpsc::UnboundedSender<Asked>,
    task: JoinHandle<()>,
    failure: Arc<Failure>,
    faults: Faults,
}

/// Why nothing can be written any more, once that has happened: the engine goes on with nothing after that,
/// and after a failed sync the system may have dropped what was not written, so that trying again proves nothing.
#[derive(Debug, Default)]
struct Failure(watch::Sender<Option<String>>);

impl Failure {
    /// Whether writes still make sense.
    fn check(&self) -> Result<(), StoreError> {
        match &*self.0.borrow() {
            None => Ok(()),
            Some(reason) => Err(StoreError::Poisoned(reason.clone())),
        }
    }

    /// Writing has failed for this `reason`. The first one stands.
    fn note(&self, reason: String) -> Result<(), StoreError> {
        self.0.send_if_modified(|known| {
            let is_news = known.is_none();
            if is_news {
                tracing::error!(%reason, "the database could not be written to the disk");
                *known = Some(reason);
            }
            is_news
        });
        self.check()
    }
}

/// When whoever wants something written is told that it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// When everybody who reads can see it.
    Seen,
    /// When it is on the disk.
    Durable,
}

/// Who wants something written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asker {
    /// Somebody who waits for the answer.
    Person,
    /// Nobody: it is due.
    Clock,
}

/// A change that was asked for, and whoever waits for it.
trait Change: Send {
    /// Makes it; whether what it writes counts. Where it is made twice, only the second time counts.
    fn make(&mut self, tx: &mut Transaction<'_>) -> bool;

    /// Tells how it ended, where `written` tells whether what it has written is there.
    fn tell(self: Box<Self>, written: Result<(), StoreError>);
}

struct Asking<T, E, F> {
    change: F,
    outcome: Option<Result<T, E>>,
    answer: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Change for Asking<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: FnMut(&mut Transaction<'_>) -> Result<T, E> + Send,
{
    fn make(&mut self, tx: &mut Transaction<'_>) -> bool {
        let outcome = (self.change)(tx);
        self.outcome.insert(outcome).is_ok()
    }

    fn tell(self: Box<Self>, written: Result<(), StoreError>) {
        let Self {
            change,
            outcome,
            answer,
        } = *self;
        // What the change holds is free before anybody goes on.
        drop(change);
        let outcome = written.map_err(E::from).and_then(|()| {
            let never = || Err(StoreError::Closed.into());
            outcome.unwrap_or_else(never)
        });
        // Whoever has stopped waiting does not need to know.
        drop(answer.send(outcome));
    }
}

/// What the task is asked to do.
struct Asked {
    asker: Asker,
    until: Until,
    change: Box<dyn Change>,
}

impl Asked {
    /// A `change`, and where the answer comes.
    fn new<T, E>(
        asker: Asker,
        until: Until,
        change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> (Self, oneshot::Receiver<Result<T, E>>)
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let change = Box::new(Asking {
            change,
            outcome: None,
            answer,
        });
        let asked = Self {
            asker,
            until,
            change,
        };
        (asked, answered)
    }
}

impl Committer {
    /// Starts the task for the database `db`, whose file lies in `folder`. It alone writes `trees`, behind the `gate`.
    pub(super) fn start(
        db: sled::Db,
        trees: Trees,
        folder: &Path,
        gate: Arc<RwLock<()>>,
        faults: Faults,
    ) -> std::io::Result<Self> {
        let disk = Disk {
            db,
            trees,
            file: Arc::new(File::open(folder.join("db"))?),
            gate,
            faults: faults.clone(),
        };
        let (asked, questions) = mpsc::unbounded_channel();
        let failure = Arc::<Failure>::default();
        let task = tokio::spawn(run(disk, questions, Arc::clone(&failure)));
        Ok(Self {
            asked,
            task,
            failure,
            faults,
        })
    }

    /// Ends the task, which lets go of the database.
    pub(super) async fn stop(self) {
        drop(self.asked);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the task that commits ended badly");
        }
    }

    /// Waits until everything written so far is on the disk.
    pub(super) async fn commit(&self) -> Result<(), StoreError> {
        self.ask(Asker::Person, Until::Durable, |_| Ok(())).await
    }

    /// Makes `change` in one transaction: it reads what there is, writes, and gives the answer.
    /// Where it gives an error, nothing is written. It is made even if nobody waits for it any more.
    ///
    /// It may be made twice, as where another process has changed what was read: so it does nothing but that,
    /// and depends on no more than what it reads.
    pub(super) async fn transact<T, E>(
        &self,
        asker: Asker,
        until: Until,
        change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.check()?;
        self.ask(asker, until, change).await
    }

    async fn ask<T, E>(
        &self,
        asker: Asker,
        until: Until,
        change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (asked, answered) = Asked::new(asker, until, change);
        self.asked.send(asked).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether writes still make sense.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.faults.check_write()?;
        self.failure.check()
    }

    /// Ends when writing has failed for good; never while it has not.
    pub(super) fn failed(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut failure = self.failure.0.subscribe();
        async move {
            if failure.wait_for(Option::is_some).await.is_err() {
                // The database is closed, and nothing has failed.
                std::future::pending().await
            }
        }
    }
}

/// Writes what is asked for, round by round. While the disk is busy with what was written, the next round is written.
async fn run(disk: Disk, mut asked: mpsc::UnboundedReceiver<Asked>, failure: Arc<Failure>) {
    let disk = Arc::new(disk);
    let mut queue = Queue::default();
    // Who waits for the disk, of what is written.
    let mut waiting = Vec::new();
    let (mut writing, mut syncing) = (JoinSet::new(), JoinSet::new());
    let mut is_open = true;
    while is_open
        || !(queue.is_empty() && writing.is_empty())
        || !(waiting.is_empty() && syncing.is_empty())
    {
        if writing.is_empty() && !queue.is_empty() {
            let (disk, known, round) = (disk.clone(), failure.clone(), queue.next_round());
            writing.spawn_blocking(move || disk.write(round, &known));
        }
        if syncing.is_empty() && !waiting.is_empty() {
            let (disk, known, made) = (disk.clone(), failure.clone(), std::mem::take(&mut waiting));
            syncing.spawn_blocking(move || disk.sync(made, &known));
        }
        tokio::select! {
            next = asked.recv(), if is_open => match next {
                Some(next) => queue.add(next),
                None => is_open = false,
            },
            Some(written) = writing.join_next() => match written {
                Ok(more) => waiting.extend(more),
                Err(error) => tracing::error!(%error, "what was to be written panicked"),
            },
            Some(synced) = syncing.join_next() => {
                if let Err(error) = synced {
                    tracing::error!(%error, "what was to be made durable panicked");
                }
            }
        }
        while let Ok(next) = asked.try_recv() {
            queue.add(next);
        }
    }
}

/// What was asked and is not done yet.
#[derive(Default)]
struct Queue {
    people: VecDeque<Asked>,
    clock: VecDeque<Asked>,
}

impl Queue {
    fn is_empty(&self) -> bool {
        self.people.is_empty() && self.clock.is_empty()
    }

    /// Puts something at the end of its queue.
    fn add(&mut self, asked: Asked) {
        match asked.asker {
            Asker::Person => self.people.push_back(asked),
            Asker::Clock => self.clock.push_back(asked),
        }
    }

    /// What is done next: all that people wait for, then some of what is due; of each kind the longest waiting.
    fn next_round(&mut self) -> Vec<Asked> {
        let mut round: Vec<_> = self.people.drain(..).collect();
        let due = self.clock.len().min(DUE_AT_ONCE);
        round.extend(self.clock.drain(..due));
        round
    }
}

/// The database and its file.
struct Disk {
    db: sled::Db,
    trees: Trees,
    file: Arc<File>,
    gate: Arc<RwLock<()>>,
    faults: Faults,
}

impl Disk {
    /// Writes what was asked for, so that everybody who reads can see it; gives those who wait for the disk as well.
    fn write(&self, mut round: Vec<Asked>, failure: &Failure) -> Vec<Box<dyn Change>> {
        if let Err(poisoned) = failure.check() {
            for asked in round {
                asked.change.tell(Err(poisoned.clone()));
            }
            return Vec::new();
        }
        let mut writes = Writes::default();
        for asked in &mut round {
            if self.faults.are_changes_made_twice() {
                asked.change.make(&mut self.after(&writes));
            }
            let mut tx = self.after(&writes);
            if asked.change.make(&mut tx) {
                for (table, rows) in tx.into_writes() {
                    writes.entry(table).or_default().extend(rows);
                }
            }
        }
        let written = {
            let _gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
            let written = self.trees.write(&writes);
            written.or_else(|error| failure.note(error.to_string()))
        };
        let mut waiting = Vec::new();
        for Asked { until, change, .. } in round {
            match until {
                Until::Durable if written.is_ok() => waiting.push(change),
                Until::Durable | Until::Seen => change.tell(written.clone()),
            }
        }
        waiting
    }

    /// A transaction that comes after these `writes`: nobody else writes, so what it reads stays true.
    fn after<'a>(&'a self, writes: &'a Writes) -> Transaction<'a> {
        Transaction::new(&self.trees, writes)
    }

    /// Makes durable what was written before, and tells those who wait for that.
    fn sync(&self, waiting: Vec<Box<dyn Change>>, failure: &Failure) {
        let make_durable = || self.make_durable().or_else(|reason| failure.note(reason));
        let synced = failure.check().and_then(|()| make_durable());
        for change in waiting {
            change.tell(synced.clone());
        }
    }

    fn make_durable(&self) -> Result<(), String> {
        self.db.flush().map_err(|error| error.to_string())?;
        self.file.sync_data().map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests;
