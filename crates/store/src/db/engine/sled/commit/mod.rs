//! Group commit: one task writes all requests, and makes durable what was written before them.
//!
//! sled's asynchronous flush deadlocks when eight or more tasks await it, and its flush is no `fsync` on Linux.
//! So handlers ask this task and wait; it flushes, syncs the file, and answers all whose rows were written before.
//!
//! Any transaction of sled, even a small one, writes to the file twice and wakes all of sled's threads.
//! So changes that come while one is written share the next transaction: many cost little more than one.
//! They do not wait for the disk either: a round is written while the disk is busy with the previous one.

mod disk;
mod failure;
mod queue;
mod write_request;

use std::fs::OpenOptions;
use std::path::Path;
use std::sync::{Arc, RwLock};

use tokio::sync::mpsc;
use tokio::task::{JoinHandle, JoinSet};

use self::disk::Disk;
use self::failure::Failure;
use self::queue::Queue;
use self::write_request::WriteRequest;
use super::trees::Trees;
use crate::db::engine::terms::{Change, Durability, Priority, Verdict};
use crate::db::error::StoreError;
use crate::db::fault::Faults;
use crate::db::transaction::Transaction;

/// A handle to the task that commits.
#[derive(Debug)]
pub(super) struct Committer {
    requests: mpsc::UnboundedSender<WriteRequest>,
    task: JoinHandle<()>,
    failure: Arc<Failure>,
    faults: Faults,
}

impl Committer {
    /// Starts the task for the database `db`, whose file is in `folder`. It alone writes `trees`, behind the `lock`.
    pub(super) fn start(
        db: sled::Db,
        trees: Trees,
        folder: &Path,
        lock: Arc<RwLock<()>>,
        faults: Faults,
    ) -> std::io::Result<Self> {
        let disk = Disk {
            db,
            trees,
            // Windows makes only those files durable that may be written.
            file: Arc::new(OpenOptions::new().write(true).open(folder.join("db"))?),
            lock,
            faults: faults.clone(),
        };
        let (requests, received) = mpsc::unbounded_channel();
        let failure = Arc::<Failure>::default();
        let task = tokio::spawn(run(disk, received, Arc::clone(&failure)));
        Ok(Self {
            requests,
            task,
            failure,
            faults,
        })
    }

    /// Ends the task, which releases the database.
    pub(super) async fn stop(self) {
        drop(self.requests);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the commit task panicked");
        }
    }

    /// Waits until everything written so far is on the disk.
    pub(super) async fn commit(&self) -> Result<(), StoreError> {
        let nothing = Box::new(|_: &mut Transaction<'_>| Ok(Verdict::Counts));
        self.submit(Priority::Interactive, Durability::Durable, nothing)
            .await
    }

    /// Makes `change` in one transaction: it reads, and writes. It is completed even if its caller has gone.
    pub(super) async fn transact(
        &self,
        priority: Priority,
        durability: Durability,
        change: Change,
    ) -> Result<(), StoreError> {
        self.check()?;
        self.submit(priority, durability, change).await
    }

    async fn submit(
        &self,
        priority: Priority,
        durability: Durability,
        change: Change,
    ) -> Result<(), StoreError> {
        let (request, outcome) = WriteRequest::new(priority, durability, change);
        self.requests
            .send(request)
            .map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether writes still make sense.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.faults.check_write()?;
        self.failure.check()
    }

    /// Resolves when writing has failed permanently; never before.
    pub(super) fn wait_for_failure(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut failure = self.failure.0.subscribe();
        async move {
            if failure.wait_for(Option::is_some).await.is_err() {
                // The database was closed without a failure.
                std::future::pending().await
            }
        }
    }
}

/// Writes the requests round by round: while the disk flushes one round, the next is written.
async fn run(
    disk: Disk,
    mut requests: mpsc::UnboundedReceiver<WriteRequest>,
    failure: Arc<Failure>,
) {
    let disk = Arc::new(disk);
    let mut queue = Queue::default();
    // Callers waiting for their writes to be on the disk.
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
            next = requests.recv(), if is_open => match next {
                Some(next) => queue.add(next),
                None => is_open = false,
            },
            Some(written) = writing.join_next() => match written {
                Ok(more) => waiting.extend(more),
                Err(error) => tracing::error!(%error, "the database's write task panicked"),
            },
            Some(synced) = syncing.join_next() => {
                if let Err(error) = synced {
                    tracing::error!(%error, "the database's sync task panicked");
                }
            }
        }
        while let Ok(next) = requests.try_recv() {
            queue.add(next);
        }
    }
}

#[cfg(test)]
mod tests;
