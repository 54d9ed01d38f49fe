//! A server that the bot is on, as the gateway reports it.

use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId};

/// A server that the bot is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    /// The server.
    pub club: ClubId,
    /// When the bot was added to it.
    pub joined: Timestamp,
    /// The server's language as a tag (`de`, `pt-BR`).
    pub locale: String,
    /// A channel for the bot's own posts: the one for system messages, else the first text channel; none if there is
    /// none.
    pub channel: Option<ChannelId>,
}
