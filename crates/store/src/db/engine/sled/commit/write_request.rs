//! A requested change, with the channel for its result.

use tokio::sync::oneshot;

use crate::db::engine::terms::{Change, Durability, Priority, Verdict};
use crate::db::error::StoreError;
use crate::db::transaction::Transaction;

/// A request to the writing task.
pub(super) struct WriteRequest {
    pub(super) priority: Priority,
    pub(super) durability: Durability,
    change: Change,
    outcome: Result<Verdict, StoreError>,
    waiting: oneshot::Sender<Result<(), StoreError>>,
}

impl WriteRequest {
    /// A `change`, and the channel for its outcome.
    pub(super) fn new(
        priority: Priority,
        durability: Durability,
        change: Change,
    ) -> (Self, oneshot::Receiver<Result<(), StoreError>>) {
        let (waiting, outcome) = oneshot::channel();
        let request = Self {
            priority,
            durability,
            change,
            outcome: Err(StoreError::Closed),
            waiting,
        };
        (request, outcome)
    }

    /// Runs the change; returns whether its writes count. If it runs twice, only the second run counts.
    pub(super) fn make(&mut self, tx: &mut Transaction<'_>) -> bool {
        self.outcome = (self.change)(tx);
        self.outcome == Ok(Verdict::Counts)
    }

    /// Reports the outcome, given whether its writes are `written`.
    pub(super) fn respond(self, written: Result<(), StoreError>) {
        let Self {
            change,
            outcome,
            waiting,
            ..
        } = self;
        // The change is dropped before the caller continues, so that what it captured is released.
        drop(change);
        // The caller may have stopped waiting.
        drop(waiting.send(written.and(outcome.map(drop))));
    }
}
