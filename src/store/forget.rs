//! Forgetting somebody: their finished games stay, with nobody in their place.

use super::batch::Batch;
use super::key::{self, Finished, Owner};
use super::rows::rows;
use super::{Inner, Store, StoreError, index};
use crate::game::{Event, Game, GameId, PlayerId, Revision};

impl Store {
    /// Puts nobody in the place of `player` in all games that they have finished, and gives their number.
    /// What they have tried of puzzles and proposed is taken away, and nobody has posted those that they asked for.
    ///
    /// Each game is a transaction of its own: after an interruption, what is left is done by the same call.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; the games so far are anonymous then.
    pub async fn forget(&self, player: PlayerId) -> Result<usize, StoreError> {
        self.0.committer.check()?;
        let games = self
            .0
            .listed(Owner::Player(player), Finished::Yes, usize::MAX)?;
        for &game in &games {
            self.0.forget(game, player)?;
        }
        self.0.forget_puzzles(player, PlayerId::NOBODIES[0])?;
        self.0.committer.commit().await?;
        Ok(games.len())
    }
}

impl Inner {
    fn forget(&self, id: GameId, player: PlayerId) -> Result<(), StoreError> {
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
        batch.take(&trees.records, key::game(id));
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
        batch.keep()
    }
}
