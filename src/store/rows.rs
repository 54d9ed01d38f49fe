//! The rows of a running game: each holds a few dozen events, and the last one grows until it is full.
//!
//! Few large rows would make every move write much, and many small ones would make every game large:
//! the engine needs about thirty bytes for a row beside what it holds.

use super::{Inner, StoreError, key, schema};
use crate::game::{Event, GameId, Revision};

/// How many events a row holds when it is full.
const FULL: usize = 32;

/// The last row of a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastRow {
    /// How many events come before it.
    first: Revision,
    /// How many it holds.
    events: usize,
}

impl LastRow {
    /// How many events the game has.
    pub(super) fn revision(self) -> Revision {
        Revision::new(self.first.get() + self.events as u32)
    }

    /// How many events come before the row that the next one goes into.
    pub(super) fn next(self) -> Revision {
        match self.events < FULL {
            true => self.first,
            false => self.revision(),
        }
    }
}

/// The rows of the game `id` from the one on that begins with the event after `first`, of all its `events`.
pub(super) fn rows(
    id: GameId,
    first: Revision,
    events: &[Event],
) -> impl Iterator<Item = ([u8; 12], Vec<u8>)> {
    let first = first.get() as usize;
    let starts = (first..).step_by(FULL);
    let rows = events.get(first..).unwrap_or_default().chunks(FULL);
    rows.zip(starts).map(move |(events, start)| {
        let key = key::event(id, Revision::new(start as u32));
        (key, schema::encode_events(events))
    })
}

impl Inner {
    /// The last row of the game `id`, if it is running; the gate is the caller's.
    pub(super) fn last_row(&self, id: GameId) -> Result<Option<LastRow>, StoreError> {
        let corrupt = |reason: &dyn std::fmt::Display| StoreError::Corrupt {
            game: id,
            reason: reason.to_string(),
        };
        let mut rows = self.trees.events.scan_prefix(key::game(id));
        let Some(row) = rows.next_back() else {
            return Ok(None);
        };
        let (key, value) = row?;
        let first =
            key::revision_at_end(&key).ok_or_else(|| corrupt(&"a row has a strange key"))?;
        let events = schema::events_in_row(&value).map_err(|error| corrupt(&error))?;
        Ok(Some(LastRow { first, events }))
    }

    /// The keys of all rows of the game `id` while it runs; the gate is the caller's.
    pub(super) fn row_keys(&self, id: GameId) -> sled::Result<Vec<sled::IVec>> {
        let rows = self.trees.events.scan_prefix(key::game(id));
        rows.keys().collect()
    }
}
