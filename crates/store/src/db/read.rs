//! Reading rows by their tables: of one moment of the database, or within a transaction.

use super::counter::Counter;
use super::error::StoreError;
use super::key::{All, Key, KeyPrefix};
use super::table::{Row, Table};
use tengen_game::clock::Timestamp;

/// The bytes of a row: key and value.
pub(crate) type Bytes = (Vec<u8>, Vec<u8>);

/// Rows in the order of their keys.
pub(crate) type Rows<'a> = Box<dyn DoubleEndedIterator<Item = Result<Bytes, StoreError>> + 'a>;

/// The value, or none if it is unreadable: for callers that do not depend on it.
pub(crate) fn skip_unreadable<T>(
    read: Result<Option<T>, StoreError>,
) -> Result<Option<T>, StoreError> {
    match read {
        Err(StoreError::Unreadable { .. }) => Ok(None),
        read => read,
    }
}

/// A source of rows, as bytes.
pub(crate) trait Source {
    /// The value under a key of the table called `table`.
    fn bytes(&self, table: &'static str, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError>;

    /// The rows of the table called `table` whose keys begin with `prefix`.
    fn rows(&self, table: &'static str, prefix: &[u8]) -> Rows<'_>;

    /// Rows from the key `first` on.
    fn rows_from<'a>(
        &'a self,
        table: &'static str,
        prefix: &[u8],
        first: &[u8],
    ) -> Box<dyn Iterator<Item = Result<Bytes, StoreError>> + 'a> {
        let first = first.to_vec();
        let is_before = move |row: &Result<Bytes, _>| matches!(row, Ok((key, _)) if *key < first);
        Box::new(self.rows(table, prefix).skip_while(is_before))
    }

    /// A unique number of `counter`; none if it is taken from the counter's row.
    fn number(&self, _counter: Counter) -> Result<Option<u64>, StoreError> {
        Ok(None)
    }
}

/// Reads rows by their tables.
pub(crate) trait Read: Source {
    /// The row under `key`, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Unreadable`] if it cannot be read.
    fn get<K: Key, V: Row>(&self, table: Table<K, V>, key: &K) -> Result<Option<V>, StoreError> {
        let bytes = self.bytes(table.name(), &key.bytes())?;
        let decoded = bytes.map(|bytes| V::decode(&bytes)).transpose();
        decoded.map_err(|_| table.unreadable())
    }

    /// Whether there is a row under `key`.
    fn has<K: Key, V: Row>(&self, table: Table<K, V>, key: &K) -> Result<bool, StoreError> {
        Ok(self.bytes(table.name(), &key.bytes())?.is_some())
    }

    /// The rows whose keys have this prefix, in order; an error in place of each unreadable one.
    fn scan<K: Key, V: Row>(
        &self,
        table: Table<K, V>,
        beginning: &impl KeyPrefix<K>,
    ) -> impl DoubleEndedIterator<Item = Result<(K, V), StoreError>> {
        let rows = self.rows(table.name(), &beginning.prefix());
        rows.map(move |row| {
            let (key, value) = row?;
            let decoded = K::of(&key).zip(V::decode(&value).ok());
            decoded.ok_or(table.unreadable())
        })
    }

    /// The keys with this prefix, in order; their values are not read.
    fn keys<K: Key, V: Row>(
        &self,
        table: Table<K, V>,
        beginning: &impl KeyPrefix<K>,
    ) -> impl DoubleEndedIterator<Item = Result<K, StoreError>> {
        let rows = self.rows(table.name(), &beginning.prefix());
        rows.map(move |row| K::of(&row?.0).ok_or(table.unreadable()))
    }
}

/// Keys that are due at `now` in a table of times: the oldest first.
pub(crate) fn due<K: Key>(
    read: &impl Read,
    table: Table<(Timestamp, K), ()>,
    now: Timestamp,
) -> impl Iterator<Item = Result<(Timestamp, K), StoreError>>
where
    (Timestamp, K): Key,
{
    let rows = read.keys(table, &All);
    rows.take_while(move |row| !matches!(row, Ok((at, _)) if *at > now))
}

/// Keys in a table of times that are due after `at`, in order.
pub(crate) fn later<K: Key>(
    read: &impl Read,
    table: Table<(Timestamp, K), ()>,
    at: Timestamp,
) -> impl Iterator<Item = Result<(Timestamp, K), StoreError>>
where
    (Timestamp, K): Key,
{
    let rows = read.rows_from(table.name(), &[], &at.bytes());
    let keys = rows.map(move |row| <(Timestamp, K)>::of(&row?.0).ok_or(table.unreadable()));
    keys.skip_while(move |key| matches!(key, Ok((due, _)) if *due <= at))
}

impl<S: Source> Read for S {}

/// A snapshot of the database.
pub(crate) struct View<'a>(&'a dyn Source);

impl<'a> View<'a> {
    /// A view of `source`, which does not change in the meantime.
    pub(crate) fn new(source: &'a dyn Source) -> Self {
        Self(source)
    }
}

impl Source for View<'_> {
    fn bytes(&self, table: &'static str, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        self.0.bytes(table, key)
    }

    fn rows(&self, table: &'static str, prefix: &[u8]) -> Rows<'_> {
        self.0.rows(table, prefix)
    }

    fn rows_from<'a>(
        &'a self,
        table: &'static str,
        prefix: &[u8],
        first: &[u8],
    ) -> Box<dyn Iterator<Item = Result<Bytes, StoreError>> + 'a> {
        self.0.rows_from(table, prefix, first)
    }
}
