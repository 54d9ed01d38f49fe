//! When people get the next summary of their games: a row for each of them, and an index by time.

use super::batch::Batch;
use super::{Inner, Matter, Store, StoreError, key, schema};
use crate::clock::Timestamp;
use crate::game::{GameId, PlayerId};

impl Store {
    /// The next summary of `player` is due at `at`, or never.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_summary(
        &self,
        player: PlayerId,
        at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        self.0.committer.check()?;
        self.0.set_summary(player, at, &[])?;
        self.0.committer.commit().await
    }

    /// `player` is to get a summary now, and the next one at `next`: an older one that has not gone out is needless.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn summarize(&self, player: PlayerId, next: Timestamp) -> Result<(), StoreError> {
        self.0.committer.check()?;
        let letter = Matter::Summary { player };
        self.0.set_summary(player, Some(next), &[letter])?;
        self.0.committer.commit().await
    }

    /// Those whose summary is due at `now`, the longest waiting first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn summaries_due(&self, now: Timestamp) -> Result<Vec<PlayerId>, StoreError> {
        let _gate = self.0.read();
        let mut due = Vec::new();
        for row in self.0.trees.summaries_due.iter().keys() {
            let row = row?;
            let unreadable = StoreError::Unreadable {
                what: "the list of summaries",
            };
            let (at, player) = key::of_summary_due(&row).ok_or(unreadable)?;
            if at > now {
                break;
            }
            due.push(player);
        }
        Ok(due)
    }

    /// When the next summary of `player` is due, if ever.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn summary(&self, player: PlayerId) -> Result<Option<Timestamp>, StoreError> {
        self.0.summary(player)
    }
}

impl Inner {
    fn summary(&self, player: PlayerId) -> Result<Option<Timestamp>, StoreError> {
        let kept = self.trees.summaries.get(key::player(player))?;
        let read = |bytes: sled::IVec| {
            decode(&bytes).ok_or(StoreError::Unreadable {
                what: "when a summary is due",
            })
        };
        kept.map(read).transpose()
    }

    /// The next summary of `player` is due at `at`, and these letters are to go out in place of older ones.
    fn set_summary(
        &self,
        player: PlayerId,
        at: Option<Timestamp>,
        letters: &[Matter],
    ) -> Result<(), StoreError> {
        let _gate = self.write();
        let mut batch = Batch::default();
        self.put_summary(&mut batch, player, at)?;
        batch.deliver(&self.trees.outbox, &self.mail(GameId::NONE, letters)?);
        batch.keep()
    }

    /// The rows that the next summary of `player` is due at `at`; the gate is the caller's.
    pub(super) fn put_summary(
        &self,
        batch: &mut Batch,
        player: PlayerId,
        at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        let before = self.summary(player)?;
        let trees = &self.trees;
        if let Some(before) = before {
            batch.take(&trees.summaries_due, key::summary_due(before, player));
        }
        match at {
            Some(at) => {
                batch.put(&trees.summaries, key::player(player), encode(at));
                batch.put(&trees.summaries_due, key::summary_due(at, player), &[]);
            }
            None => batch.take(&trees.summaries, key::player(player)),
        }
        Ok(())
    }
}

pub(super) fn encode(at: Timestamp) -> Vec<u8> {
    schema::encode(&at.as_millis())
}

/// The time in `bytes`; none if they mean nothing.
pub(super) fn decode(bytes: &[u8]) -> Option<Timestamp> {
    schema::decode(bytes).ok().map(Timestamp::from_millis)
}
