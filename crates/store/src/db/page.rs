//! Going through all rows of a table, a page at a time, in bounded memory.
//!
//! Others may change rows between two pages, and in a folder's database even while a page is read ([`Engine::browse`]).

use std::sync::Arc;

use super::engine::{Durability, Engine, Priority};
use super::error::StoreError;
use super::read::{Bytes, Source as _, View};
use super::stored_game::StoredGame;
use super::table::{AnyTable, Entry};
use super::transaction::Transaction;
use tengen_game::GameId;

/// Rows read at once.
pub(crate) const PAGE: usize = 256;

/// The rows of a table in the order of their keys.
pub(crate) struct Pages {
    table: &'static dyn AnyTable,
    /// The first key of the next page; none after the last page.
    first: Option<Vec<u8>>,
}

impl Pages {
    /// Pages of `table`.
    pub(crate) fn of(table: &'static dyn AnyTable) -> Self {
        let first = Some(Vec::new());
        Self { table, first }
    }

    /// The next rows; none after the last ones.
    pub(crate) async fn next(&mut self, engine: &Engine) -> Result<Option<Vec<Bytes>>, StoreError> {
        let Some(first) = self.first.take() else {
            return Ok(None);
        };
        let name = self.table.name();
        let read = |view: &View<'_>| view.rows_from(name, &[], &first).take(PAGE).collect();
        let rows: Vec<Bytes> = engine.browse(read).await?;
        if rows.len() == PAGE {
            self.first = rows.last().map(|(key, _)| next_key(key));
        }
        Ok(Some(rows))
    }
}

/// The key right after `key`.
pub(crate) fn next_key(key: &[u8]) -> Vec<u8> {
    [key, &[0]].concat()
}

/// All games in the order of their numbers, each with its rows; rows with malformed keys belong to none.
pub(crate) struct GamePages {
    pages: Pages,
    last: Option<GameId>,
}

impl GamePages {
    /// Pages of games whose rows are in the table of `records`, from the first one on.
    pub(crate) fn of(records: &'static dyn AnyTable) -> Self {
        Self {
            pages: Pages::of(records),
            last: None,
        }
    }

    /// The next games' numbers; none after the last ones.
    pub(crate) async fn next_ids(
        &mut self,
        engine: &Engine,
    ) -> Result<Option<Vec<GameId>>, StoreError> {
        let Some(rows) = self.pages.next(engine).await? else {
            return Ok(None);
        };
        let table = self.pages.table;
        let mut ids: Vec<_> = rows.iter().filter_map(|(key, _)| table.game(key)).collect();
        ids.dedup();
        ids.retain(|id| self.last != Some(*id));
        self.last = ids.last().copied().or(self.last);
        Ok(Some(ids))
    }

    /// The next games; none after the last ones.
    pub(crate) async fn next(
        &mut self,
        engine: &Engine,
    ) -> Result<Option<Vec<StoredGame>>, StoreError> {
        let Some(ids) = self.next_ids(engine).await? else {
            return Ok(None);
        };
        let table = self.pages.table;
        let all = |view: &View<'_>| {
            let stored = ids.iter().map(|id| StoredGame::of(view, table, *id));
            // All reads are requested at once.
            let stored: Vec<Result<_, StoreError>> = stored.collect();
            stored.into_iter().collect()
        };
        engine.browse(all).await.map(Some)
    }
}

/// Writes raw rows of a table.
pub(crate) async fn write_rows(
    table: &'static dyn AnyTable,
    engine: &Engine,
    rows: Vec<(Vec<u8>, Option<Vec<u8>>)>,
) -> Result<(), StoreError> {
    let rows = Arc::new(rows);
    let change = move |tx: &mut Transaction<'_>| {
        for (key, value) in rows.iter() {
            tx.write(table.name(), key.clone(), value.clone());
        }
        Ok(())
    };
    engine
        .transact(Priority::Background, Durability::Visible, change)
        .await
}

impl Engine {
    /// Whether there is no row at all.
    pub(crate) async fn is_empty(&self) -> Result<bool, StoreError> {
        let layout = self.layout();
        let is_empty = |view: &View<'_>| {
            let mut tables = layout.tables();
            Ok(tables.all(|table| view.rows(table.name(), &[]).next().is_none()))
        };
        self.read(is_empty).await
    }

    /// The rows derived from the entries of all games together.
    pub(crate) async fn totals(&self) -> Result<Vec<Entry>, StoreError> {
        let totals = self.layout().records.totals;
        let rows = |view: &View<'_>| {
            let mut rows = Vec::new();
            totals(view, &mut |entry| {
                rows.push(entry);
                Ok(())
            })?;
            Ok(rows)
        };
        self.browse(rows).await
    }
}
