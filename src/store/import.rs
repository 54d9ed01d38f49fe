//! Reading an export into an empty database.

use std::io::BufRead;
use std::sync::Arc;

use super::engine::{Durability, Priority};
use super::export::{Line, Row};
use super::key::{All, Key};
use super::read::{Read, Source as _, View};
use super::rows::rows;
use super::schema::{self, event};
use super::table::{AnyTable, Entry, Kind, Table};
use super::tables::{CONTESTS, COUNTERS, EVENTS, OUTBOX, PROPOSALS, PUZZLES, TABLES, named};
use super::transaction::Transaction;
use super::{Counter, ImportError, Store, StoreError, index, migrate, rating};
use crate::game::{Event, Game, GameId, Revision};

/// So many lines are written in one transaction.
const AT_ONCE: usize = 128;

impl Store {
    /// Reads an export, and gives how many games it holds. Every game is replayed by the rules before it is kept.
    ///
    /// # Errors
    ///
    /// An [`ImportError`] that names the line; the database is then empty as before.
    pub async fn import(&self, from: impl BufRead + Send) -> Result<u64, ImportError> {
        let engine = &self.0.engine;
        // Boards and settings as well: what fails half-way is thrown away, and must not take them along.
        let is_empty = |view: &View<'_>| {
            let mut tables = TABLES.iter();
            Ok(tables.all(|table| view.rows(table.name(), &[]).next().is_none()))
        };
        if !engine.read(is_empty).await? {
            return Err(ImportError::NotEmpty);
        }
        // A program that is killed half-way leaves this mark, and the next start an empty database.
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
        let (mut read, mut games, mut is_whole) = (Vec::new(), 0, false);
        for (text, line) in lines {
            let wrong = |reason| ImportError::Line { line, reason };
            let text = String::from_utf8(text?);
            let text = text.map_err(|_| wrong("this is no text in UTF-8".to_owned()))?;
            let content = Content::of(schema, &text).map_err(wrong)?;
            let before = line as u64 - 1;
            match content {
                _ if is_whole => return Err(ImportError::Cut),
                Content::End { lines } if lines == before => is_whole = true,
                Content::End { .. } => return Err(ImportError::Cut),
                Content::Game(_) | Content::Unreadable(..) => {
                    games += 1;
                    read.push((line, content));
                }
                Content::Row(_) => read.push((line, content)),
            }
            if read.len() == AT_ONCE {
                self.keep(std::mem::take(&mut read)).await?;
            }
        }
        if !is_whole {
            return Err(ImportError::Cut);
        }
        self.keep(read).await?;
        self.complete().await?;
        Ok(games)
    }

    /// Makes what follows from all that was read.
    async fn complete(&self) -> Result<(), StoreError> {
        let engine = &self.0.engine;
        for some in rating::rebuilt(engine).await?.chunks(AT_ONCE) {
            let some = some.to_vec();
            let rated = move |tx: &mut Transaction<'_>| {
                tx.replace(&[], &some);
                Ok::<_, StoreError>(())
            };
            engine
                .transact(Priority::Background, Durability::Visible, rated)
                .await?;
        }
        engine
            .transact(Priority::Background, Durability::Visible, count)
            .await
    }

    async fn keep(&self, lines: Vec<(usize, Content)>) -> Result<(), ImportError> {
        let lines = Arc::new(lines);
        let keep = move |tx: &mut Transaction<'_>| {
            lines.iter().try_for_each(|(line, content)| {
                let kept = content.keep(tx);
                kept.map_err(|wrong| match wrong {
                    Wrong::Content(reason) => ImportError::Line {
                        line: *line,
                        reason: reason.to_owned(),
                    },
                    Wrong::Store(error) => error.into(),
                })
            })
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Visible, keep)
            .await
    }
}

/// The version of the shapes in the export whose first line is `head`.
fn schema_of(head: &[u8]) -> Result<u32, ImportError> {
    match serde_json::from_slice(head) {
        Ok(Line::TengenExport { schema }) if (1..=schema::CURRENT).contains(&schema) => Ok(schema),
        _ => Err(ImportError::Foreign),
    }
}

/// What a line holds.
enum Content {
    /// A game that the rules have replayed.
    Game(Box<Game>),
    /// A game whose record cannot be read, with what leads to it.
    Unreadable(GameId, Vec<Entry>),
    /// A row of another table.
    Row(Entry),
    /// Nothing: the file ends here.
    End {
        /// The number of lines before it.
        lines: u64,
    },
}

impl Content {
    /// What `text` holds, a line of an export of version `schema`; or what is wrong with it.
    fn of(schema: u32, text: &str) -> Result<Self, String> {
        let line = serde_json::from_str(text).and_then(|line| migrate::line(schema, line));
        match line.map_err(|error| error.to_string())? {
            Line::TengenExport { .. } => Err("a second first line".to_owned()),
            Line::End { lines } => Ok(Self::End { lines }),
            Line::Game { id, events } => {
                let events = events.into_iter().map(event::Event::into_domain);
                let events: Result<Vec<Event>, _> = events.collect();
                let events = events.map_err(|error| error.to_string())?;
                let game = Game::verify(GameId::new(id), events);
                Ok(Self::Game(Box::new(
                    game.map_err(|error| error.to_string())?,
                )))
            }
            Line::Unreadable { id, rows, .. } => {
                let id = GameId::new(id);
                let is_its = |table: &dyn AnyTable, key: &[u8]| {
                    table.kind() != Kind::Passing && table.game(key) == Some(id)
                };
                let rows = rows.iter().map(|row| row.read(is_its));
                Ok(Self::Unreadable(id, rows.collect::<Result<_, _>>()?))
            }
            Line::UnreadableRow { row, .. } => {
                Ok(Self::Row(row.read(|table, _| is_of_lines(table))?))
            }
            Line::Row { table, key, value } => {
                let table = named(&table).filter(|table| is_of_lines(*table));
                let table = table.ok_or("there is no such table")?;
                Ok(Self::Row(table.imported(&key, value)?))
            }
        }
    }

    fn keep(&self, tx: &mut Transaction<'_>) -> Result<(), Wrong> {
        match self {
            Self::Game(game) => {
                refuse_second(tx, game.id())?;
                for (key, segment) in rows(game.id(), Revision::new(0), game.events()) {
                    tx.put(EVENTS, &key, &segment)?;
                }
                tx.replace(&[], &index::entries(game));
                Ok(())
            }
            Self::Unreadable(id, rows) => {
                refuse_second(tx, *id)?;
                rows.iter().try_for_each(|row| keep_row(tx, row))
            }
            Self::Row(row) => keep_row(tx, row),
            Self::End { .. } => Ok(()),
        }
    }
}

/// A row with all that leads to it, unless one is there already.
fn keep_row(tx: &mut Transaction<'_>, row: &Entry) -> Result<(), Wrong> {
    let table = named(row.table).expect("a row is of a table of the list");
    if tx.bytes(row.table, &row.key)?.is_some() {
        return Err(Wrong::Content("this row came before"));
    }
    let game = table.game(&row.key);
    if let Some(game) = game.filter(|_| row.table != EVENTS.name())
        && !has_game(tx, game)?
    {
        return Err(Wrong::Content("there is no such game"));
    }
    Ok(tx.set(table, row.key.clone(), Some(row.value.clone()))?)
}

fn refuse_second(read: &impl Read, id: GameId) -> Result<(), Wrong> {
    match has_game(read, id)? {
        false => Ok(()),
        true => Err(Wrong::Content("this game came before")),
    }
}

/// Whether there are events of the game `id`.
fn has_game(read: &impl Read, id: GameId) -> Result<bool, StoreError> {
    let mut rows = read.rows(EVENTS.name(), &id.bytes());
    Ok(rows.next().transpose()?.is_some())
}

/// New games, puzzles, tournaments and outbox messages get larger numbers than those that are there.
fn count(tx: &mut Transaction<'_>) -> Result<(), StoreError> {
    let game = last(tx, EVENTS, |(game, _)| game.get())?;
    let puzzle = last(tx, PUZZLES, |puzzle| puzzle.get())?;
    let proposal = last(tx, PROPOSALS, |puzzle| puzzle.get())?;
    let contest = last(tx, CONTESTS, |contest| contest.get())?;
    let messages = tx.keys(OUTBOX, &All).flatten().map(|(_, id)| id.0);
    let message = messages.max();
    for (counter, last) in [
        (Counter::Game, game),
        (Counter::Puzzle, puzzle.max(proposal)),
        (Counter::OutboxMessage, message),
        (Counter::Contest, contest),
    ] {
        let known = tx.get(COUNTERS, &counter)?.unwrap_or_default();
        if let Some(last) = last.filter(|last| *last > known) {
            tx.put(COUNTERS, &counter, &last)?;
        }
    }
    Ok(())
}

/// The number of the last row of a table whose keys sort by it; rows with strange keys have none.
fn last<K: Key, V: super::table::Row>(
    read: &impl Read,
    table: Table<K, V>,
    number: fn(K) -> u64,
) -> Result<Option<u64>, StoreError> {
    for key in read.keys(table, &All).rev() {
        match key {
            Ok(key) => return Ok(Some(number(key))),
            Err(StoreError::Unreadable { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Whether the rows of `table` are lines of their own.
fn is_of_lines(table: &dyn AnyTable) -> bool {
    table.kind() == Kind::Record && table.name() != EVENTS.name()
}

impl Row {
    /// The row itself, if it `belongs` where it is.
    fn read(&self, belongs: impl Fn(&dyn AnyTable, &[u8]) -> bool) -> Result<Entry, String> {
        let table = named(&self.table).ok_or("there is no such table")?;
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

/// Why a line is not kept.
enum Wrong {
    Content(&'static str),
    Store(StoreError),
}

impl From<StoreError> for Wrong {
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
