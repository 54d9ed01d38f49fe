//! Reading an export into an empty database.

use std::io::BufRead;

use super::export::{Line, Row};
use super::key::Key;
use super::read::Read as _;
use super::rows::rows;
use super::schema::{self, event};
use super::table::{AnyTable, Entry, Kind};
use super::tables::{COUNTERS, EVENTS, OUTBOX, PROPOSALS, PUZZLES, named};
use super::trees::Trees;
use super::{
    Counter, ImportError, OutboxId, PuzzleId, Store, StoreError, Subject, index, migrate, open,
};
use crate::game::{Event, Game, GameId, Revision};

impl Store {
    /// Reads an export. Every game is replayed by the rules before it is kept.
    ///
    /// # Errors
    ///
    /// An [`ImportError`] that names the line; the database is then empty as before.
    pub fn import(&self, from: impl BufRead) -> Result<(), ImportError> {
        let _gate = self.0.alone();
        self.0.committer.check()?;
        let trees = &self.0.trees;
        // Boards and settings as well: what fails half-way is thrown away, and must not take them along.
        if !trees.is_empty() {
            return Err(ImportError::NotEmpty);
        }
        // A program that is killed half-way leaves this mark, and the next start an empty database.
        let importing = trees.meta.insert(open::IMPORTING, &[]);
        importing.map_err(StoreError::from)?;
        let read = trees.read_lines(from);
        if read.is_err() {
            trees.clear().map_err(StoreError::from)?;
        }
        let done = trees.meta.remove(open::IMPORTING);
        done.map_err(StoreError::from)?;
        read
    }
}

impl Trees {
    fn read_lines(&self, from: impl BufRead) -> Result<(), ImportError> {
        let mut lines = from.lines().zip(1..);
        let Some((first, _)) = lines.next() else {
            return Err(ImportError::Foreign);
        };
        let Ok(Line::TengenExport { schema }) = serde_json::from_str(&first?) else {
            return Err(ImportError::Foreign);
        };
        if !(1..=schema::CURRENT).contains(&schema) {
            return Err(ImportError::Foreign);
        }
        for (text, line) in lines {
            let kept = self.keep(schema, &text?);
            kept.map_err(|error| match error {
                Wrong::Content(reason) => ImportError::Line { line, reason },
                Wrong::Store(error) => error.into(),
            })?;
        }
        Ok(self.count()?)
    }

    fn keep(&self, schema: u32, text: &str) -> Result<(), Wrong> {
        match migrate::line(schema, serde_json::from_str(text)?)? {
            Line::TengenExport { .. } => Err(Wrong::content("a second first line")),
            Line::Game { id, events } => {
                let events = events.into_iter().map(event::Event::into_domain);
                let events = events.collect::<Result<_, _>>().map_err(Wrong::content)?;
                self.keep_game(GameId::new(id), events)
            }
            Line::Unreadable { id, rows, .. } => {
                let id = GameId::new(id);
                self.refuse_second(id)?;
                let is_its = |table: &dyn AnyTable, key: &[u8]| {
                    table.kind() != Kind::Passing && table.game(key) == Some(id)
                };
                let mut rows = rows.iter();
                rows.try_for_each(|row| self.keep_row(row.read(is_its)?))
            }
            Line::UnreadableRow { row, .. } => {
                self.keep_row(row.read(|table, _| is_of_lines(table))?)
            }
            Line::Row { table, key, value } => {
                let table = named(&table).filter(|table| is_of_lines(*table));
                let table = table.ok_or_else(|| Wrong::content("there is no such table"))?;
                self.keep_row(table.hear(&key, value).map_err(Wrong::Content)?)
            }
        }
    }

    fn keep_game(&self, id: GameId, events: Vec<Event>) -> Result<(), Wrong> {
        let game = Game::verify(id, events).map_err(Wrong::content)?;
        self.refuse_second(id)?;
        for (key, segment) in rows(id, Revision::new(0), game.events()) {
            self.insert(EVENTS.row(&key, &segment))?;
        }
        let entries = index::entries(&game);
        Ok(entries
            .into_iter()
            .try_for_each(|entry| self.insert(entry))?)
    }

    /// A row with all that leads to it, unless one is there already.
    fn keep_row(&self, row: Entry) -> Result<(), Wrong> {
        let table = named(row.table).expect("a row is of a table of the list");
        if self.bytes(row.table, &row.key)?.is_some() {
            return Err(Wrong::content("this row came before"));
        }
        let game = table.game(&row.key);
        if game.is_some_and(|game| row.table != EVENTS.name() && !self.has_game(game)) {
            return Err(Wrong::content("there is no such game"));
        }
        for entry in table.entries(&row.key, &row.value) {
            self.insert(entry)?;
        }
        Ok(self.insert(row)?)
    }

    fn insert(&self, Entry { table, key, value }: Entry) -> Result<(), StoreError> {
        self.tree(table).insert(key, value)?;
        Ok(())
    }

    fn refuse_second(&self, id: GameId) -> Result<(), Wrong> {
        match self.has_game(id) {
            false => Ok(()),
            true => Err(Wrong::content("this game came before")),
        }
    }

    /// Whether there are events of the game `id`, or the engine fails: then the next write tells it.
    fn has_game(&self, id: GameId) -> bool {
        self.keys(EVENTS, &id).next().is_some()
    }

    /// New games, puzzles and outbox messages get larger numbers than those that are there.
    fn count(&self) -> Result<(), StoreError> {
        let last = |table: &'static str, number: fn(&[u8]) -> Option<u64>| {
            let numbers = self.rows(table, &[]).map(|row| Ok(number(&row?.0)));
            let numbers = numbers.collect::<Result<Vec<_>, StoreError>>()?;
            Ok::<_, StoreError>(numbers.into_iter().flatten().max())
        };
        let puzzle = |key: &[u8]| Some(PuzzleId::of(key)?.get());
        let last = [
            (
                Counter::Game,
                last(EVENTS.name(), |key| {
                    Some(<(GameId, Revision)>::of(key)?.0.get())
                })?,
            ),
            (Counter::Puzzle, last(PUZZLES.name(), puzzle)?),
            (Counter::Puzzle, last(PROPOSALS.name(), puzzle)?),
            (
                Counter::OutboxMessage,
                last(OUTBOX.name(), |key| {
                    Some(<(Subject, OutboxId)>::of(key)?.1.0)
                })?,
            ),
        ];
        for (counter, last) in last {
            let known = self.get(COUNTERS, &counter)?.unwrap_or_default();
            if let Some(last) = last.filter(|last| *last > known) {
                self.insert(COUNTERS.row(&counter, &last))?;
            }
        }
        Ok(())
    }
}

/// Whether the rows of `table` are lines of their own.
fn is_of_lines(table: &dyn AnyTable) -> bool {
    table.kind() == Kind::Record && table.name() != EVENTS.name()
}

impl Row {
    /// The row itself, if it `belongs` where it is.
    fn read(&self, belongs: impl Fn(&dyn AnyTable, &[u8]) -> bool) -> Result<Entry, Wrong> {
        let table = named(&self.table).ok_or_else(|| Wrong::content("there is no such table"))?;
        let digits = || Wrong::content("not hexadecimal digits");
        let key = bytes(&self.key).ok_or_else(digits)?;
        let value = bytes(&self.value).ok_or_else(digits)?;
        if !belongs(table, &key) {
            return Err(Wrong::content("the row belongs elsewhere"));
        }
        let table = table.name();
        Ok(Entry { table, key, value })
    }
}

/// Why a line is not kept.
enum Wrong {
    Content(String),
    Store(StoreError),
}

impl Wrong {
    fn content(reason: impl ToString) -> Self {
        Self::Content(reason.to_string())
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<serde_json::Error> for Wrong {
    fn from(error: serde_json::Error) -> Self {
        Self::content(error)
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
