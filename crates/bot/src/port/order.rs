//! What was asked for and promised: an answer that takes longer than an answer may.

use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, PlayerId};
use crate::i18n::Locale;
use crate::port::request::InteractionId;
use crate::render::Theme;

/// The audience of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The caller alone.
    Caller,
    /// Everybody in the channel.
    Everybody,
}

/// A film that was asked for and promised.
#[derive(Clone, Debug)]
pub struct Order {
    pub(crate) interaction: InteractionId,
    pub(crate) game: GameId,
    pub(crate) locale: Locale,
    pub(crate) theme: Theme,
    /// The largest file that may be sent, in bytes.
    pub(crate) limit: usize,
    pub(crate) asked: Timestamp,
    pub(crate) by: PlayerId,
    /// Its audience.
    pub audience: Audience,
    /// Where it was asked for.
    pub(crate) channel: ChannelId,
    /// Where the bot can say that the promise could not be kept.
    pub(crate) home: Option<ChannelId>,
}

impl Order {
    /// The audience of the film.
    #[must_use]
    pub fn audience(&self) -> Audience {
        self.audience
    }
}
