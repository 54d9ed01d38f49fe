//! What was asked for and promised: an answer that takes longer than an answer may.

use super::request::InteractionId;
use crate::clock::Timestamp;
use crate::game::{ChannelId, GameId, PlayerId};
use crate::i18n::Locale;
use crate::render::Theme;

/// A film that was asked for and promised.
#[derive(Clone, Debug)]
pub struct Order {
    pub(super) interaction: InteractionId,
    pub(super) game: GameId,
    pub(super) locale: Locale,
    pub(super) theme: Theme,
    /// The largest file that may be sent, in bytes.
    pub(super) limit: usize,
    pub(super) asked: Timestamp,
    pub(super) by: PlayerId,
    /// Where the bot can say that the promise could not be kept.
    pub(super) home: Option<ChannelId>,
}
