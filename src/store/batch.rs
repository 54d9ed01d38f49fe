//! Rows that are put and taken away together: all of them, or none.

use sled::{IVec, Transactional as _, Tree};

use super::mail::Mail;
use super::{StoreError, key, schema};

/// What a transaction will do. Whoever makes one holds the gate until it is kept, so that what was read stays true.
#[derive(Default)]
pub(super) struct Batch {
    trees: Vec<Tree>,
    rows: Vec<Row>,
}

struct Row {
    /// Which of the batch's trees.
    tree: usize,
    key: IVec,
    /// None where the row is taken away.
    value: Option<IVec>,
}

impl Batch {
    /// Puts a row into `tree`.
    pub(super) fn put(&mut self, tree: &Tree, key: impl AsRef<[u8]>, value: impl Into<IVec>) {
        self.add(tree, key.as_ref(), Some(value.into()));
    }

    /// Takes a row out of `tree`, if it is there.
    pub(super) fn take(&mut self, tree: &Tree, key: impl AsRef<[u8]>) {
        self.add(tree, key.as_ref(), None);
    }

    /// Takes letters out of the `outbox`, and puts others into it.
    pub(super) fn deliver(&mut self, outbox: &Tree, mail: &Mail) {
        for key in &mail.done {
            self.take(outbox, key);
        }
        for (number, matter) in &mail.new {
            let value = schema::encode(&matter.shape());
            self.put(outbox, key::letter(mail.game, *number), value);
        }
    }

    fn add(&mut self, tree: &Tree, key: &[u8], value: Option<IVec>) {
        let tree = self.number(tree);
        let key = key.into();
        self.rows.push(Row { tree, key, value });
    }

    fn number(&mut self, tree: &Tree) -> usize {
        // All that stand for one tree lead to the same place.
        let is_same = |known: &Tree| std::ptr::eq(&**known, &**tree);
        let known = self.trees.iter().position(is_same);
        known.unwrap_or_else(|| {
            self.trees.push(tree.clone());
            self.trees.len() - 1
        })
    }

    /// Does what `other` would do as well, after it.
    pub(super) fn join(&mut self, other: Self) {
        for Row { tree, key, value } in other.rows {
            let tree = self.number(&other.trees[tree]);
            self.rows.push(Row { tree, key, value });
        }
    }

    /// Does it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is done then.
    pub(super) fn keep(&self) -> Result<(), StoreError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let kept = self.trees.as_slice().transaction(|trees| {
            for row in &self.rows {
                let tree = &trees[row.tree];
                // What changes nothing would be written down as well.
                if tree.get(&row.key)? == row.value {
                    continue;
                }
                match &row.value {
                    Some(value) => tree.insert(&row.key, value)?,
                    None => tree.remove(&row.key)?,
                };
            }
            Ok(())
        });
        kept.map_err(StoreError::from)
    }
}
