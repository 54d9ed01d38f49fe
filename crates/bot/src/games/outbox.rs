//! Outbox messages about games, and where their newest message stands.

use crate::game::{ChannelId, Game, GameId, MessageId, Phase, PlayerId, Revision, Venue};
use crate::kit::services::Services;
use crate::store::{BOARD, BoardMessage, CARD, Envelope, OutboxKind, Overtakes, Partition};

/// A thread is to be opened below this message in a channel, and the game to move there.
pub const THREAD: OutboxKind<ChannelId, MessageId> =
    OutboxKind::new("thread", Partition::Channel).overtaking(Overtakes::Position);
/// The challenge was accepted before its card was known to stand: a card is to say so, and the game moves to a thread below it.
pub const ACCEPTED: OutboxKind<ChannelId, ()> =
    OutboxKind::new("accepted", Partition::Channel).overtaking(Overtakes::Position);
/// The game begins, which nobody had to accept: its players are to be told, and it moves to a thread of its own.
pub const BEGIN: OutboxKind<ChannelId, ()> = OutboxKind::new("begin", Partition::Channel);
/// The game is over: the message that announced it is to say what came of it.
pub const ANNOUNCED_OVER: OutboxKind<ChannelId, MessageId> =
    OutboxKind::new("announced over", Partition::Upkeep).overtaking(Overtakes::Same);
/// A thread of the bot's own is to be called after this game, or another one that goes on there.
pub const THREAD_TITLE: OutboxKind<ChannelId, GameId> =
    OutboxKind::new("thread title", Partition::Upkeep)
        .overtaking(Overtakes::Kind)
        .of_channel();
/// The game begins, which is announced already: it moves to a thread of its own, of which the channel is told nothing.
pub const APART: OutboxKind<ChannelId, ()> = OutboxKind::new("apart", Partition::Channel);
/// A thread in which the game is played is to be kept from being archived.
pub const KEEP_OPEN: OutboxKind<ChannelId, ()> =
    OutboxKind::new("keep open", Partition::Upkeep).overtaking(Overtakes::Same);
/// The message that shows the game since this revision is to show it as it is now: its deadline has moved.
pub const REFRESH: OutboxKind<ChannelId, Revision> = OutboxKind::new("refresh", Partition::Upkeep)
    .overtaking(Overtakes::Same)
    .of_position()
    .resting();
/// Those whom the game addresses since this revision are to be called: its message has changed, which calls nobody.
pub const CALL: OutboxKind<ChannelId, Revision> =
    OutboxKind::new("call", Partition::Channel).of_position();
/// The channel in which the game was played is to be told where it goes on.
pub const MOVED: OutboxKind<ChannelId, ()> = OutboxKind::new("moved", Partition::Channel);
/// Somebody is to be told where the game goes on.
pub const MOVED_FOR: OutboxKind<PlayerId, ()> = OutboxKind::new("moved for", Partition::Player);

/// Something that one player is told of a game as it is since a revision, unless it has gone on since.
pub type Notice = OutboxKind<PlayerId, Revision>;

/// Their time is running out.
pub const REMINDER: Notice = notice("reminder");
/// What they had planned is dropped: the game did not go on so.
pub const PLAN_DROPPED: Notice = notice("plan dropped");
/// A game that they follow has gone on.
pub const FOLLOWED_ON: Notice = notice("followed");
/// The program that they play against does not answer now.
pub const ENGINE_MUTE: Notice = notice("engine mute");
/// The program that they play against is not there any more.
pub const ENGINE_GONE: Notice = notice("engine gone");

const fn notice(name: &'static str) -> Notice {
    OutboxKind::new(name, Partition::Player)
        .of_position()
        .durable()
}

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
pub(crate) fn board(game: &Game) -> Envelope {
    BOARD.to(game.place().channel, game.revision())
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
