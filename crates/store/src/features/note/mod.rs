//! Notes at the moves of games: a row for each member at each game, deleted with either.

mod shape;

use crate::db::{All, Durability, Priority, Read as _, Table, Transaction, View, tables};
use crate::part::Part;
use crate::{Store, StoreError};
use tengen_game::clock::Timestamp;
use tengen_game::note::MOST_OF_GAME;
use tengen_game::{GameId, Note, Notes, PlayerId};

tables! {
    /// The notes of members at games.
    NOTES: (GameId, PlayerId) => Notes = Table::record("notes", "the notes of a member").personal();
}

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    ..Part::NONE
};

/// The result of storing a note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKept {
    Kept,
    /// Its author has the maximum number of notes at this game.
    MostOfMember,
    /// The game has the maximum number of comments.
    MostOfGame,
}

impl Store {
    /// The notes of all members at `game`, private ones among them.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if they cannot be read.
    pub async fn notes(&self, game: GameId) -> Result<Vec<(PlayerId, Notes)>, StoreError> {
        let notes = move |view: &View<'_>| {
            let rows = view.scan(NOTES, &game);
            rows.map(|row| row.map(|((_, player), notes)| (player, notes)))
                .collect()
        };
        self.0.engine.read(notes).await
    }

    /// The notes of `player` at all games. Cost: scans all notes.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one cannot be read.
    pub async fn notes_by(&self, player: PlayerId) -> Result<Vec<(GameId, Notes)>, StoreError> {
        let notes = move |view: &View<'_>| {
            let mut notes = Vec::new();
            for key in view.keys(NOTES, &All) {
                let key = key?;
                if key.1 == player {
                    let stored = view.get(NOTES, &key)?.unwrap_or_default();
                    notes.push((key.0, stored));
                }
            }
            Ok(notes)
        };
        self.0.engine.browse(notes).await
    }

    /// Stores a note of `player` at `game`, unless there are too many.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is written then.
    pub async fn save_note(
        &self,
        game: GameId,
        player: PlayerId,
        note: Note,
    ) -> Result<NoteKept, StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            if note.is_public() && comments(tx, game)? >= MOST_OF_GAME {
                return Ok(NoteKept::MostOfGame);
            }
            let key = (game, player);
            let mut notes = tx.get(NOTES, &key)?.unwrap_or_default();
            let same = |stored: &Note| {
                *stored
                    == Note {
                        at: stored.at,
                        ..note.clone()
                    }
            };
            // A form that was sent twice is stored once.
            if notes.iter().any(same) {
                return Ok(NoteKept::Kept);
            }
            if !notes.add(note.clone()) {
                return Ok(NoteKept::MostOfMember);
            }
            tx.put(NOTES, &key, &notes)?;
            Ok(NoteKept::Kept)
        };
        self.transact_notes(change).await
    }

    /// Removes a note of `player` at `game`; false if there is none of this time.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is written then.
    pub async fn remove_note(
        &self,
        game: GameId,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let key = (game, player);
            let mut notes = tx.get(NOTES, &key)?.unwrap_or_default();
            let is_removed = notes.remove(at);
            if notes.is_empty() {
                tx.delete(NOTES, &key)?;
            } else if is_removed {
                tx.put(NOTES, &key, &notes)?;
            }
            Ok(is_removed)
        };
        self.transact_notes(change).await
    }

    /// Makes a private note of `player` at `game` public; none if there is none of this time.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is written then.
    pub async fn publish_note(
        &self,
        game: GameId,
        player: PlayerId,
        at: Timestamp,
    ) -> Result<Option<NoteKept>, StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let key = (game, player);
            let mut notes = tx.get(NOTES, &key)?.unwrap_or_default();
            if !notes.publish(at) {
                return Ok(None);
            }
            if comments(tx, game)? >= MOST_OF_GAME {
                return Ok(Some(NoteKept::MostOfGame));
            }
            tx.put(NOTES, &key, &notes)?;
            Ok(Some(NoteKept::Kept))
        };
        self.transact_notes(change).await
    }

    async fn transact_notes<T: Send + 'static>(
        &self,
        change: impl Fn(&mut Transaction<'_>) -> Result<T, StoreError> + Send + Sync + 'static,
    ) -> Result<T, StoreError> {
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }
}

/// The number of comments at `game` that everybody reads.
fn comments(tx: &Transaction<'_>, game: GameId) -> Result<usize, StoreError> {
    tx.scan(NOTES, &game)
        .map(|row| row.map(|(_, notes)| notes.comments()))
        .sum()
}
