//! Group commit: one task makes everything durable that was written before it was asked.
//!
//! sled's asynchronous flush deadlocks when eight or more tasks await it, and its flush is no `fsync` on Linux.
//! So handlers ask this task and wait; it flushes, syncs the file, and answers all who asked meanwhile.

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::StoreError;

type Waiter = oneshot::Sender<Result<(), StoreError>>;

/// The way to the task that commits.
#[derive(Debug)]
pub(super) struct Committer {
    waiters: mpsc::UnboundedSender<Waiter>,
    task: JoinHandle<()>,
    /// Why nothing can be made durable any more, once that has happened.
    failure: Arc<OnceLock<String>>,
}

impl Committer {
    /// Starts the task for the database `db`, whose file lies in `folder`.
    pub(super) fn start(db: sled::Db, folder: &Path) -> std::io::Result<Self> {
        let file = Arc::new(File::open(folder.join("db"))?);
        let (waiters, asked) = mpsc::unbounded_channel();
        let failure = Arc::new(OnceLock::new());
        let task = tokio::spawn(run(db, file, asked, Arc::clone(&failure)));
        Ok(Self {
            waiters,
            task,
            failure,
        })
    }

    /// Ends the task, which lets go of the database.
    pub(super) async fn stop(self) {
        drop(self.waiters);
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the task that commits ended badly");
        }
    }

    /// Waits until everything written so far is on the disk.
    pub(super) async fn commit(&self) -> Result<(), StoreError> {
        let (waiter, answer) = oneshot::channel();
        self.waiters.send(waiter).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether writes still make sense.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self.failure.get() {
            None => Ok(()),
            Some(reason) => Err(StoreError::Poisoned(reason.clone())),
        }
    }
}

async fn run(
    db: sled::Db,
    file: Arc<File>,
    mut asked: mpsc::UnboundedReceiver<Waiter>,
    failure: Arc<OnceLock<String>>,
) {
    while let Some(first) = asked.recv().await {
        let mut waiters = vec![first];
        while let Ok(next) = asked.try_recv() {
            waiters.push(next);
        }
        let outcome = match failure.get() {
            // After a failed sync the system may have dropped what was not written: trying again proves nothing.
            Some(reason) => Err(StoreError::Poisoned(reason.clone())),
            None => make_durable(&db, &file).await.map_err(|reason| {
                tracing::error!(%reason, "the database could not be written to the disk");
                StoreError::Poisoned(failure.get_or_init(|| reason).clone())
            }),
        };
        for waiter in waiters {
            // Whoever has stopped waiting does not need to know.
            let _ = waiter.send(outcome.clone());
        }
    }
}

async fn make_durable(db: &sled::Db, file: &Arc<File>) -> Result<(), String> {
    let (db, file) = (db.clone(), Arc::clone(file));
    let flushed = tokio::task::spawn_blocking(move || {
        db.flush().map_err(|error| error.to_string())?;
        file.sync_data().map_err(|error| error.to_string())
    });
    flushed.await.map_err(|error| error.to_string())?
}
