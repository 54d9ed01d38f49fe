//! Outbox messages about games, and where their newest message stands.

use crate::bot::kit::services::Services;
use crate::game::{Game, GameId};
use crate::store::{BoardMessage, Payload};

/// Where the newest message of `game` stands, if that is known.
pub(crate) async fn board_message(services: &Services, game: GameId) -> Option<BoardMessage> {
    match services.store.board_message(game).await {
        Ok(newest) => newest,
        Err(error) => {
            tracing::error!(%game, %error, "where a board stands could not be read");
            None
        }
    }
}

/// The outbox message that the newest board of `game` is to stand in its channel.
pub(crate) fn board(game: &Game) -> Payload {
    Payload::Board {
        channel: game.place().channel,
        revision: game.revision(),
    }
}
