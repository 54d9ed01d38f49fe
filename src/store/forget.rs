//! Forgetting somebody: games stay, with nobody in their place, and everything else that names them goes.
//!
//! The engine writes new pages and reuses old ones by and by, and backups are files of their own:
//! what these held of a person, they hold until they are overwritten or removed.

use super::batch::Batch;
use super::rows::rows;
use super::{Inner, NamedValue, Store, StoreError, index, key, outline};
use crate::game::{Event, Game, GameId, PlayerId, Revision};

impl Store {
    /// Puts nobody in the place of `player` in the game `id`, which nobody else changes meanwhile.
    /// It is on the disk when [`Store::forget`] has returned.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; the game is as it was then.
    pub async fn forget_in(&self, id: GameId, player: PlayerId) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.forget_in(id, player)
    }

    /// Takes away all that is kept of `player` beside games: the small values called `names`, what they have tried
    /// of puzzles, proposed and planned, and what they were still to be told. Nobody has posted those puzzles that they asked for.
    ///
    /// After an interruption, what is left is done by the same call.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; some of it may be there then.
    pub async fn forget(&self, player: PlayerId, names: Vec<String>) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.forget_puzzles(player, PlayerId::NOBODIES[0])?;
        self.0.forget_rest(player, names)?;
        self.0.committer.commit().await
    }
}

impl Inner {
    fn forget_in(&self, id: GameId, player: PlayerId) -> Result<(), StoreError> {
        let _gate = self.write();
        let Some(before) = self.kept(id)?.game()? else {
            return Ok(());
        };
        let events = before.events();
        let is_free = |nobody: &PlayerId| !events.iter().any(|event| event.names(*nobody));
        let mut nobodies = PlayerId::NOBODIES.into_iter();
        let nobody = nobodies.find(is_free).ok_or(StoreError::Unreadable {
            what: "a game of too many forgotten people",
        })?;
        let renamed = |event: &Event| event.clone().renamed(player, nobody);
        let after =
            Game::replay(id, events.iter().map(renamed)).map_err(|error| StoreError::Corrupt {
                game: id,
                reason: error.to_string(),
            })?;
        let trees = &self.trees;
        let mut batch = Batch::default();
        for key in self.row_keys(id)? {
            batch.take(&trees.events, key);
        }
        for (key, value) in rows(id, Revision::new(0), after.events()) {
            batch.put(&trees.events, key, value);
        }
        for key in index::lists(&before) {
            batch.take(&trees.lists, key);
        }
        for key in index::lists(&after) {
            batch.put(&trees.lists, key, &[]);
        }
        for key in index::offers(&before) {
            batch.take(&trees.offers, key);
        }
        for key in index::offers(&after) {
            batch.put(&trees.offers, key, &[]);
        }
        for key in index::places(&before) {
            batch.take(&trees.places, key);
        }
        for key in index::places(&after) {
            batch.put(&trees.places, key, &[]);
        }
        batch.take(&trees.named, key::named(player, id));
        for key in index::named(&after) {
            batch.put(&trees.named, key, &[]);
        }
        batch.put(&trees.outlines, key::game(id), outline::row_of(&after));
        batch.keep()
    }

    fn forget_rest(&self, player: PlayerId, names: Vec<String>) -> Result<(), StoreError> {
        let _gate = self.write();
        let trees = &self.trees;
        let mut batch = Batch::default();
        let none: Vec<_> = names.into_iter().map(NamedValue::none).collect();
        self.put_settings(&mut batch, &none)?;
        self.put_summary(&mut batch, player, None)?;
        for row in trees.outbox.iter() {
            if let Some(letter) = self.letter(row)?
                && letter.matter.addressee() == Some(player)
            {
                batch.take(&trees.outbox, key::letter(letter.game, letter.id));
            }
        }
        for key in trees.plans.iter().keys() {
            let key = key?;
            if key.ends_with(&key::player(player)) {
                batch.take(&trees.plans, key);
            }
        }
        batch.keep()
    }
}
