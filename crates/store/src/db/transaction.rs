//! A transaction: all of its writes happen at once, or none does.

use std::collections::BTreeMap;

use super::counter::Counter;
use super::error::StoreError;
use super::key::Key;
use super::read::{Bytes, Read as _, Rows, Source};
use super::table::{AnyTable, Entry, Row, Table};
use super::tables::COUNTERS;

/// A transaction's writes: for each table the rows, with none for a deleted one.
pub(crate) type Writes = BTreeMap<&'static str, BTreeMap<Vec<u8>, Option<Vec<u8>>>>;

/// A transaction: it sees the database, earlier writes of the same round, and its own writes.
pub(crate) struct Transaction<'a> {
    stored: &'a dyn Source,
    round: &'a Writes,
    own: Writes,
}

impl<'a> Transaction<'a> {
    /// A transaction on the `stored` rows, after the writes of its `round`.
    pub(crate) fn new(stored: &'a dyn Source, round: &'a Writes) -> Self {
        let own = Writes::default();
        Self { stored, round, own }
    }

    pub(crate) fn into_writes(self) -> Writes {
        self.own
    }

    /// Puts `value` under `key`, replacing the old value, and updates the entries that lead to it.
    pub(crate) fn put<K: Key, V: Row>(
        &mut self,
        table: Table<K, V>,
        key: &K,
        value: &V,
    ) -> Result<(), StoreError> {
        self.set(&table, key.bytes(), Some(value.encode()))
    }

    /// Deletes the row under `key`, if any, with its index entries.
    pub(crate) fn delete<K: Key, V: Row>(
        &mut self,
        table: Table<K, V>,
        key: &K,
    ) -> Result<(), StoreError> {
        self.set(&table, key.bytes(), None)
    }

    /// The next unused number, counted from 1.
    pub(crate) fn next_number(&mut self, counter: Counter) -> Result<u64, StoreError> {
        if let Some(number) = self.stored.number(counter)? {
            return Ok(number);
        }
        let number = self.get(COUNTERS, &counter)?.unwrap_or_default() + 1;
        self.put(COUNTERS, &counter, &number)?;
        Ok(number)
    }

    /// Replaces the entries `before` by those `after`.
    pub(crate) fn replace(&mut self, before: &[Entry], after: &[Entry]) {
        let row = |entry: &Entry| (entry.table, entry.key.clone());
        for entry in before {
            if !after.iter().any(|other| other.has_key_of(entry)) {
                let (table, key) = row(entry);
                self.write(table, key, None);
            }
        }
        for entry in after.iter().filter(|entry| !before.contains(entry)) {
            let (table, key) = row(entry);
            self.write(table, key, Some(entry.value.clone()));
        }
    }

    /// Writes or deletes a row of any table, and updates its index entries.
    pub(crate) fn set(
        &mut self,
        table: &dyn AnyTable,
        key: Vec<u8>,
        value: Option<Vec<u8>>,
    ) -> Result<(), StoreError> {
        let entries = |value: Option<&[u8]>| {
            let entries = value.map(|value| table.entries(&key, value));
            entries.unwrap_or_default()
        };
        if table.is_indexed() {
            let before = self.bytes(table.name(), &key)?;
            let (before, after) = (entries(before.as_deref()), entries(value.as_deref()));
            self.replace(&before, &after);
        }
        self.write(table.name(), key, value);
        Ok(())
    }

    /// Writes or deletes a row of any table without its index entries.
    pub(crate) fn write(&mut self, table: &'static str, key: Vec<u8>, value: Option<Vec<u8>>) {
        self.own.entry(table).or_default().insert(key, value);
    }

    /// Rows of `table` written so far whose keys begin with `prefix`.
    fn rows_written(&self, table: &str, prefix: &[u8]) -> BTreeMap<Vec<u8>, Option<Vec<u8>>> {
        let mut written = BTreeMap::new();
        for writes in [self.round, &self.own] {
            let rows = writes.get(table).into_iter();
            let rows = rows.flat_map(|rows| rows.range(prefix.to_vec()..));
            for (key, value) in rows.take_while(|(key, _)| key.starts_with(prefix)) {
                written.insert(key.clone(), value.clone());
            }
        }
        written
    }
}

impl Source for Transaction<'_> {
    fn bytes(&self, table: &'static str, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        for writes in [&self.own, self.round] {
            if let Some(value) = writes.get(table).and_then(|rows| rows.get(key)) {
                return Ok(value.clone());
            }
        }
        self.stored.bytes(table, key)
    }

    fn rows(&self, table: &'static str, prefix: &[u8]) -> Rows<'_> {
        let written = self.rows_written(table, prefix);
        if written.is_empty() {
            return self.stored.rows(table, prefix);
        }
        let stored = self.stored.rows(table, prefix);
        let stored = stored.filter(|row| match row {
            Ok((key, _)) => !written.contains_key(key),
            Err(_) => true,
        });
        let stored: Result<Vec<Bytes>, StoreError> = stored.collect();
        let mut rows = match stored {
            Ok(rows) => rows,
            Err(error) => return Box::new(std::iter::once(Err(error))),
        };
        let written = written.into_iter();
        rows.extend(written.filter_map(|(key, value)| Some((key, value?))));
        rows.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        Box::new(rows.into_iter().map(Ok))
    }

    /// Rows before `first` are not read.
    fn rows_from<'b>(
        &'b self,
        table: &'static str,
        prefix: &[u8],
        first: &[u8],
    ) -> Box<dyn Iterator<Item = Result<Bytes, StoreError>> + 'b> {
        let mut written = self.rows_written(table, prefix);
        let mut written = written.split_off(first).into_iter().peekable();
        let mut stored = self.stored.rows_from(table, prefix, first).peekable();
        Box::new(std::iter::from_fn(move || {
            loop {
                let own = written.peek().map(|(key, _)| key);
                match (own, stored.peek()) {
                    (None, _) | (_, Some(Err(_))) => return stored.next(),
                    (Some(own), Some(Ok((key, _)))) if key < own => return stored.next(),
                    (Some(own), Some(Ok((key, _)))) if key == own => drop(stored.next()),
                    (Some(_), _) => {}
                }
                if let Some((key, Some(value))) = written.next() {
                    return Some(Ok((key, value)));
                }
            }
        }))
    }
}
