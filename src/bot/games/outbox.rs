//! Outbox messages about games, and where their newest message stands.

use crate::bot::kit::services::Services;
use crate::game::{ChannelId, Game, GameId, MessageId, Phase, Venue};
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

/// What is to be told when somebody has accepted, the card of the challenge being `card` in `channel`.
pub(crate) fn accepted(
    after: &Game,
    channel: ChannelId,
    card: Option<MessageId>,
    threads: bool,
) -> Vec<Payload> {
    let Some(message) = card.filter(|_| !matches!(after.phase(), Phase::Offered { .. })) else {
        return vec![board(after)];
    };
    let begins = match after.terms().venue == Venue::Thread && threads {
        true => Payload::Thread {
            parent: channel,
            message,
        },
        false => board(after),
    };
    vec![Payload::Card { channel, message }, begins]
}
