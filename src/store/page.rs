//! Going through all rows of a table, a page at a time: however many there are, few are held in memory.
//!
//! Each page is of a moment of its own: others may change rows meanwhile.

use super::StoreError;
use super::engine::Engine;
use super::key::Key as _;
use super::read::{Bytes, Source as _, View};
use super::rows::Kept;
use super::table::AnyTable;
use super::tables::EVENTS;
use crate::game::{GameId, Revision};

/// So many rows are read at once.
pub(super) const PAGE: usize = 256;

/// The rows of a table in the order of their keys.
pub(super) struct Pages {
    table: &'static dyn AnyTable,
    /// The key from which on; none after the last page.
    first: Option<Vec<u8>>,
}

impl Pages {
    /// Those of `table`.
    pub(super) fn of(table: &'static dyn AnyTable) -> Self {
        let first = Some(Vec::new());
        Self { table, first }
    }

    /// The next rows; none after the last ones.
    pub(super) async fn next(&mut self, engine: &Engine) -> Result<Option<Vec<Bytes>>, StoreError> {
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
pub(super) fn next_key(key: &[u8]) -> Vec<u8> {
    [key, &[0]].concat()
}

/// All games in the order of their numbers, each with what there is of it; rows with strange keys are of none.
pub(super) struct GamePages {
    pages: Pages,
    last: Option<GameId>,
}

impl GamePages {
    /// From the first one on.
    pub(super) fn new() -> Self {
        Self {
            pages: Pages::of(&EVENTS),
            last: None,
        }
    }

    /// The next games' numbers; none after the last ones.
    pub(super) async fn next_ids(
        &mut self,
        engine: &Engine,
    ) -> Result<Option<Vec<GameId>>, StoreError> {
        let Some(rows) = self.pages.next(engine).await? else {
            return Ok(None);
        };
        let keys = rows
            .iter()
            .filter_map(|(key, _)| <(GameId, Revision)>::of(key));
        let mut ids: Vec<_> = keys.map(|(id, _)| id).collect();
        ids.dedup();
        ids.retain(|id| self.last != Some(*id));
        self.last = ids.last().copied().or(self.last);
        Ok(Some(ids))
    }

    /// The next games; none after the last ones.
    pub(super) async fn next(
        &mut self,
        engine: &Engine,
    ) -> Result<Option<Vec<(GameId, Kept)>>, StoreError> {
        let Some(ids) = self.next_ids(engine).await? else {
            return Ok(None);
        };
        let all = |view: &View<'_>| {
            let kept = ids.iter().map(|id| Ok((*id, Kept::of(view, *id)?)));
            // Of all of them is asked at once.
            let kept: Vec<Result<_, StoreError>> = kept.collect();
            kept.into_iter().collect()
        };
        engine.browse(all).await.map(Some)
    }
}
