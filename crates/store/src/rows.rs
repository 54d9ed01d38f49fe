//! The rows of a game: each holds a few dozen events, and the last one grows until it is full.
//!
//! Few large rows would make every move a large write, and many small ones would make every game large: the engine
//! needs about thirty bytes for a row besides its content.

use super::StoreError;
use super::db::{Key, Read, Row as _, StoredGame, Transaction};
use super::schema::event::Segment;
use super::tables::EVENTS;
use tengen_game::{Event, Game, GameId, Revision};

/// Maximum number of events in a row.
const EVENTS_PER_ROW: usize = 64;

/// The last row of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastRow {
    /// Number of events before it.
    first: Revision,
    /// Number of events in it.
    events: usize,
}

impl LastRow {
    /// The last row of the game `id`, if there is one.
    pub(super) fn of(read: &impl Read, id: GameId) -> Result<Option<Self>, StoreError> {
        let corrupt = |reason: &dyn std::fmt::Display| StoreError::Corrupt {
            game: id,
            reason: reason.to_string(),
        };
        let mut rows = read.rows(EVENTS.name(), &id.bytes());
        let Some(row) = rows.next_back() else {
            return Ok(None);
        };
        let (key, value) = row?;
        let key = <(GameId, Revision)>::of(&key);
        let (_, first) = key.ok_or_else(|| corrupt(&"a row has a strange key"))?;
        let segment = Segment::decode(&value).map_err(|error| corrupt(&error))?;
        let events = segment.len();
        Ok(Some(Self { first, events }))
    }

    /// Number of events of the game.
    pub(super) fn revision(self) -> Revision {
        Revision::new(self.first.get() + self.events as u32)
    }

    /// Number of events before the row that gets the next event.
    pub(super) fn next(self) -> Revision {
        if self.events < EVENTS_PER_ROW {
            self.first
        } else {
            self.revision()
        }
    }
}

/// The rows of a game with these `events`, starting with the row after the first `first` events.
pub(super) fn rows(
    id: GameId,
    first: Revision,
    events: &[Event],
) -> impl Iterator<Item = ((GameId, Revision), Segment)> {
    let first = first.get() as usize;
    let starts = (first..).step_by(EVENTS_PER_ROW);
    let rows = events
        .get(first..)
        .unwrap_or_default()
        .chunks(EVENTS_PER_ROW);
    rows.zip(starts).map(move |(events, start)| {
        let key = (id, Revision::new(start as u32));
        (key, Segment::of(events))
    })
}

/// The rows of the game `id`.
pub(super) fn read_rows(read: &impl Read, id: GameId) -> Result<StoredGame, StoreError> {
    StoredGame::of(read, &EVENTS, id)
}

/// The game in these rows, if any.
///
/// # Errors
///
/// [`StoreError::Corrupt`] if the rows are not a valid game.
pub(super) fn replay_rows(stored: &StoredGame) -> Result<Option<Game>, StoreError> {
    let corrupt = |reason: &dyn std::fmt::Display| StoreError::Corrupt {
        game: stored.id,
        reason: reason.to_string(),
    };
    let mut events: Vec<Event> = Vec::new();
    for (key, bytes) in &stored.rows {
        if **key != (stored.id, Revision::new(events.len() as u32)).bytes() {
            return Err(corrupt(&"an event is missing"));
        }
        let segment = Segment::decode(bytes).map_err(|error| corrupt(&error))?;
        events.extend(segment.into_domain().map_err(|error| corrupt(&error))?);
    }
    if events.is_empty() {
        return Ok(None);
    }
    Game::replay(stored.id, events)
        .map(Some)
        .map_err(|error| corrupt(&error))
}

/// Deletes all rows of the game `id`.
pub(super) fn delete_rows(tx: &mut Transaction<'_>, id: GameId) -> Result<(), StoreError> {
    let keys: Vec<_> = tx.keys(EVENTS, &id).collect::<Result<_, _>>()?;
    keys.iter().try_for_each(|key| tx.delete(EVENTS, key))
}
