//! Group commit: one task writes what it is asked to, and makes durable what was written before it was asked.
//!
//! sled's asynchronous flush deadlocks when eight or more tasks await it, and its flush is no `fsync` on Linux.
//! So handlers ask this task and wait; it flushes, syncs the file, and answers all whose rows were written before.
//!
//! A transaction of sled writes to the file twice and wakes all of its threads, however little it holds.
//! So changes that come while one is written are one transaction then: a crowd costs little more than one.
//! Nor do they wait for the disk: a round is written while the disk is busy with the one before.

use std::collections::{HashSet, VecDeque};
use std::fs::File;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock};

use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::{JoinHandle, JoinSet};

use super::batch::Batch;
use super::{Faults, StoreError};
use crate::game::GameId;

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

/// A change that is on its way: it is made even if nobody waits for it.
pub(super) struct Writing<T, E> {
    answer: oneshot::Receiver<Result<(), StoreError>>,
    prepared: oneshot::Receiver<Result<T, E>>,
}

impl<T, E: From<StoreError>> Writing<T, E> {
    /// What comes of it.
    pub(super) async fn done(self) -> Result<T, E> {
        let kept = self.answer.await.map_err(|_| StoreError::Closed)?;
        let result = self.prepared.await.map_err(|_| StoreError::Closed)?;
        kept.map_err(E::from).and(result)
    }
}

/// What the task is asked to do.
struct Asked {
    asker: Asker,
    until: Until,
    /// What is to be written; nothing if what was written before is only to be made durable.
    work: Option<Work>,
    tell: Tell,
}

struct Work {
    /// Two changes of one game are never in the same transaction: the second has to see what the first has done.
    game: GameId,
    prepare: Prepare,
}

/// Reads what there is, and says what is to be written; nothing if it must not be.
type Prepare = Box<dyn FnOnce() -> Option<Batch> + Send>;

/// Tells whoever has asked how it ended.
type Tell = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

impl Committer {
    /// Starts the task for the database `db`, whose file lies in `folder`. It writes alone behind the `gate`.
    pub(super) fn start(
        db: sled::Db,
        folder: &Path,
        gate: Arc<RwLock<()>>,
        faults: Faults,
    ) -> std::io::Result<Self> {
        let disk = Disk {
            db,
            file: Arc::new(File::open(folder.join("db"))?),
            gate,
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
        let (sender, answer) = oneshot::channel();
        let asked = Asked {
            asker: Asker::Person,
            until: Until::Durable,
            work: None,
            // Whoever has stopped waiting does not need to know.
            tell: Box::new(|outcome| drop(sender.send(outcome))),
        };
        self.asked.send(asked).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Changes `game` alone behind the gate: `prepare` reads what there is and says what is to be written,
    /// and what this answers then. Where it gives an error, nothing is written.
    pub(super) fn write<T, E>(
        &self,
        game: GameId,
        asker: Asker,
        until: Until,
        prepare: impl FnOnce() -> Result<(T, Batch), E> + Send + 'static,
    ) -> Result<Writing<T, E>, StoreError>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.check()?;
        let (found, prepared) = oneshot::channel();
        let (sender, answer) = oneshot::channel();
        let prepare = move || {
            let (result, batch) = match prepare() {
                Ok((value, batch)) => (Ok(value), Some(batch)),
                Err(error) => (Err(error), None),
            };
            // Whoever has stopped waiting does not need to know.
            drop(found.send(result));
            batch
        };
        let asked = Asked {
            asker,
            until,
            work: Some(Work {
                game,
                prepare: Box::new(prepare),
            }),
            tell: Box::new(|outcome| drop(sender.send(outcome))),
        };
        self.asked.send(asked).map_err(|_| StoreError::Closed)?;
        Ok(Writing { answer, prepared })
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
            let (disk, known, told) = (disk.clone(), failure.clone(), std::mem::take(&mut waiting));
            syncing.spawn_blocking(move || disk.sync(told, &known));
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
    /// What comes for a game that is in the round already waits for the next one.
    fn next_round(&mut self) -> Vec<Asked> {
        let mut games = HashSet::new();
        let mut round = Vec::new();
        let most = [
            (&mut self.people, usize::MAX),
            (&mut self.clock, DUE_AT_ONCE),
        ];
        for (queue, most) in most {
            let full = round.len().saturating_add(most);
            let mut is_free = |asked: &Asked| match &asked.work {
                Some(work) => games.insert(work.game),
                None => true,
            };
            for asked in std::mem::take(queue) {
                match round.len() < full && is_free(&asked) {
                    true => round.push(asked),
                    false => queue.push_back(asked),
                }
            }
        }
        round
    }
}

/// The database and its file.
struct Disk {
    db: sled::Db,
    file: Arc<File>,
    gate: Arc<RwLock<()>>,
}

impl Disk {
    /// Writes what was asked for, so that everybody who reads can see it; gives those who wait for the disk as well.
    fn write(&self, round: Vec<Asked>, failure: &Failure) -> Vec<Tell> {
        if let Err(poisoned) = failure.check() {
            for asked in round {
                (asked.tell)(Err(poisoned.clone()));
            }
            return Vec::new();
        }
        let mut told = Vec::new();
        let mut all = Batch::default();
        // Nothing panics while it is held but what reads, and that leaves everything as it was.
        let gate = self.gate.write().unwrap_or_else(PoisonError::into_inner);
        for Asked {
            until, work, tell, ..
        } in round
        {
            if let Some(batch) = work.and_then(|work| (work.prepare)()) {
                all.join(batch);
            }
            told.push((until, tell));
        }
        let kept = all.keep().or_else(|error| failure.note(error.to_string()));
        drop(gate);
        let mut waiting = Vec::new();
        for (until, tell) in told {
            match until {
                Until::Durable if kept.is_ok() => waiting.push(tell),
                Until::Durable | Until::Seen => tell(kept.clone()),
            }
        }
        waiting
    }

    /// Makes durable what was written before, and tells those who wait for that.
    fn sync(&self, waiting: Vec<Tell>, failure: &Failure) {
        let make_durable = || self.make_durable().or_else(|reason| failure.note(reason));
        let synced = failure.check().and_then(|()| make_durable());
        for tell in waiting {
            tell(synced.clone());
        }
    }

    fn make_durable(&self) -> Result<(), String> {
        self.db.flush().map_err(|error| error.to_string())?;
        self.file.sync_data().map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A change of the game `number`, and what it is called when it is done.
    fn asked(asker: Asker, number: u64) -> Asked {
        Asked {
            asker,
            until: Until::Seen,
            work: Some(Work {
                game: GameId::new(number),
                prepare: Box::new(|| None),
            }),
            tell: Box::new(drop),
        }
    }

    fn queue(asked: impl IntoIterator<Item = Asked>) -> Queue {
        let mut queue = Queue::default();
        asked.into_iter().for_each(|asked| queue.add(asked));
        queue
    }

    fn games(round: &[Asked]) -> Vec<u64> {
        let works = round.iter().filter_map(|asked| asked.work.as_ref());
        works.map(|work| work.game.get()).collect()
    }

    #[test]
    fn a_game_is_in_a_round_once_and_holds_up_no_other() {
        let people = [1, 2, 1, 3, 1].map(|number| asked(Asker::Person, number));
        let mut queue = queue(people);
        assert_eq!(games(&queue.next_round()), [1, 2, 3]);
        assert_eq!(games(&queue.next_round()), [1]);
        assert_eq!(games(&queue.next_round()), [1]);
        assert!(queue.next_round().is_empty());
    }

    #[test]
    fn whoever_waits_comes_before_what_is_due_and_that_comes_in_parts() {
        let due = (0..DUE_AT_ONCE as u64 + 5).map(|number| asked(Asker::Clock, 100 + number));
        let mut queue = queue(due);
        queue.add(asked(Asker::Person, 7));
        queue.add(asked(Asker::Person, 102));
        // What is due in game 102 waits until the move in it is made.
        let first = queue.next_round();
        assert_eq!(games(&first)[..5], [7, 102, 100, 101, 103]);
        assert_eq!(first.len(), 2 + DUE_AT_ONCE);
        assert_eq!(games(&queue.next_round()), [102, 133, 134, 135, 136]);
        assert!(queue.next_round().is_empty());
    }
}
