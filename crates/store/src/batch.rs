//! What is written together, all of it or nothing: properties, when something is due, and what must reach Discord.

use std::slice;

use super::db::{Durability, Priority, Transaction, make, set};
use super::outbox::enqueue;
use super::{Assignment, Envelope, Store, StoreError, Subject, Timer};

/// What is written together, all of it or nothing.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// Properties.
    pub assignments: Vec<Assignment>,
    /// When something is due.
    pub timers: Vec<Timer>,
    /// What must reach Discord, each with what it is about.
    pub queue: Vec<(Subject, Envelope)>,
}

impl Store {
    /// Writes all of `batch`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; everything is as it was then.
    pub async fn write_all(&self, batch: Batch) -> Result<(), StoreError> {
        let done = move |tx: &mut Transaction<'_>| write(tx, &batch);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, done)
            .await
    }
}

/// Writes all of `batch`.
pub(super) fn write(tx: &mut Transaction<'_>, batch: &Batch) -> Result<(), StoreError> {
    make(tx, &batch.assignments)?;
    set(tx, &batch.timers)?;
    for (subject, envelope) in &batch.queue {
        enqueue(tx, *subject, slice::from_ref(envelope), None)?;
    }
    Ok(())
}
