//! Reading an export into an empty database.

use std::collections::BTreeMap;
use std::io::BufRead;

use super::counter::Counter;
use super::engine::{Durability, Priority};
use super::error::{ImportError, StoreError};
use super::export::{Line, Row};
use super::key::Key as _;
use super::layout::Layout;
use super::migrate;
use super::read::{Read, Source as _};
use super::shape::CURRENT;
use super::store::Store;
use super::table::{AnyTable, Entry, Kind};
use super::tables::COUNTERS;
use super::transaction::Transaction;
use tengen_game::GameId;

/// Lines written in one transaction.
const AT_ONCE: usize = 128;

impl Store {
    /// Reads an export, and returns the number of its games. Every game is replayed by the rules before it is stored.
    ///
    /// # Errors
    ///
    /// An [`ImportError`] that names the line; the database is then empty as before.
    pub async fn import(&self, from: impl BufRead + Send) -> Result<u64, ImportError> {
        let engine = &self.0.engine;
        // Empty means without settings, too: a failed import deletes all rows.
        if !engine.is_empty().await? {
            return Err(ImportError::NotEmpty);
        }
        // If the program is killed half-way, the next start finds this mark and empties the database.
        engine.begin_import().await?;
        let read = self.read_lines(from).await;
        match read {
            Ok(_) => engine.end_import().await?,
            Err(_) => engine.drop_import().await?,
        }
        read
    }

    /// Refuses a file whose first line `head` begins no export that this tengen can read.
    ///
    /// # Errors
    ///
    /// [`ImportError::Foreign`].
    pub fn check_export(head: &[u8]) -> Result<(), ImportError> {
        schema_of(head).map(drop)
    }

    async fn read_lines(&self, from: impl BufRead + Send) -> Result<u64, ImportError> {
        let mut lines = from.split(b'\n').zip(1..);
        let first = lines.next().ok_or(ImportError::Foreign)?.0?;
        let schema = schema_of(&first)?;
        let layout = self.0.engine.layout();
        let mut numbers = Numbers::new();
        let (mut read, mut games, mut is_whole) = (Vec::new(), 0, false);
        for (text, line) in lines {
            let wrong = |reason| ImportError::Line { line, reason };
            let text = String::from_utf8(text?);
            let text = text.map_err(|_| wrong("this is no text in UTF-8".to_owned()))?;
            let content = Content::of(layout, schema, &text).map_err(wrong)?;
            let before = line as u64 - 1;
            match &content {
                _ if is_whole => return Err(ImportError::Cut),
                Content::End { lines } if *lines == before => is_whole = true,
                Content::End { .. } => return Err(ImportError::Cut),
                Content::Game(_, rows) => {
                    games += 1;
                    rows.iter()
                        .for_each(|row| note_number(layout, row, &mut numbers));
                }
                Content::Row(row) => note_number(layout, row, &mut numbers),
            }
            if !is_whole {
                read.push((line, content));
            }
            if read.len() == AT_ONCE {
                self.write_lines(std::mem::take(&mut read)).await?;
            }
        }
        if !is_whole {
            return Err(ImportError::Cut);
        }
        self.write_lines(read).await?;
        self.complete(numbers).await?;
        Ok(games)
    }

    /// Derives the remaining rows, and raises the counters to the largest `numbers` read: new games, puzzles,
    /// tournaments and outbox messages get larger ones.
    async fn complete(&self, numbers: Numbers) -> Result<(), StoreError> {
        let engine = &self.0.engine;
        for some in engine.totals().await?.chunks(AT_ONCE) {
            let some = some.to_vec();
            let totals = move |tx: &mut Transaction<'_>| {
                tx.replace(&[], &some);
                Ok::<_, StoreError>(())
            };
            engine
                .transact(Priority::Background, Durability::Visible, totals)
                .await?;
        }
        let count = move |tx: &mut Transaction<'_>| {
            numbers.iter().try_for_each(|(counter, last)| {
                let known = tx.get(COUNTERS, counter)?.unwrap_or_default();
                tx.put(COUNTERS, counter, last.max(&known))
            })
        };
        engine
            .transact(Priority::Background, Durability::Visible, count)
            .await
    }

    async fn write_lines(&self, lines: Vec<(usize, Content)>) -> Result<(), ImportError> {
        let layout = self.0.engine.layout();
        let write = move |tx: &mut Transaction<'_>| {
            lines.iter().try_for_each(|(line, content)| {
                let written = content.write(layout, tx);
                written.map_err(|error| match error {
                    LineError::Content(reason) => ImportError::Line {
                        line: *line,
                        reason: reason.to_owned(),
                    },
                    LineError::Store(error) => error.into(),
                })
            })
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Visible, write)
            .await
    }
}

/// The version of the shapes in the export whose first line is `head`.
fn schema_of(head: &[u8]) -> Result<u32, ImportError> {
    match serde_json::from_slice(head) {
        Ok(Line::TengenExport { schema }) if (1..=CURRENT).contains(&schema) => Ok(schema),
        _ => Err(ImportError::Foreign),
    }
}

/// The largest numbers of each counter that were read.
type Numbers = BTreeMap<Counter, u64>;

/// Notes the number in the key of a row.
fn note_number(layout: &Layout, row: &Entry, numbers: &mut Numbers) {
    let number = layout
        .table(row.table)
        .and_then(|table| table.number(&row.key));
    if let Some((counter, number)) = number {
        let last = numbers.entry(counter).or_default();
        *last = number.max(*last);
    }
}

/// The content of a line.
enum Content {
    /// A game with all that leads to it: the rules have replayed it, or its record cannot be read.
    Game(GameId, Vec<Entry>),
    /// A row of another table.
    Row(Entry),
    /// Nothing: the file ends here.
    End {
        /// The number of lines before it.
        lines: u64,
    },
}

impl Content {
    /// The content of `text`, a line of an export of version `schema`; or its error.
    fn of(layout: &Layout, schema: u32, text: &str) -> Result<Self, String> {
        let line = serde_json::from_str(text).and_then(|line| {
            serde_json::from_value(migrate::migrate_line(layout.steps, schema, line))
        });
        match line.map_err(|error| error.to_string())? {
            Line::TengenExport { .. } => Err("a second first line".to_owned()),
            Line::End { lines } => Ok(Self::End { lines }),
            Line::Game { id, events } => {
                let id = GameId::new(id);
                Ok(Self::Game(id, (layout.records.imported)(id, events)?))
            }
            Line::Unreadable { id, rows, .. } => {
                let id = GameId::new(id);
                let records = layout.records.table.name();
                let is_its = |table: &dyn AnyTable, key: &[u8]| {
                    let leads = table.kind() == Kind::Derived || table.name() == records;
                    leads && table.game(key) == Some(id)
                };
                let rows = rows.iter().map(|row| row.read(layout, is_its));
                Ok(Self::Game(id, rows.collect::<Result<_, _>>()?))
            }
            Line::UnreadableRow { row, .. } => {
                let is_line = |table: &dyn AnyTable, _: &[u8]| layout.is_of_lines(table);
                Ok(Self::Row(row.read(layout, is_line)?))
            }
            Line::Row { table, key, value } => {
                let table = layout.table(&table);
                let table = table.filter(|table| layout.is_of_lines(*table));
                let table = table.ok_or("there is no such table")?;
                Ok(Self::Row(table.import_row(&key, value)?))
            }
        }
    }

    fn write(&self, layout: &Layout, tx: &mut Transaction<'_>) -> Result<(), LineError> {
        match self {
            Self::Game(id, _) if has_game(layout, tx, *id)? => {
                Err(LineError::Content("this game came before"))
            }
            Self::Game(_, rows) => {
                tx.replace(&[], rows);
                Ok(())
            }
            Self::Row(row) => write_row(layout, tx, row),
            Self::End { .. } => Ok(()),
        }
    }
}

/// Writes a row with its index entries; it must not exist yet.
fn write_row(layout: &Layout, tx: &mut Transaction<'_>, row: &Entry) -> Result<(), LineError> {
    let table = layout.table(row.table);
    let table = table.expect("a row is of a table of the list");
    if tx.bytes(row.table, &row.key)?.is_some() {
        return Err(LineError::Content("this row came before"));
    }
    if let Some(game) = table.game(&row.key)
        && !has_game(layout, tx, game)?
    {
        return Err(LineError::Content("there is no such game"));
    }
    Ok(tx.set(table, row.key.clone(), Some(row.value.clone()))?)
}

/// Whether there are rows of the game `id`.
fn has_game(layout: &Layout, read: &impl Read, id: GameId) -> Result<bool, StoreError> {
    let mut rows = read.rows(layout.records.table.name(), &id.bytes());
    Ok(rows.next().transpose()?.is_some())
}

impl Row {
    /// The row itself, if it `belongs` where it is.
    fn read(
        &self,
        layout: &Layout,
        belongs: impl Fn(&dyn AnyTable, &[u8]) -> bool,
    ) -> Result<Entry, String> {
        let table = layout.table(&self.table).ok_or("there is no such table")?;
        let digits = || "not hexadecimal digits".to_owned();
        let key = bytes(&self.key).ok_or_else(digits)?;
        let value = bytes(&self.value).ok_or_else(digits)?;
        if !belongs(table, &key) {
            return Err("the row belongs elsewhere".to_owned());
        }
        let table = table.name();
        Ok(Entry { table, key, value })
    }
}

/// Why a line is not stored.
enum LineError {
    Content(&'static str),
    Store(StoreError),
}

impl From<StoreError> for LineError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    if !hex.is_ascii() || !hex.len().is_multiple_of(2) {
        return None;
    }
    (0..hex.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).ok())
        .collect()
}
