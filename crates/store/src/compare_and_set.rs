//! Compare-and-set: writes a batch only if the properties it was computed from are unchanged.

use super::batch::write;
use super::change::create_game;
use super::db::{Durability, Priority, Transaction, are_assigned};
use super::{AppendError, Assignment, Batch, Change, Origin, Store, StoreError};
use tengen_game::{Event, Game};

impl Store {
    /// Writes all of `batch` if all `known` properties are unchanged; returns whether they were.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is changed then.
    pub async fn write_all_if(
        &self,
        known: Vec<Assignment>,
        batch: Batch,
    ) -> Result<bool, StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let holds = are_assigned(&*tx, &known)?;
            if holds {
                write(tx, &batch)?;
            }
            Ok(holds)
        };
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Stores a new game that follows from no other, as [`Store::create`] does, if all `known` properties are
    /// unchanged.
    ///
    /// # Errors
    ///
    /// An [`AppendError`]; the game is not stored then.
    pub async fn create_if(
        &self,
        known: Vec<Assignment>,
        events: Vec<Event>,
        change: Change,
    ) -> Result<Option<Game>, AppendError> {
        let answered_by = self.answering_process(&change);
        let priority = match change.cause {
            Some(_) => Priority::Interactive,
            None => Priority::Background,
        };
        let write = move |tx: &mut Transaction<'_>| {
            if are_assigned(&*tx, &known)? {
                create_game(tx, &events, &change, Origin::New, answered_by).map(Some)
            } else {
                Ok(None)
            }
        };
        self.0
            .engine
            .transact(priority, Durability::Durable, write)
            .await
    }
}
