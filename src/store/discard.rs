//! Throwing away what has come to nothing.

use std::sync::Arc;

use super::batch::Batch;
use super::change::decode_alarm;
use super::commit::{Asker, Until};
use super::{Inner, Store, StoreError, index, key};
use crate::game::{GameId, Phase};

impl Store {
    /// Takes away the challenge `id`, which has come to nothing, with all that leads to it. Its number is not given again.
    /// A game that was played, or may be, stays.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; everything is as it was then.
    pub async fn discard(&self, id: GameId) -> Result<(), StoreError> {
        let inner = Arc::clone(&self.0);
        let prepare = move || Ok(((), inner.discarded(id)?));
        let committer = &self.0.committer;
        let writing = committer.write(id, Asker::Clock, Until::Durable, prepare)?;
        writing.done().await
    }
}

impl Inner {
    /// What is written when the challenge `id` goes; the gate is the caller's.
    fn discarded(&self, id: GameId) -> Result<Batch, StoreError> {
        let mut batch = Batch::default();
        let Some(game) = self.kept(id)?.game()? else {
            return Ok(batch);
        };
        if !matches!(game.phase(), Phase::Closed(_)) {
            return Ok(batch);
        }
        let trees = &self.trees;
        let row = key::game(id);
        if let Some(alarm) = trees.alarms.get(row)?
            && let Some(Some(at)) = decode_alarm(&alarm)
        {
            batch.take(&trees.due, key::due(at, id));
        }
        for tree in [
            &trees.outlines,
            &trees.alarms,
            &trees.boards,
            &trees.trails,
            &trees.causes,
        ] {
            batch.take(tree, row);
        }
        for key in self.row_keys(id)? {
            batch.take(&trees.events, key);
        }
        for key in index::named(&game) {
            batch.take(&trees.named, key);
        }
        for letter in self.letters_of(id)? {
            batch.take(&trees.outbox, key::letter(id, letter.id));
        }
        Ok(batch)
    }
}
