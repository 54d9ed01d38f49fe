//! Parts of a club that everybody may see: cards in its open channels.

use crate::game::{ChannelId, ClubId};
use crate::port::message::Card;
use crate::render::TextTable;

/// A club, and those of its channels that everybody on its server can read.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a> {
    pub club: ClubId,
    pub channels: &'a [ChannelId],
}

impl Open<'_> {
    /// Whether everybody on the server can read `channel`.
    pub(crate) fn has(&self, channel: ChannelId) -> bool {
        self.channels.contains(&channel)
    }
}

/// A card in a channel, such as a ladder's.
#[derive(Clone, Debug)]
pub struct Exhibit {
    pub channel: ChannelId,
    /// Title and lines, as in the channel.
    pub card: Card,
    /// The table below them.
    pub table: Option<TextTable>,
}
