//! A server that the bot is on, as the gateway tells of it.

use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId};

/// A server that the bot is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// Which server.
    pub club: ClubId,
    /// When the bot was added to it.
    pub joined: Timestamp,
    /// The server's language as a tag (`de`, `pt-BR`).
    pub locale: String,
    /// Where the bot may post by itself: the channel for system messages, else the first text channel; none if nowhere.
    pub channel: Option<ChannelId>,
}
