//! A table as a value: its keys, its values, and the derived rows.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::counter::Counter;
use super::error::StoreError;
use super::key::Key;
use super::shape::{self, DecodeError, Invalid};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};

/// A row's value. It has a shape, on disk as in an export.
pub(crate) trait Row: Sized {
    type Shape: Serialize + DeserializeOwned;

    fn shape(&self) -> Self::Shape;

    fn of_shape(shape: Self::Shape) -> Result<Self, Invalid>;

    /// A check that is too expensive for every read; made for rows from outside.
    fn check(&self) -> Result<(), Invalid> {
        Ok(())
    }

    /// The person to whom it belongs, if it is deleted with them.
    fn player(&self) -> Option<PlayerId> {
        None
    }

    fn encode(&self) -> Vec<u8> {
        shape::encode(&self.shape())
    }

    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        Ok(Self::of_shape(shape::decode(bytes)?)?)
    }
}

/// An entry: a row of another table that leads to a row or is derived from it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entry {
    pub(crate) table: &'static str,
    pub(crate) key: Vec<u8>,
    pub(crate) value: Vec<u8>,
}

impl Entry {
    /// Whether both have the same key in the same table.
    pub(crate) fn has_key_of(&self, other: &Self) -> bool {
        self.table == other.table && self.key == other.key
    }
}

/// The purpose of a table's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// They are the truth: exports hold them.
    Record,
    /// Derived from the rows of other tables, and remade if missing.
    Derived,
    /// They matter only for minutes: exports leave them out.
    Transient,
}

/// Whether the rows of a table are deleted when a member is forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ownership {
    /// They belong to nobody, or to games with other players.
    Shared,
    /// Each belongs to the person whom its key or its value names.
    Personal,
}

/// The counter for the keys of a table, and the place of the number in a key.
type Numbered<K> = (Counter, fn(&K) -> u64);

/// Rows of values `V` under keys `K`.
pub(crate) struct Table<K, V> {
    name: &'static str,
    what: &'static str,
    kind: Kind,
    ownership: Ownership,
    index: Option<fn(&K, &V) -> Vec<Entry>>,
    number: Option<Numbered<K>>,
    rows: PhantomData<fn() -> (K, V)>,
}

impl<K, V> Clone for Table<K, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, V> Copy for Table<K, V> {}

impl<K, V> Table<K, V> {
    /// A table that errors call `what`.
    const fn new(name: &'static str, what: &'static str, kind: Kind) -> Self {
        Self {
            name,
            what,
            kind,
            ownership: Ownership::Shared,
            index: None,
            number: None,
            rows: PhantomData,
        }
    }

    /// A table whose rows follow from no others.
    pub(crate) const fn record(name: &'static str, what: &'static str) -> Self {
        Self::new(name, what, Kind::Record)
    }

    /// A table that is derived from others.
    pub(crate) const fn derived(name: &'static str, what: &'static str) -> Self {
        Self::new(name, what, Kind::Derived)
    }

    /// A table whose rows matter only for minutes.
    pub(crate) const fn transient(name: &'static str, what: &'static str) -> Self {
        Self::new(name, what, Kind::Transient)
    }

    /// The table, each of whose rows belongs to one person and is deleted with them.
    pub(crate) const fn personal(mut self) -> Self {
        self.ownership = Ownership::Personal;
        self
    }

    /// The table, with entries of other tables that follow from its rows.
    pub(crate) const fn indexed(mut self, index: fn(&K, &V) -> Vec<Entry>) -> Self {
        self.index = Some(index);
        self
    }

    /// The table, whose keys contain a number from this counter.
    pub(crate) const fn numbered(mut self, counter: Counter, number: fn(&K) -> u64) -> Self {
        self.number = Some((counter, number));
        self
    }

    /// Its name in the database.
    pub(crate) const fn name(self) -> &'static str {
        self.name
    }

    /// The error for an unreadable row.
    pub(crate) const fn unreadable(self) -> StoreError {
        StoreError::Unreadable { what: self.what }
    }
}

impl<K: Key, V: Row> Table<K, V> {
    /// The row of `value` under `key`.
    pub(crate) fn row(self, key: &K, value: &V) -> Entry {
        Entry {
            table: self.name,
            key: key.bytes(),
            value: value.encode(),
        }
    }
}

impl<K: Key> Table<K, ()> {
    /// The row that leads to the last part of `key`.
    pub(crate) fn entry(self, key: &K) -> Entry {
        self.row(key, &())
    }
}

/// Defines tables, and the list of them.
macro_rules! tables {
    ($($(#[$doc:meta])* $table:ident: $key:ty => $value:ty = $made:expr;)*) => {
        $(
            $(#[$doc])*
            pub(crate) const $table: $crate::db::table::Table<$key, $value> = $made;
        )*

        /// All of these tables.
        pub(crate) const TABLES: &[&dyn $crate::db::table::AnyTable] = &[$(&$table),*];
    };
}

pub(crate) use tables;

/// A table with rows of any type, for loops over all tables.
pub(crate) trait AnyTable: Sync {
    fn name(&self) -> &'static str;

    fn kind(&self) -> Kind;

    /// Whether entries of other tables follow from its rows.
    fn is_indexed(&self) -> bool;

    /// Whether its rows are deleted with the people that they name.
    fn is_personal(&self) -> bool;

    /// The counter that has given the number in the key of a row, and that number.
    fn number(&self, key: &[u8]) -> Option<(Counter, u64)>;

    /// The game that the key of a row names.
    fn game(&self, key: &[u8]) -> Option<GameId>;

    /// The prefix of keys of `game`, in a table of games.
    fn rows_of(&self, game: GameId) -> Option<Vec<u8>>;

    /// Whether a row is deleted with `player`.
    fn is_of(&self, player: PlayerId, key: &[u8], value: &[u8]) -> bool;

    /// The entries that follow from a row; none if it cannot be read.
    fn entries(&self, key: &[u8], value: &[u8]) -> Vec<Entry>;

    /// A row in the form of an export, or why it cannot be read.
    fn export_row(
        &self,
        key: &[u8],
        value: &[u8],
    ) -> Result<(Vec<String>, serde_json::Value), String>;

    /// The row of an exported line, or why there is none.
    fn import_row(&self, key: &[String], value: serde_json::Value) -> Result<Entry, String>;
}

impl<K: Key, V: Row> AnyTable for Table<K, V> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn kind(&self) -> Kind {
        self.kind
    }

    fn is_indexed(&self) -> bool {
        self.index.is_some()
    }

    fn is_personal(&self) -> bool {
        self.ownership == Ownership::Personal
    }

    fn number(&self, key: &[u8]) -> Option<(Counter, u64)> {
        let (counter, number) = self.number?;
        Some((counter, number(&K::of(key)?)))
    }

    fn game(&self, key: &[u8]) -> Option<GameId> {
        K::of(key)?.game()
    }

    fn rows_of(&self, game: GameId) -> Option<Vec<u8>> {
        K::of_game(game)
    }

    fn is_of(&self, player: PlayerId, key: &[u8], value: &[u8]) -> bool {
        let by_key = || K::of(key).and_then(|key| key.player());
        let by_value = || V::decode(value).ok().and_then(|value| value.player());
        self.is_personal() && by_key().or_else(by_value) == Some(player)
    }

    fn entries(&self, key: &[u8], value: &[u8]) -> Vec<Entry> {
        let index = self.index.and_then(|index| {
            let (key, value) = K::of(key).zip(V::decode(value).ok())?;
            Some(index(&key, &value))
        });
        index.unwrap_or_default()
    }

    fn export_row(
        &self,
        key: &[u8],
        value: &[u8],
    ) -> Result<(Vec<String>, serde_json::Value), String> {
        let key = K::of(key).ok_or("the key is none of this table")?;
        let mut parts = Vec::new();
        key.to_parts(&mut parts);
        let value = V::decode(value).map_err(|error| error.to_string())?;
        let value = serde_json::to_value(value.shape()).map_err(|error| error.to_string())?;
        Ok((parts, value))
    }

    fn import_row(&self, key: &[String], value: serde_json::Value) -> Result<Entry, String> {
        let mut parts = key.iter().map(String::as_str);
        let key = K::from_parts(&mut parts).filter(|_| parts.next().is_none());
        let key = key.ok_or("the key is none of this table")?;
        let shape = serde_json::from_value(value).map_err(|error| error.to_string())?;
        let value = V::of_shape(shape).map_err(|error| error.to_string())?;
        value.check().map_err(|error| error.to_string())?;
        Ok(self.row(&key, &value))
    }
}

/// Values that are their shapes.
macro_rules! as_they_are {
    ($($value:ty $({ $($extra:item)* })?)*) => {$(
        impl $crate::db::table::Row for $value {
            type Shape = Self;

            fn shape(&self) -> Self {
                self.clone()
            }

            fn of_shape(shape: Self) -> Result<Self, $crate::db::shape::Invalid> {
                Ok(shape)
            }

            $($($extra)*)?
        }
    )*};
}

pub(crate) use as_they_are;

as_they_are! { u64 String }

/// Rows of tables whose keys are the data.
impl Row for () {
    type Shape = ();

    fn shape(&self) {}

    fn of_shape((): ()) -> Result<Self, Invalid> {
        Ok(())
    }
}

/// Milliseconds since 1970.
impl Row for Timestamp {
    type Shape = i64;

    fn shape(&self) -> i64 {
        self.as_millis()
    }

    fn of_shape(millis: i64) -> Result<Self, Invalid> {
        Ok(Self::from_millis(millis))
    }
}
