//! Making rows anew that follow from others.

use std::collections::HashSet;

use super::trees::Trees;
use crate::store::derive::{derived, follow};
use crate::store::{StoreError, rating};

impl Trees {
    /// Makes all rows anew that follow from others. What leads to games that cannot be read stays.
    pub(super) fn derive(&self) -> Result<(), StoreError> {
        let old = derived().map(|table| (table, self.tree(table.name())));
        let old: Vec<_> = old.filter(|(_, tree)| !tree.is_empty()).collect();
        let unreadable = match old.is_empty() {
            true => HashSet::new(),
            false => follow(self, |_| Ok(()))?,
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
        follow(self, |entry| {
            self.tree(entry.table).insert(entry.key, entry.value)?;
            Ok(())
        })?;
        rating::all(self, |entry| {
            self.tree(entry.table).insert(entry.key, entry.value)?;
            Ok(())
        })
    }
}
