//! The whole database as JSON lines.
//!
//! The first line describes the file; then come the rows that belong to no game, and each game with its rows. The last
//! line counts those before it, so that a truncated file is recognised. Unreadable values are exported as their bytes,
//! with the reason.

use std::io::Write;

use serde::{Deserialize, Serialize};

use super::counter::Counter;
use super::error::{ExportError, StoreError};
use super::layout::Layout;
use super::page::{GamePages, Pages};
use super::read::{Bytes, Read, View};
use super::shape::CURRENT;
use super::store::Store;
use super::stored_game::StoredGame;
use super::table::{AnyTable, Kind};
use super::tables::COUNTERS;
use tengen_game::GameId;

/// A line of an export.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Line {
    /// The first line.
    TengenExport {
        /// The version of the shapes.
        schema: u32,
    },
    Game {
        id: u64,
        events: serde_json::Value,
    },
    /// A game whose record cannot be read, with its index entries.
    Unreadable {
        id: u64,
        reason: String,
        rows: Vec<Row>,
    },
    /// A row of any other table.
    Row {
        table: String,
        key: Vec<String>,
        value: serde_json::Value,
    },
    /// A row of any other table that cannot be read.
    UnreadableRow {
        reason: String,
        row: Row,
    },
    /// The last line.
    End {
        /// Number of lines before it.
        lines: u64,
    },
}

/// Numbers of exported rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Exported {
    /// Number of games, unreadable ones included.
    pub games: u64,
    /// Number of lines, except the last one.
    pub lines: u64,
}

/// A row of the database in hexadecimal digits.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Row {
    pub(super) table: String,
    pub(super) key: String,
    pub(super) value: String,
}

impl Layout {
    /// The tables whose rows are lines of their own.
    fn of_lines(&self) -> impl Iterator<Item = &'static dyn AnyTable> + use<'_> {
        self.tables().filter(|table| self.is_of_lines(*table))
    }

    /// Whether the rows of `table` are lines of their own.
    pub(super) fn is_of_lines(&self, table: &dyn AnyTable) -> bool {
        table.kind() == Kind::Record && table.name() != self.records.table.name()
    }
}

impl Store {
    /// Writes the whole database to `to` as JSON lines; meanwhile others may read and change it.
    ///
    /// Each game is written as it was at one moment, with all that belongs to it.
    /// Games that begin meanwhile are left out.
    ///
    /// # Errors
    ///
    /// An [`ExportError`].
    pub async fn export(&self, mut to: impl Write + Send) -> Result<Exported, ExportError> {
        let mut written = Exported::default();
        let mut write = |line: &Line| -> Result<(), ExportError> {
            put(&mut to, line)?;
            written.lines += 1;
            if let Line::Game { .. } | Line::Unreadable { .. } = line {
                written.games += 1;
            }
            Ok(())
        };
        // Rows that refer to games by number come from the same snapshot as the last number.
        let engine = &self.0.engine;
        let layout = engine.layout();
        let common = |view: &View<'_>| {
            let last = view.get(COUNTERS, &Counter::Game)?;
            Ok((last.unwrap_or_default(), lines_of_none(layout, view)?))
        };
        let (last_game, common) = engine.read(common).await?;
        write(&Line::TengenExport { schema: CURRENT })?;
        common.iter().try_for_each(&mut write)?;
        // Read page by page, outside the snapshot, so that writers need not wait.
        for table in layout.of_lines().filter(|table| is_of_games(*table)) {
            let mut pages = Pages::of(table);
            while let Some(rows) = pages.next(engine).await? {
                let strays = rows.iter().filter(|(key, _)| table.game(key).is_none());
                strays
                    .map(|row| line(table, row))
                    .try_for_each(|line| write(&line))?;
            }
        }
        let mut games = GamePages::of(layout.records.table);
        while let Some(page) = games.next_ids(engine).await? {
            for id in page.into_iter().filter(|id| id.get() <= last_game) {
                // Each game is read at once, so writers need not wait for a slow disk while its lines are written.
                let lines = engine.read(|view| lines_of(layout, view, id)).await?;
                lines.iter().try_for_each(&mut write)?;
            }
        }
        let lines = written.lines;
        put(&mut to, &Line::End { lines })?;
        Ok(written)
    }
}

fn put(to: &mut impl Write, line: &Line) -> Result<(), ExportError> {
    serde_json::to_writer(&mut *to, line).map_err(std::io::Error::from)?;
    Ok(to.write_all(b"\n")?)
}

/// The rows of the tables that belong to no games.
fn lines_of_none(layout: &Layout, read: &impl Read) -> Result<Vec<Line>, StoreError> {
    let mut lines = Vec::new();
    for table in layout.of_lines().filter(|table| !is_of_games(*table)) {
        for row in read.rows(table.name(), &[]) {
            lines.push(line(table, &row?));
        }
    }
    Ok(lines)
}

/// Whether the rows of `table` belong to games.
fn is_of_games(table: &dyn AnyTable) -> bool {
    table.rows_of(GameId::new(1)).is_some()
}

/// A game and all that belongs to it.
fn lines_of(layout: &Layout, read: &impl Read, id: GameId) -> Result<Vec<Line>, StoreError> {
    let mut lines = vec![line_of(layout, read, id)?];
    for table in layout.of_lines() {
        let Some(beginning) = table.rows_of(id) else {
            continue;
        };
        for row in read.rows(table.name(), &beginning) {
            let row = row?;
            if table.game(&row.0) == Some(id) {
                lines.push(line(table, &row));
            }
        }
    }
    Ok(lines)
}

/// The game itself.
fn line_of(layout: &Layout, read: &impl Read, id: GameId) -> Result<Line, StoreError> {
    let stored = StoredGame::of(read, layout.records.table, id)?;
    match (layout.records.exported)(&stored) {
        Ok(events) => Ok(Line::Game {
            id: id.get(),
            events,
        }),
        Err(StoreError::Corrupt { reason, .. }) => Ok(Line::Unreadable {
            id: id.get(),
            reason,
            rows: rows_of(layout, read, &stored)?,
        }),
        Err(error) => Err(error),
    }
}

/// The stored rows of a game, and the entries that lead to it, which cannot be derived from an unreadable record.
fn rows_of(layout: &Layout, read: &impl Read, stored: &StoredGame) -> Result<Vec<Row>, StoreError> {
    let records = stored.rows.iter();
    let mut rows: Vec<_> = records
        .map(|row| Row::of(layout.records.table, row))
        .collect();
    for table in layout.derived_tables() {
        for row in read.rows(table.name(), &[]) {
            let row = row?;
            if table.game(&row.0) == Some(stored.id) {
                rows.push(Row::of(table, &row));
            }
        }
    }
    Ok(rows)
}

/// A row as a line of an export, with its bytes if it is unreadable.
fn line(table: &dyn AnyTable, row: &Bytes) -> Line {
    let (key, value) = row;
    match table.export_row(key, value) {
        Ok((key, value)) => Line::Row {
            table: table.name().to_owned(),
            key,
            value,
        },
        Err(reason) => Line::UnreadableRow {
            reason,
            row: Row::of(table, row),
        },
    }
}

impl Row {
    fn of(table: &dyn AnyTable, (key, value): &Bytes) -> Self {
        Self {
            table: table.name().to_owned(),
            key: hex(key),
            value: hex(value),
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
