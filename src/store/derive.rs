//! What follows from the records: compared with what is there.

use std::collections::{BTreeSet, HashSet};

use super::read::Read;
use super::rows::{Kept, games};
use super::table::{AnyTable, Entry, Kind};
use super::tables::TABLES;
use super::{Store, StoreError, index};
use crate::game::GameId;

/// A row that does not follow from the records, or is not there though it should: its table, and the game that it names.
type Wrong = (&'static str, Option<GameId>);

impl Store {
    /// The rows that do not follow from the records though they should, or do and are not there, by their tables
    /// and the games that they name: none, unless something is wrong.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn check(&self) -> Result<Vec<Wrong>, StoreError> {
        self.0.engine.read(|view| check(view)).await
    }
}

fn check(read: &impl Read) -> Result<Vec<Wrong>, StoreError> {
    let mut missing = BTreeSet::new();
    let unreadable = follow(read, |entry| {
        missing.insert(entry);
        Ok(())
    })?;
    let mut wrong = BTreeSet::new();
    for table in derived() {
        for row in read.rows(table.name(), &[]) {
            let (key, value) = row?;
            let game = table.game(&key);
            let table = table.name();
            // Of games that cannot be read, nobody knows in which lists they belong.
            let is_known = game.is_none_or(|game| !unreadable.contains(&game));
            if !missing.remove(&Entry { table, key, value }) && is_known {
                wrong.insert((table, game));
            }
        }
        let missing = missing.iter().filter(|entry| entry.table == table.name());
        wrong.extend(missing.map(|entry| (entry.table, table.game(&entry.key))));
    }
    Ok(wrong.into_iter().collect())
}

/// Those tables that follow from others.
pub(super) fn derived() -> impl Iterator<Item = &'static dyn AnyTable> {
    let tables = TABLES.iter().copied();
    tables.filter(|table| table.kind() == Kind::Derived)
}

/// Gives every entry that follows from a record to `each`, and returns the games that cannot be read.
pub(super) fn follow(
    read: &impl Read,
    mut each: impl FnMut(Entry) -> Result<(), StoreError>,
) -> Result<HashSet<GameId>, StoreError> {
    for table in TABLES.iter().filter(|table| table.is_indexed()) {
        for row in read.rows(table.name(), &[]) {
            let (key, value) = row?;
            table
                .entries(&key, &value)
                .into_iter()
                .try_for_each(&mut each)?;
        }
    }
    let mut unreadable = HashSet::new();
    for id in games(read)? {
        match Kept::of(read, id)?.game() {
            Ok(game) => {
                let entries = game.iter().flat_map(index::entries);
                entries.into_iter().try_for_each(&mut each)?;
            }
            Err(StoreError::Corrupt { .. }) => {
                unreadable.insert(id);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(unreadable)
}
