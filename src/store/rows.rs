//! The rows of a game: each holds a few dozen events, and the last one grows until it is full.
//!
//! Few large rows would make every move write much, and many small ones would make every game large:
//! the engine needs about thirty bytes for a row beside what it holds.

use sled::IVec;

use super::{Inner, StoreError, key, schema};
use crate::game::{Event, Game, GameId, Revision};

/// How many events a row holds when it is full.
const FULL: usize = 64;

/// The last row of a game.
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

/// What the database holds of a game: its rows with their keys, in their order.
pub(super) struct Kept {
    id: GameId,
    rows: Vec<(IVec, IVec)>,
}

impl Kept {
    /// The game, if there is one.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if the rows do not tell how a game went.
    pub(super) fn game(&self) -> Result<Option<Game>, StoreError> {
        let corrupt = |reason: &dyn std::fmt::Display| StoreError::Corrupt {
            game: self.id,
            reason: reason.to_string(),
        };
        let mut events: Vec<Event> = Vec::new();
        for (key, bytes) in &self.rows {
            if **key != key::event(self.id, Revision::new(events.len() as u32)) {
                return Err(corrupt(&"an event is missing"));
            }
            events.extend(schema::decode_events(bytes).map_err(|error| corrupt(&error))?);
        }
        if events.is_empty() {
            return Ok(None);
        }
        Game::replay(self.id, events)
            .map(Some)
            .map_err(|error| corrupt(&error))
    }
}

impl Inner {
    /// What there is of the game `id`; the gate is the caller's.
    pub(super) fn kept(&self, id: GameId) -> sled::Result<Kept> {
        let rows = self.trees.events.scan_prefix(key::game(id));
        Ok(Kept {
            id,
            rows: rows.collect::<Result<_, _>>()?,
        })
    }

    /// The last row of the game `id`, if there is one. The gate is the caller's.
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
        let events = schema::count_events(&value).map_err(|error| corrupt(&error))?;
        Ok(Some(LastRow { first, events }))
    }

    /// The keys of all rows of the game `id`; the gate is the caller's.
    pub(super) fn row_keys(&self, id: GameId) -> sled::Result<Vec<IVec>> {
        let rows = self.trees.events.scan_prefix(key::game(id));
        rows.keys().collect()
    }
}
