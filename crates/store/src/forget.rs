//! Forgetting a member: games stay, with a placeholder, and everything else that names them is deleted.
//!
//! The engine writes new pages and reuses old ones gradually, and backups are separate files: they contain a member's
//! data until they are overwritten or removed.

use super::db::{Durability, Priority, Transaction};
use super::rows::{delete_rows, read_rows, replay_rows, rows};
use super::tables::EVENTS;
use super::{Store, StoreError, index, rating};
use tengen_game::{Event, Game, GameId, PlayerId, Revision};

impl Store {
    /// Replaces `player` by an anonymous one in the game `id`, which the caller has locked. The change is on the disk
    /// when [`Store::forget`] has returned.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is changed then.
    pub async fn forget_in(&self, id: GameId, player: PlayerId) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| forget_in(tx, id, player);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Visible, change)
            .await
    }
}

fn forget_in(tx: &mut Transaction<'_>, id: GameId, player: PlayerId) -> Result<(), StoreError> {
    let Some(before) = replay_rows(&read_rows(tx, id)?)? else {
        return Ok(());
    };
    let events = before.events();
    let is_free = |nobody: &PlayerId| !events.iter().any(|event| event.names(*nobody));
    let mut nobodies = PlayerId::NOBODIES.into_iter();
    let nobody = nobodies.find(is_free).ok_or(StoreError::Unreadable {
        what: "a game of too many forgotten people",
    })?;
    let renamed = |event: &Event| event.clone().rename_player(player, nobody);
    let after =
        Game::replay(id, events.iter().map(renamed)).map_err(|error| StoreError::Corrupt {
            game: id,
            reason: error.to_string(),
        })?;
    let (entries_before, entries_after) = (index::entries(&before), index::entries(&after));
    rating::freeze_ratings(tx, &before, &entries_before, player)?;
    delete_rows(tx, id)?;
    for (key, segment) in rows(id, Revision::new(0), after.events()) {
        tx.put(EVENTS, &key, &segment)?;
    }
    tx.replace(&entries_before, &entries_after);
    rating::remove_effect(tx, &entries_before, player, nobody)
}
