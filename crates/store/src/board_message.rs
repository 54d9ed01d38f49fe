//! Where the message of a game stands.

use tengen_game::{ChannelId, MessageId, Revision};

/// Where a game's newest board, or the card of its challenge, stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    /// The channel.
    pub channel: ChannelId,
    /// The message.
    pub message: MessageId,
    /// The revision that it shows.
    pub revision: Revision,
}
