//! What follows from the records.

use std::collections::HashSet;

use super::read::{Bytes, Read};
use super::rows::{Kept, games};
use super::table::{AnyTable, Entry, Kind};
use super::tables::TABLES;
use super::{StoreError, index};
use crate::game::GameId;

/// Those tables that follow from others.
pub(super) fn derived() -> impl Iterator<Item = &'static dyn AnyTable> {
    let tables = TABLES.iter().copied();
    tables.filter(|table| table.kind() == Kind::Derived)
}

/// The entries that follow from a row of `table`.
pub(super) fn of_row(table: &dyn AnyTable, (key, value): &Bytes) -> Vec<Entry> {
    table.entries(key, value)
}

/// The entries that follow from a game; none if its record cannot be read.
#[cfg(feature = "postgres")]
pub(super) fn of_game(kept: &Kept) -> Vec<Entry> {
    let game = kept.game().ok().flatten();
    game.iter().flat_map(index::entries).collect()
}

/// Gives every entry that follows from a record to `each`, and returns the games that cannot be read.
pub(super) fn follow(
    read: &impl Read,
    mut each: impl FnMut(Entry) -> Result<(), StoreError>,
) -> Result<HashSet<GameId>, StoreError> {
    for table in TABLES.iter().filter(|table| table.is_indexed()) {
        for row in read.rows(table.name(), &[]) {
            of_row(*table, &row?).into_iter().try_for_each(&mut each)?;
        }
    }
    let mut unreadable = HashSet::new();
    for id in games(read)? {
        match Kept::of(read, id)?.game() {
            Ok(game) => {
                let entries = game.iter().flat_map(index::entries);
                entries.into_iter().try_for_each(&mut each)?;
            }
            Err(StoreError::Corrupt { .. }) => {
                unreadable.insert(id);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(unreadable)
}
