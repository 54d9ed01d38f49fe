//! Forgetting a member: their own rows are deleted, and they are removed from shared ones.

use super::engine::{Durability, Priority};
use super::error::StoreError;
use super::layout::{Forget, Layout};
use super::read::{Source as _, View};
use super::store::Store;
use super::table::AnyTable;
use super::transaction::Transaction;
use tengen_game::PlayerId;

impl Store {
    /// Deletes all data of `player` beside games: their properties, attempts at puzzles, proposals, plans, and messages
    /// still to be sent to them. Their posted puzzles lose their poster, a placeholder takes their place in
    /// tournaments, leagues and simultaneous games, and they are removed from all ladders and lists of club evenings.
    ///
    /// After an interruption, the same call finishes the rest.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; some of the data may remain then.
    pub async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        let engine = &self.0.engine;
        let layout = engine.layout();
        let mut is_first = true;
        loop {
            // Writers need not wait while all rows are read; the transaction depends only on the person's own.
            let theirs = engine.browse(|view| rows_of(layout, view, player)).await?;
            if theirs.is_empty() && !is_first {
                return Ok(());
            }
            is_first = false;
            let forgotten =
                move |tx: &mut Transaction<'_>| forget(&layout.forget, tx, player, &theirs);
            engine
                .transact(Priority::Interactive, Durability::Durable, forgotten)
                .await?;
        }
    }
}

/// A row by its table and its key.
type PersonalRow = (&'static dyn AnyTable, Vec<u8>);

/// The rows of personal tables that are `player`'s.
fn rows_of(
    layout: &Layout,
    view: &View<'_>,
    player: PlayerId,
) -> Result<Vec<PersonalRow>, StoreError> {
    let mut theirs = Vec::new();
    for table in layout.tables().filter(|table| table.is_personal()) {
        for row in view.rows(table.name(), &[]) {
            let (key, value) = row?;
            if table.is_of(player, &key, &value) {
                theirs.push((table, key));
            }
        }
    }
    Ok(theirs)
}

fn forget(
    shared: &[Forget],
    tx: &mut Transaction<'_>,
    player: PlayerId,
    theirs: &[PersonalRow],
) -> Result<(), StoreError> {
    let [nobody, ..] = PlayerId::NOBODIES;
    shared
        .iter()
        .try_for_each(|forget| forget(tx, player, nobody))?;
    for (table, key) in theirs {
        // It may belong to another process by now.
        let value = tx.bytes(table.name(), key)?;
        if value.is_some_and(|value| table.is_of(player, key, &value)) {
            tx.set(*table, key.clone(), None)?;
        }
    }
    Ok(())
}
