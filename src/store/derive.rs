//! What follows from the records: made anew where it is missing, and compared with what is there.

use std::collections::{BTreeSet, HashSet};

use super::read::Read as _;
use super::rows::{Kept, games};
use super::table::Entry;
use super::tables::TABLES;
use super::trees::Trees;
use super::{Store, StoreError, index};
use crate::game::GameId;

impl Store {
    /// The rows that do not follow from the records though they should, or do and are not there, by their tables
    /// and the games that they name: none, unless something is wrong.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub fn check(&self) -> Result<Vec<(&'static str, Option<GameId>)>, StoreError> {
        let view = self.0.read();
        let trees = view.trees;
        let mut missing = BTreeSet::new();
        let unreadable = trees.follow(|entry| {
            missing.insert(entry);
            Ok(())
        })?;
        let mut wrong = BTreeSet::new();
        for table in Trees::derived() {
            for row in view.rows(table.name(), &[]) {
                let (key, value) = row?;
                let game = table.game(&key);
                let entry = Entry {
                    table: table.name(),
                    key: key.to_vec(),
                    value: value.to_vec(),
                };
                // Of games that cannot be read, nobody knows in which lists they belong.
                let is_known = game.is_none_or(|game| !unreadable.contains(&game));
                if !missing.remove(&entry) && is_known {
                    wrong.insert((table.name(), game));
                }
            }
            let missing = missing.iter().filter(|entry| entry.table == table.name());
            wrong.extend(missing.map(|entry| (entry.table, table.game(&entry.key))));
        }
        Ok(wrong.into_iter().collect())
    }
}

impl Trees {
    /// Makes all rows anew that follow from others. What leads to games that cannot be read stays.
    pub(super) fn derive(&self) -> Result<(), StoreError> {
        let old = Self::derived().map(|table| (table, self.tree(table.name())));
        let old: Vec<_> = old.filter(|(_, tree)| !tree.is_empty()).collect();
        let unreadable = match old.is_empty() {
            true => HashSet::new(),
            false => self.follow(|_| Ok(()))?,
        };
        for (table, tree) in old {
            for key in tree.iter().keys() {
                let key = key?;
                let game = table.game(&key);
                if game.is_none_or(|game| !unreadable.contains(&game)) {
                    tree.remove(key)?;
                }
            }
        }
        self.follow(|entry| {
            self.tree(entry.table).insert(entry.key, entry.value)?;
            Ok(())
        })?;
        Ok(())
    }

    /// Gives every entry that follows from a record to `each`, and returns the games that cannot be read.
    fn follow(
        &self,
        mut each: impl FnMut(Entry) -> Result<(), StoreError>,
    ) -> Result<HashSet<GameId>, StoreError> {
        for table in TABLES.iter().filter(|table| table.is_indexed()) {
            for row in self.rows(table.name(), &[]) {
                let (key, value) = row?;
                table
                    .entries(&key, &value)
                    .into_iter()
                    .try_for_each(&mut each)?;
            }
        }
        let mut unreadable = HashSet::new();
        for id in games(self)? {
            match Kept::of(self, id)?.game() {
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
}
