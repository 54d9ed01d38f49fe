//! The layout of the data, given to the core when a database is opened: its tables, and how to read a game's rows. The
//! core knows nothing else about them.

use std::collections::HashSet;

use super::error::StoreError;
use super::migrate::Migration;
use super::read::{Source as _, View};
use super::stored_game::StoredGame;
use super::table::{AnyTable, Entry, Kind};
use super::transaction::Transaction;
use tengen_game::{GameId, PlayerId};

/// The layout of the data.
pub(crate) struct Layout {
    /// The tables; they are exported, copied and checked in this order.
    pub(crate) tables: Vec<&'static dyn AnyTable>,
    /// The rows of games.
    pub(crate) records: Records,
    /// The migrations from each version of the shapes to the next, from version 1 on.
    pub(crate) steps: &'static [Migration],
    /// The version of the derived rows.
    pub(crate) derived: u8,
    /// Further steps to forget a person whose own rows are deleted.
    pub(crate) forget: Vec<Forget>,
    /// The columns that people find beside the rows of some tables with `psql`, by the tables' names.
    #[cfg(feature = "postgres")]
    pub(crate) columns: &'static [(&'static str, ColumnsOf)],
}

/// How to read a game's rows.
pub(crate) struct Records {
    /// Their table: a game has several there.
    pub(crate) table: &'static dyn AnyTable,
    /// The entries that follow from a game: [`StoreError::Corrupt`] if its rows cannot be read.
    pub(crate) entries: fn(&StoredGame) -> Result<Vec<Entry>, StoreError>,
    /// Rows derived from the entries of all games together.
    pub(crate) totals: fn(&View<'_>, &mut Each<'_>) -> Result<(), StoreError>,
    /// A game in the form of an export.
    pub(crate) exported: fn(&StoredGame) -> Result<serde_json::Value, StoreError>,
    /// The rows of an exported game, with all that follows from it, or why there are none.
    pub(crate) imported: fn(GameId, serde_json::Value) -> Result<Vec<Entry>, String>,
}

impl Records {
    /// The entries that follow from a game; none if its rows cannot be read.
    pub(crate) fn read(&self, stored: &StoredGame) -> Result<Option<Vec<Entry>>, StoreError> {
        match (self.entries)(stored) {
            Ok(entries) => Ok(Some(entries)),
            Err(StoreError::Corrupt { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Logs which games cannot be read, when derived rows are made again.
pub(crate) fn log_unreadable(games: &HashSet<GameId>) {
    for game in games {
        tracing::error!(%game, "could not read a game; its entries in lists stay unchanged");
    }
}

/// A visitor of rows.
pub(crate) type Each<'a> = dyn FnMut(Entry) -> Result<(), StoreError> + 'a;

/// Removes a player from shared rows; the second one, an anonymous player, may take their place.
pub(crate) type Forget = fn(&mut Transaction<'_>, PlayerId, PlayerId) -> Result<(), StoreError>;

/// The columns beside the row of a key and a value, always the same ones in the same order.
#[cfg(feature = "postgres")]
pub(crate) type ColumnsOf = fn(&[u8], &[u8]) -> Vec<(&'static str, Column)>;

/// The content of a column.
#[cfg(feature = "postgres")]
pub(crate) enum Column {
    /// A number, or none.
    Number(Option<i64>),
    /// Numbers.
    Numbers(Vec<i64>),
    /// A word, or none.
    Word(Option<&'static str>),
    /// A time in seconds since 1970, or none.
    Time(Option<f64>),
}

impl std::fmt::Debug for Layout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Layout").finish_non_exhaustive()
    }
}

impl Layout {
    /// Every table.
    pub(crate) fn tables(&self) -> impl Iterator<Item = &'static dyn AnyTable> {
        self.tables.iter().copied()
    }

    /// The table called `name`.
    pub(crate) fn table(&self, name: &str) -> Option<&'static dyn AnyTable> {
        self.tables().find(|table| table.name() == name)
    }

    pub(crate) fn derived_tables(&self) -> impl Iterator<Item = &'static dyn AnyTable> {
        let tables = self.tables();
        tables.filter(|table| table.kind() == Kind::Derived)
    }

    /// The tables from which others are derived.
    pub(crate) fn indexed_tables(&self) -> impl Iterator<Item = &'static dyn AnyTable> {
        self.tables().filter(|table| table.is_indexed())
    }

    /// Calls `each` with every entry that follows from a row, and returns the games that cannot be read.
    pub(crate) fn each_derived(
        &self,
        read: &View<'_>,
        each: &mut Each<'_>,
    ) -> Result<HashSet<GameId>, StoreError> {
        for table in self.indexed_tables() {
            for row in read.rows(table.name(), &[]) {
                let (key, value) = row?;
                table
                    .entries(&key, &value)
                    .into_iter()
                    .try_for_each(&mut *each)?;
            }
        }
        let mut unreadable = HashSet::new();
        for id in self.games(read)? {
            let stored = StoredGame::of(read, self.records.table, id)?;
            match self.records.read(&stored)? {
                Some(entries) => entries.into_iter().try_for_each(&mut *each)?,
                None => {
                    unreadable.insert(id);
                }
            }
        }
        Ok(unreadable)
    }

    /// All games in the order of their numbers; rows with malformed keys are ignored.
    fn games(&self, read: &View<'_>) -> Result<Vec<GameId>, StoreError> {
        let mut games = Vec::new();
        for row in read.rows(self.records.table.name(), &[]) {
            let game = self.records.table.game(&row?.0);
            games.extend(game.filter(|game| games.last() != Some(game)));
        }
        Ok(games)
    }
}
