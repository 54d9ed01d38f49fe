//! The response to an interaction.

use std::sync::Arc;

use futures_util::future::BoxFuture;

use crate::game::{GameId, MessageId};
use crate::kit::pending::PendingGuard;
use crate::kit::services::Services;
use crate::port::answer::{Answer, Shown};
use crate::store::StoreError;

/// The answer to an interaction, and work to do after its delivery.
#[derive(Clone, Debug)]
pub struct Response {
    pub answer: Answer,
    /// The state of a game that the answer's message shows; [`crate::Bot::on_delivered`] notes it.
    pub shows: Option<Shows>,
    /// Holds back equal outbox messages until the fate of the answer is known.
    pub hold: Option<Arc<PendingGuard>>,
}

/// The game, or the object of a feature, that an answer's message shows.
#[derive(Clone, Copy, Debug)]
pub enum Shows {
    /// This state of a game.
    State(Shown),
    /// The outcome of the challenge that became this game.
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

/// A feature's own object that a message shows.
#[derive(Clone, Copy, Debug)]
pub struct FeatureItem {
    /// The kind of object, for the log.
    pub(crate) what: &'static str,
    pub(crate) id: u64,
    /// Notes that the object with this number is shown in a message.
    pub(crate) note: NoteFn,
}

/// Notes that a feature's object is shown in a message.
pub(crate) type NoteFn =
    for<'a> fn(&'a Services, u64, MessageId) -> BoxFuture<'a, Result<(), StoreError>>;
