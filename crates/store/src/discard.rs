//! Deletes challenges that were closed without a game.

use super::db::{Durability, PROPERTIES, Priority, Read as _, Transaction};
use super::rows::{delete_rows, read_rows, replay_rows};
use super::tables::{ALARMS, BOARDS, CAUSES, OUTBOX, TRAILS};
use super::{Owner, Store, StoreError, Subject, index};
use tengen_game::{GameId, Phase};

impl Store {
    /// Deletes the closed challenge `id` with its index entries. Its number is not reused. A game that was played, or
    /// may be, is kept.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is changed then.
    pub async fn discard(&self, id: GameId) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| discard_rows(tx, id);
        self.0
            .engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }
}

fn discard_rows(tx: &mut Transaction<'_>, id: GameId) -> Result<(), StoreError> {
    let game = replay_rows(&read_rows(tx, id)?)?;
    let Some(game) = game.filter(|game| matches!(game.phase(), Phase::Closed(_))) else {
        return Ok(());
    };
    delete_rows(tx, id)?;
    tx.replace(&index::entries(&game), &[]);
    tx.delete(ALARMS, &id)?;
    tx.delete(BOARDS, &id)?;
    tx.delete(TRAILS, &id)?;
    let properties: Vec<_> = tx
        .keys(PROPERTIES, &Owner::Game(id))
        .collect::<Result<_, _>>()?;
    properties
        .iter()
        .try_for_each(|key| tx.delete(PROPERTIES, key))?;
    let subject = Subject::Game(id);
    tx.delete(CAUSES, &subject)?;
    let queue: Vec<_> = tx.keys(OUTBOX, &subject).collect::<Result<_, _>>()?;
    queue.iter().try_for_each(|key| tx.delete(OUTBOX, key))
}
