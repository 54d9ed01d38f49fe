//! The kinds of outbox messages that the store writes by itself: about the messages that show something.

use super::{OutboxKind, Overtakes, Partition};
use tengen_game::{ChannelId, MessageId, Revision};

/// Posts the game's state since this revision in its channel.
pub const BOARD: OutboxKind<ChannelId, Revision> = OutboxKind::new("board", Partition::Channel)
    .overtaking(Overtakes::Position)
    .of_position();
/// Updates the card of the challenge, which is this message, with its outcome.
pub const CARD: OutboxKind<ChannelId, MessageId> = OutboxKind::new("card", Partition::Upkeep);
/// A message is to lose its buttons.
pub const STRIP: OutboxKind<ChannelId, MessageId> = OutboxKind::new("strip", Partition::Upkeep);
/// A message is to go away.
pub const DELETE: OutboxKind<ChannelId, MessageId> = OutboxKind::new("delete", Partition::Upkeep);
