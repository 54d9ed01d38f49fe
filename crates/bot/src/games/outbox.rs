//! Outbox messages about games, and the place of their newest message.

use crate::game::{ChannelId, Game, GameId, MessageId, Phase, PlayerId, Revision, Venue};
use crate::kit::services::Services;
use crate::store::{BOARD, BoardMessage, CARD, Envelope, OutboxKind, Overtakes, Partition};

/// Opens a thread below this message in a channel, and moves the game there.
pub const THREAD: OutboxKind<ChannelId, MessageId> =
    OutboxKind::new("thread", Partition::Channel).overtaking(Overtakes::Position);
/// The challenge was accepted before its card was posted: posts a card that says so, and moves the game to a thread
/// below it.
pub const ACCEPTED: OutboxKind<ChannelId, ()> =
    OutboxKind::new("accepted", Partition::Channel).overtaking(Overtakes::Position);
/// The game begins without an acceptance: pings its players, and moves it to a thread of its own.
pub const BEGIN: OutboxKind<ChannelId, ()> = OutboxKind::new("begin", Partition::Channel);
/// The game is over: updates the message that announced it with the result.
pub const ANNOUNCED_OVER: OutboxKind<ChannelId, MessageId> =
    OutboxKind::new("announced over", Partition::Upkeep).overtaking(Overtakes::Same);
/// Renames a thread of the bot's own after this game, or another one that still runs there.
pub const THREAD_TITLE: OutboxKind<ChannelId, GameId> =
    OutboxKind::new("thread title", Partition::Upkeep)
        .overtaking(Overtakes::Kind)
        .of_channel();
/// The game begins and was announced already: moves it to a thread of its own, without a message to the channel.
pub const APART: OutboxKind<ChannelId, ()> = OutboxKind::new("apart", Partition::Channel);
/// Keeps the game's thread from being archived.
pub const KEEP_OPEN: OutboxKind<ChannelId, ()> =
    OutboxKind::new("keep open", Partition::Upkeep).overtaking(Overtakes::Same);
/// Updates the message that shows the game since this revision: its deadline has changed.
pub const REFRESH: OutboxKind<ChannelId, Revision> = OutboxKind::new("refresh", Partition::Upkeep)
    .overtaking(Overtakes::Same)
    .of_position()
    .resting();
/// Pings the players that the game addresses since this revision: its message was edited, which does not notify.
pub const CALL: OutboxKind<ChannelId, Revision> =
    OutboxKind::new("call", Partition::Channel).of_position();
/// Announces the game's new channel in its former one.
pub const MOVED: OutboxKind<ChannelId, ()> = OutboxKind::new("moved", Partition::Channel);
/// Informs a player of the game's new channel.
pub const MOVED_FOR: OutboxKind<PlayerId, ()> = OutboxKind::new("moved for", Partition::Player);

/// A notice to one player about a game at a revision; dropped if the game has gone on.
pub type Notice = OutboxKind<PlayerId, Revision>;

/// Their time is running out.
pub const REMINDER: Notice = notice("reminder");
/// Their plan was dropped: the game went another way.
pub const PLAN_DROPPED: Notice = notice("plan dropped");
/// A followed game has changed.
pub const FOLLOWED_ON: Notice = notice("followed");
/// The external engine of the game does not answer now.
pub const ENGINE_MUTE: Notice = notice("engine mute");
/// The external engine of the game was removed from the settings.
pub const ENGINE_GONE: Notice = notice("engine gone");

const fn notice(name: &'static str) -> Notice {
    OutboxKind::new(name, Partition::Player)
        .of_position()
        .durable()
}

/// The newest message of `game`, if known.
pub(crate) async fn board_message(services: &Services, game: GameId) -> Option<BoardMessage> {
    match services.store.board_message(game).await {
        Ok(newest) => newest,
        Err(error) => {
            tracing::error!(%game, %error, "could not read where a board was posted");
            None
        }
    }
}

/// The outbox message that posts the newest board of `game` in its channel.
pub(crate) fn board(game: &Game) -> Envelope {
    BOARD.to(game.place().channel, game.revision())
}

/// The card of a challenge, to be updated with the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card {
    /// It is this message.
    Stands(MessageId),
    /// It is not known to be posted yet: it waits in the outbox, or is on its way.
    OnItsWay,
    /// The bot cannot edit it.
    Fixed,
}

/// The message after an acceptance, with the `card` of the challenge in `channel`.
pub(crate) fn acceptance(
    after: &Game,
    channel: ChannelId,
    card: Card,
    threads: bool,
) -> Vec<Envelope> {
    let in_thread = after.terms().venue == Venue::Thread && threads;
    match card {
        _ if matches!(after.phase(), Phase::Offered { .. }) => vec![board(after)],
        Card::Stands(message) => {
            let parent = channel;
            let begins = if in_thread {
                THREAD.to(parent, message)
            } else {
                board(after)
            };
            vec![CARD.to(channel, message), begins]
        }
        Card::OnItsWay if in_thread => vec![ACCEPTED.to(channel, ())],
        Card::OnItsWay | Card::Fixed => vec![board(after)],
    }
}
