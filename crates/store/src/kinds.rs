//! The messages that show games, and the kinds of outbox messages about them, which the store writes by itself.

use super::{OutboxKind, Overtakes, Partition};
use tengen_game::{ChannelId, MessageId, Revision};

/// The place of a game's newest board, or of its challenge's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    pub channel: ChannelId,
    pub message: MessageId,
    /// The revision that it shows.
    pub revision: Revision,
}

/// Posts the game's state since this revision in its channel.
pub const BOARD: OutboxKind<ChannelId, Revision> = OutboxKind::new("board", Partition::Channel)
    .overtaking(Overtakes::Position)
    .of_position();
/// Updates the card of the challenge, which is this message, with its outcome.
pub const CARD: OutboxKind<ChannelId, MessageId> = OutboxKind::new("card", Partition::Upkeep);
/// Removes the buttons of a message.
pub const STRIP: OutboxKind<ChannelId, MessageId> = OutboxKind::new("strip", Partition::Upkeep);
/// Deletes a message.
pub const DELETE: OutboxKind<ChannelId, MessageId> = OutboxKind::new("delete", Partition::Upkeep);
