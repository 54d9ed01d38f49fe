//! Checks that the database is consistent: every row is read, every game replayed, and derived rows are compared with
//! new ones.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt;

use xxhash_rust::xxh3::xxh3_128;

use super::engine::Engine;
use super::error::StoreError;
use super::layout::Layout;
use super::page::{GamePages, Pages};
use super::read::Bytes;
use super::store::Store;
use super::table::{AnyTable, Entry, Kind};
use tengen_game::GameId;

/// A damaged row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub table: &'static str,
    /// The game that the row names, if it names one.
    pub game: Option<GameId>,
    pub what: Damage,
}

/// Damage of a row.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Damage {
    /// The row cannot be read, for this reason.
    Unreadable(String),
    /// The row follows from a record, but is missing or different.
    Missing,
    /// The row exists, but follows from no record.
    Stray,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.table)?;
        if let Some(game) = self.game {
            write!(f, "game {game}: ")?;
        }
        match &self.what {
            Damage::Unreadable(reason) => write!(f, "a row cannot be read: {reason}"),
            Damage::Missing => write!(f, "a row is missing or outdated that follows from others"),
            Damage::Stray => write!(f, "a row is there that follows from no other"),
        }
    }
}

/// The result of a check of all rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of rows.
    pub rows: u64,
    /// Games read.
    pub games: u64,
    /// Damaged rows: at most one of each table and game.
    pub wrong: Vec<Wrong>,
}

impl Store {
    /// Reads every row and lists faults. If others change rows meanwhile, some findings may be false.
    ///
    /// Memory: a page of rows, about 40 bytes for each derived row, and all rows derived from rated games.
    pub async fn check(&self) -> Result<Checked, StoreError> {
        let mut check = Check::default();
        check.read_all(&self.0.engine).await?;
        check.find_missing(&self.0.engine).await?;
        check.find_strays(&self.0.engine).await?;
        let wrong = check.wrong.into_iter();
        Ok(Checked {
            rows: check.rows,
            games: check.games,
            wrong: wrong
                .map(|((table, game), what)| Wrong { table, game, what })
                .collect(),
        })
    }
}

/// Progress of a check.
#[derive(Default)]
struct Check {
    rows: u64,
    games: u64,
    wrong: BTreeMap<(&'static str, Option<GameId>), Damage>,
    /// The derived rows by their fingerprints, and whether they follow from others.
    derived: HashMap<u128, bool>,
    unreadable: HashSet<GameId>,
}

impl Check {
    fn note(&mut self, table: &'static str, game: Option<GameId>, what: Damage) {
        self.wrong.entry((table, game)).or_insert(what);
    }

    /// Checks that each row can be read by itself.
    async fn read_all(&mut self, engine: &Engine) -> Result<(), StoreError> {
        for table in engine.layout().tables() {
            let is_derived = table.kind() == Kind::Derived;
            let mut pages = Pages::of(table);
            while let Some(rows) = pages.next(engine).await? {
                for row in &rows {
                    self.rows += 1;
                    let (key, value) = row;
                    if let Err(reason) = table.export_row(key, value) {
                        let game = table.game(key);
                        self.note(table.name(), game, Damage::Unreadable(reason));
                    }
                    if is_derived {
                        self.derived.insert(fingerprint(table, row), false);
                    }
                }
            }
        }
        Ok(())
    }

    /// Checks that all derived rows exist.
    async fn find_missing(&mut self, engine: &Engine) -> Result<(), StoreError> {
        let layout = engine.layout();
        for table in layout.indexed_tables() {
            let mut pages = Pages::of(table);
            while let Some(rows) = pages.next(engine).await? {
                for (key, value) in &rows {
                    let entries = table.entries(key, value).into_iter();
                    entries.for_each(|entry| self.mark_derived(layout, entry));
                }
            }
        }
        let records = &layout.records;
        let mut games = GamePages::of(records.table);
        while let Some(page) = games.next(engine).await? {
            for stored in page {
                self.games += 1;
                match (records.entries)(&stored) {
                    Ok(entries) => {
                        let entries = entries.into_iter();
                        entries.for_each(|entry| self.mark_derived(layout, entry));
                    }
                    Err(StoreError::Corrupt { reason, .. }) => {
                        self.unreadable.insert(stored.id);
                        let what = Damage::Unreadable(reason);
                        self.note(records.table.name(), Some(stored.id), what);
                    }
                    Err(error) => return Err(error),
                }
            }
        }
        for entry in engine.totals().await? {
            self.mark_derived(layout, entry);
        }
        Ok(())
    }

    /// Marks the row of `entry`, which follows from another, or notes that it is missing.
    fn mark_derived(&mut self, layout: &Layout, entry: Entry) {
        let table = layout.table(entry.table);
        let table = table.expect("entries are of tables of the list");
        let row = (entry.key, entry.value);
        match self.derived.get_mut(&fingerprint(table, &row)) {
            Some(follows) => *follows = true,
            None => self.note(table.name(), table.game(&row.0), Damage::Missing),
        }
    }

    /// Checks that all derived rows follow from records. Rows of unreadable games are not judged.
    async fn find_strays(&mut self, engine: &Engine) -> Result<(), StoreError> {
        if self.derived.values().all(|follows| *follows) {
            return Ok(());
        }
        for table in engine.layout().derived_tables() {
            let mut pages = Pages::of(table);
            while let Some(rows) = pages.next(engine).await? {
                for row in &rows {
                    let game = table.game(&row.0);
                    let is_known = game.is_none_or(|game| !self.unreadable.contains(&game));
                    let follows = self.derived.get(&fingerprint(table, row));
                    if is_known && follows == Some(&false) {
                        self.note(table.name(), game, Damage::Stray);
                    }
                }
            }
        }
        Ok(())
    }
}

/// A hash that identifies a row among all tables.
fn fingerprint(table: &dyn AnyTable, (key, value): &Bytes) -> u128 {
    let length = key.len().to_be_bytes();
    xxh3_128(&[table.name().as_bytes(), &[0], &length, key, value].concat())
}
