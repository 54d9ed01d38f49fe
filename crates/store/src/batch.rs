//! A batch that is written atomically: properties, timers, and outbox messages.

use std::slice;

use super::db::{Durability, Priority, Transaction, assign_all, set_timers};
use super::outbox::enqueue;
use super::{Assignment, Envelope, Owns, Property, Store, StoreError, Stored, Subject, Timer};

/// A batch that is written atomically.
#[derive(Clone, Debug, Default)]
pub struct Batch {
    /// Properties.
    pub assignments: Vec<Assignment>,
    /// Timers to set.
    pub timers: Vec<Timer>,
    /// Outbox messages, each with its subject.
    pub queue: Vec<(Subject, Envelope)>,
}

impl Store {
    /// Writes all of `batch`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is changed then.
    pub async fn write_all(&self, batch: Batch) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| write(tx, &batch);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Gives `owner` the value of `property` that `change` computes from the current one, and writes all of `batch`
    /// with it. Concurrent changes are serialised; `change` may be called more than once.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the existing value cannot be read; nothing has changed then.
    pub async fn change_property<O: Owns, V: Stored>(
        &self,
        property: Property<O, V>,
        owner: O,
        change: impl Fn(Option<V>) -> V + Send + Sync + 'static,
        batch: Batch,
    ) -> Result<(), StoreError> {
        let write = move |tx: &mut Transaction<'_>| {
            let value = change(property.of(&*tx, owner)?);
            assign_all(tx, &[property.assign(owner, &value)])?;
            write(tx, &batch)
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, write)
            .await
    }
}

/// Writes all of `batch`.
pub(super) fn write(tx: &mut Transaction<'_>, batch: &Batch) -> Result<(), StoreError> {
    assign_all(tx, &batch.assignments)?;
    set_timers(tx, &batch.timers)?;
    for (subject, envelope) in &batch.queue {
        enqueue(tx, *subject, slice::from_ref(envelope), None)?;
    }
    Ok(())
}
