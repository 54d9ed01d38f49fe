//! What the message of an answer tells of something that goes on, so that it can be noted where it stands.

use futures_util::future::BoxFuture;

use crate::game::{GameId, MessageId};
use crate::kit::services::Services;
use crate::port::answer::Shown;
use crate::store::StoreError;

/// What the message of an answer tells of a game, or of something of a feature's own.
#[derive(Clone, Copy, Debug)]
pub enum Shows {
    /// This state of a game.
    State(Shown),
    /// What has become of the challenge that a game was.
    Settled(GameId),
    /// No game, but this.
    Item(FeatureItem),
}

impl Shows {
    /// The game, if it is about one.
    pub fn game(self) -> Option<GameId> {
        match self {
            Self::State(shown) => Some(shown.game),
            Self::Settled(game) => Some(game),
            Self::Item(_) => None,
        }
    }
}

/// Something of a feature's own that a message shows.
#[derive(Clone, Copy, Debug)]
pub struct FeatureItem {
    /// What the log calls such things.
    pub(crate) what: &'static str,
    pub(crate) id: u64,
    /// Notes that the one of this number stands in a message.
    pub(crate) note: NoteFn,
}

/// Notes that something of a feature's own stands in a message.
pub(crate) type NoteFn =
    for<'a> fn(&'a Services, u64, MessageId) -> BoxFuture<'a, Result<(), StoreError>>;
