//! Copying a whole database into another one, of the same or another engine: row by row, as bytes.
//!
//! Existing rows are only compared: an interrupted copy is completed by repeating it.

use std::collections::BTreeMap;

use super::engine::Engine;
use super::error::{CopyError, StoreError};
use super::page::{GamePages, PAGE, Pages, next_key, write_rows};
use super::read::{Bytes, Source as _, View};
use super::store::Store;
use super::stored_game::StoredGame;
use super::table::AnyTable;
use tengen_game::GameId;

/// Progress of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Rows of a table that are the same in both.
    Copied {
        table: &'static str,
        /// Number of its rows so far.
        rows: u64,
    },
    /// Games that were read from both and are the same.
    Verified {
        /// Number of games.
        games: u64,
    },
}

/// Numbers of copied rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// Rows of the copy.
    pub rows: u64,
    /// Rows that were written or deleted.
    pub changed: u64,
    /// Games, each with the same hash in both databases.
    pub games: u64,
}

impl Store {
    /// Makes `to` a copy of this database, and reports each `progress`. Until that has succeeded, `to` can only be
    /// opened to copy into it again. Neither may be changed in the meantime.
    ///
    /// # Errors
    ///
    /// A [`CopyError`]: if `to` holds something else, if both differ afterwards, or one of a database.
    pub async fn copy_into(
        &self,
        to: &Self,
        mut progress: impl FnMut(Progress) + Send,
    ) -> Result<Copied, CopyError> {
        let (from, to) = (&self.0.engine, &to.0.engine);
        if !to.is_copied_into().await? {
            if !to.is_empty().await? {
                return Err(CopyError::NotEmpty);
            }
            to.begin_copy().await?;
        }
        let mut copied = Copied::default();
        let records = from.layout().records.table;
        for table in from.layout().tables() {
            let (rows, changed) = copy_table(table, from, to, &mut progress).await?;
            copied.rows += rows;
            copied.changed += changed;
        }
        to.make_durable().await?;
        copied.games = verify_games(records, from, to, &mut progress).await?;
        let others = from.layout().tables();
        for table in others.filter(|table| table.name() != records.name()) {
            verify_table(table, from, to).await?;
        }
        to.end_copy().await?;
        Ok(copied)
    }
}

/// Makes a table of `to` equal to the one of `from`; returns the number of its rows, and of changed ones.
async fn copy_table(
    table: &'static dyn AnyTable,
    from: &Engine,
    to: &Engine,
    progress: &mut (impl FnMut(Progress) + Send),
) -> Result<(u64, u64), CopyError> {
    let (mut rows, mut changed) = (0, 0);
    let mut first = Vec::new();
    let mut pages = Pages::of(table);
    while let Some(page) = pages.next(from).await? {
        // The last page extends to the end of the table, to find rows that should not exist.
        let end = match page.last() {
            Some((last, _)) if page.len() == PAGE => Some(next_key(last)),
            _ => None,
        };
        rows += page.len() as u64;
        let existing = between(table, to, &first, end.as_deref()).await?;
        let writes = differences(page, existing);
        changed += writes.len() as u64;
        if !writes.is_empty() {
            write_rows(table, to, writes).await?;
        }
        progress(Progress::Copied {
            table: table.name(),
            rows,
        });
        first = end.unwrap_or_default();
    }
    Ok((rows, changed))
}

/// The rows of a table from the key `first` on, up to before `end`.
async fn between(
    table: &'static dyn AnyTable,
    engine: &Engine,
    first: &[u8],
    end: Option<&[u8]>,
) -> Result<Vec<Bytes>, StoreError> {
    let is_before = |row: &Result<Bytes, _>| {
        end.is_none_or(|end| !matches!(row, Ok((key, _)) if **key >= *end))
    };
    let read = |view: &View<'_>| {
        let rows = view.rows_from(table.name(), &[], first);
        rows.take_while(is_before).collect()
    };
    engine.browse(read).await
}

/// The writes that turn the `existing` rows into the `wanted` ones.
fn differences(wanted: Vec<Bytes>, existing: Vec<Bytes>) -> Vec<(Vec<u8>, Option<Vec<u8>>)> {
    let mut existing: BTreeMap<_, _> = existing.into_iter().collect();
    let mut writes = Vec::new();
    for (key, value) in wanted {
        if existing.remove(&key).as_ref() != Some(&value) {
            writes.push((key, Some(value)));
        }
    }
    writes.extend(existing.into_keys().map(|key| (key, None)));
    writes
}

/// Reads every game from both, and compares their hashes; returns their number.
async fn verify_games(
    records: &'static dyn AnyTable,
    from: &Engine,
    to: &Engine,
    progress: &mut (impl FnMut(Progress) + Send),
) -> Result<u64, CopyError> {
    let (mut ours, mut theirs) = (GamePages::of(records), GamePages::of(records));
    let mut games = 0;
    loop {
        let (one, other) = (ours.next(from).await?, theirs.next(to).await?);
        let (Some(one), Some(other)) = (&one, &other) else {
            let left = one.or(other).and_then(|page| Some(page.first()?.id));
            return left.map_or(Ok(games), |game| Err(CopyError::Game(game)));
        };
        let hashes = |page: &[StoredGame]| -> Vec<(GameId, u128)> {
            page.iter()
                .map(|stored| (stored.id, stored.hash()))
                .collect()
        };
        let (one, other) = (hashes(one), hashes(other));
        let differs = one.iter().zip(&other).find(|(one, other)| one != other);
        if let Some((game, _)) = differs.map(|(one, _)| one) {
            return Err(CopyError::Game(*game));
        }
        if one.len() != other.len() {
            return Err(CopyError::Table(records.name()));
        }
        games += one.len() as u64;
        progress(Progress::Verified { games });
    }
}

/// Reads every row of a table from both, and compares them.
async fn verify_table(
    table: &'static dyn AnyTable,
    from: &Engine,
    to: &Engine,
) -> Result<(), CopyError> {
    let (mut ours, mut theirs) = (Pages::of(table), Pages::of(table));
    loop {
        let (one, other) = (ours.next(from).await?, theirs.next(to).await?);
        if one != other {
            return Err(CopyError::Table(table.name()));
        }
        if one.is_none() {
            return Ok(());
        }
    }
}
