//! The store's layout, given to its core when a database is opened: the tables, how to read a game's rows, and how
//! features forget a person.

use std::sync::LazyLock;

#[cfg(feature = "postgres")]
use super::columns::columns;
use super::db::{CURRENT, Entry, Layout, Migration, Records, StoredGame};
use super::features::PARTS;
use super::rows::{replay_rows, rows};
use super::schema::{DERIVED, event};
use super::tables::EVENTS;
use super::{StoreError, db, index, rating, tables, uptime};
use tengen_game::{Event, Game, GameId, Revision};

/// The steps from version 1 on. A new version of the shapes is a step here, and the next number in `db::shape`.
const STEPS: &[Migration] = &[];

const _: () = assert!(CURRENT as usize == STEPS.len() + 1);

/// The store's own tables, and those of features.
pub(super) static LAYOUT: LazyLock<Layout> = LazyLock::new(|| Layout {
    tables: {
        let own = [
            db::tables::TABLES,
            tables::TABLES,
            uptime::TABLES,
            rating::TABLES,
        ];
        let parts = PARTS.iter().map(|part| part.tables);
        own.into_iter().chain(parts).flatten().copied().collect()
    },
    records: Records {
        table: &EVENTS,
        entries: |stored| {
            let game = replay_rows(stored)?;
            Ok(game.iter().flat_map(index::entries).collect())
        },
        totals: rating::all,
        exported: export_events,
        imported: import_events,
    },
    steps: STEPS,
    derived: DERIVED,
    forget: PARTS.iter().filter_map(|part| part.forget).collect(),
    #[cfg(feature = "postgres")]
    columns: const { &[(tables::OUTLINES.name(), columns)] },
});

/// The events of a game in the form of an export.
fn export_events(stored: &StoredGame) -> Result<serde_json::Value, StoreError> {
    let game = replay_rows(stored)?;
    let events = game.iter().flat_map(|game| game.events());
    let events: Vec<_> = events.map(event::Event::of).collect();
    serde_json::to_value(events).map_err(|error| StoreError::Failed(error.to_string()))
}

/// The rows of a game of these events, which the rules replay, with all that follows from it.
fn import_events(id: GameId, events: serde_json::Value) -> Result<Vec<Entry>, String> {
    let events: Vec<event::Event> =
        serde_json::from_value(events).map_err(|error| error.to_string())?;
    let events = events.into_iter().map(event::Event::into_domain);
    let events: Result<Vec<Event>, _> = events.collect();
    let events = events.map_err(|error| error.to_string())?;
    let game = Game::verify(id, events).map_err(|error| error.to_string())?;
    let rows = rows(id, Revision::new(0), game.events());
    let rows = rows.map(|(key, segment)| EVENTS.row(&key, &segment));
    Ok(rows.chain(index::entries(&game)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_tables_have_one_name() {
        let mut names: Vec<_> = LAYOUT.tables().map(|table| table.name()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
