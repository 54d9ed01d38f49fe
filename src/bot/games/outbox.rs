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

/// The card of a challenge, for those who tell what has become of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card {
    /// It stands in this message.
    Stands(MessageId),
    /// It is not known to stand anywhere yet: it waits in the outbox, or is on its way.
    OnItsWay,
    /// The bot cannot edit it.
    Fixed,
}

/// What is to be told when somebody has accepted, with the `card` of the challenge in `channel`.
pub(crate) fn accepted(
    after: &Game,
    channel: ChannelId,
    card: Card,
    threads: bool,
) -> Vec<Payload> {
    let in_thread = after.terms().venue == Venue::Thread && threads;
    match card {
        _ if matches!(after.phase(), Phase::Offered { .. }) => vec![board(after)],
        Card::Stands(message) => {
            let parent = channel;
            let begins = if in_thread {
                Payload::Thread { parent, message }
            } else {
                board(after)
            };
            vec![Payload::Card { channel, message }, begins]
        }
        Card::OnItsWay if in_thread => vec![Payload::Accepted { channel }],
        Card::OnItsWay | Card::Fixed => vec![board(after)],
    }
}
