//! The place of a game's message.

use tengen_game::{ChannelId, MessageId, Revision};

/// The place of a game's newest board, or of its challenge's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardMessage {
    pub channel: ChannelId,
    pub message: MessageId,
    /// The revision that it shows.
    pub revision: Revision,
}
