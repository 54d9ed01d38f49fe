//! The tables as the engine has them: sled's trees.

use std::collections::BTreeMap;

use sled::{Transactional as _, Tree};

use crate::db::error::StoreError;
use crate::db::layout::Layout;
use crate::db::read::{Bytes, Rows, Source};
use crate::db::transaction::Writes;

/// All tables of an open database.
#[derive(Clone, Debug)]
pub(super) struct Trees {
    /// The database's metadata.
    pub(super) meta: Tree,
    pub(super) layout: &'static Layout,
    trees: BTreeMap<&'static str, Tree>,
}

pub(super) const META: &str = "meta";

impl Trees {
    pub(super) fn open(layout: &'static Layout, db: &sled::Db) -> sled::Result<Self> {
        // Opened first: if opening is interrupted, the database is still recognised as ours.
        let meta = db.open_tree(META)?;
        let mut trees = BTreeMap::new();
        for table in layout.tables() {
            trees.insert(table.name(), db.open_tree(table.name())?);
        }
        Ok(Self {
            meta,
            layout,
            trees,
        })
    }

    /// The tree of the table called `name`.
    pub(super) fn tree(&self, name: &str) -> &Tree {
        self.trees
            .get(name)
            .expect("all tables of the list are open")
    }

    /// Deletes all rows of all tables.
    pub(super) fn clear(&self) -> sled::Result<()> {
        self.trees.values().try_for_each(|tree| tree.clear())
    }

    /// Makes all `writes`, or none of them.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is written then.
    pub(super) fn write(&self, writes: &Writes) -> Result<(), StoreError> {
        let mut trees = Vec::new();
        let mut changes = Vec::new();
        for (table, rows) in writes {
            let tree = self.tree(table);
            let mut changed = Vec::new();
            for (key, value) in rows {
                // sled would write unchanged rows to its log, too.
                if tree.get(key)?.as_deref() != value.as_deref() {
                    changed.push((key.as_slice(), value.as_deref()));
                }
            }
            if !changed.is_empty() {
                trees.push(tree.clone());
                changes.push(changed);
            }
        }
        if trees.is_empty() {
            return Ok(());
        }
        let written = trees.as_slice().transaction(|trees| {
            for (tree, rows) in trees.iter().zip(&changes) {
                for (key, value) in rows {
                    match value {
                        Some(value) => tree.insert(*key, *value)?,
                        None => tree.remove(*key)?,
                    };
                }
            }
            Ok(())
        });
        written.map_err(StoreError::from)
    }
}

impl Source for Trees {
    fn bytes(&self, table: &'static str, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.tree(table).get(key)?.map(|value| value.to_vec()))
    }

    fn rows(&self, table: &'static str, prefix: &[u8]) -> Rows<'_> {
        let rows = self.tree(table).scan_prefix(prefix);
        Box::new(rows.map(|row| {
            let (key, value) = row?;
            Ok((key.to_vec(), value.to_vec()))
        }))
    }

    /// Rows before `first` are not read.
    fn rows_from<'a>(
        &'a self,
        table: &'static str,
        prefix: &[u8],
        first: &[u8],
    ) -> Box<dyn Iterator<Item = Result<Bytes, StoreError>> + 'a> {
        let prefix = prefix.to_vec();
        let rows = self.tree(table).range(first..).map(|row| {
            let (key, value) = row?;
            Ok((key.to_vec(), value.to_vec()))
        });
        let is_of_it = move |row: &Result<Bytes, _>| match row {
            Ok((key, _)) => key.starts_with(&prefix),
            Err(_) => true,
        };
        Box::new(rows.take_while(is_of_it))
    }
}
