//! What a transaction does to the outbox: letters come, and older ones go that nobody needs any more.

use super::{Inner, LetterId, Matter, StoreError};
use crate::game::GameId;

/// Letters about a game, and what they take away.
pub(super) struct Mail {
    pub(super) game: GameId,
    /// The keys of the letters that go.
    pub(super) done: Vec<[u8; 16]>,
    pub(super) new: Vec<(LetterId, Matter)>,
}

impl Inner {
    /// The letters `matters` about `game`, which take the place of those that they overtake; the gate is the caller's.
    pub(super) fn mail(&self, game: GameId, matters: &[Matter]) -> Result<Mail, StoreError> {
        Ok(Mail {
            game,
            done: self.overtaken(game, matters)?,
            new: self.numbered(matters),
        })
    }
}
