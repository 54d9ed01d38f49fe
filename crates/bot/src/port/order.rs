//! An order: a promised answer that takes longer than Discord allows for answers.

use std::fmt;
use std::sync::Arc;

use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, GameId, PlayerId};
use crate::i18n::Locale;
use crate::port::request::InteractionId;
use crate::render::Theme;

/// The audience of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The caller alone.
    Caller,
    /// A public answer.
    Everybody,
}

/// The kind of work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// A game as a moving picture.
    Film(GameId),
    /// The engine's judgement of it.
    Review(ReviewSubject),
}

/// The subject of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReviewSubject {
    Game(GameId),
    /// The record in this file.
    Record(Arc<[u8]>),
}

/// For the log.
impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Film(game) => write!(f, "the film of game {game}"),
            Self::Review(ReviewSubject::Game(game)) => write!(f, "the review of game {game}"),
            Self::Review(ReviewSubject::Record(_)) => f.write_str("the review of a record"),
        }
    }
}

/// A promised result, such as an animation.
#[derive(Clone, Debug)]
pub struct Order {
    pub(crate) interaction: InteractionId,
    pub(crate) work: Work,
    pub(crate) locale: Locale,
    pub(crate) theme: Theme,
    /// Whether files may be attached.
    pub(crate) may_attach: bool,
    /// The club in which it is shown.
    pub(crate) club: Option<ClubId>,
    /// The largest file that may be sent, in bytes.
    pub(crate) limit: usize,
    pub(crate) asked: Timestamp,
    pub(crate) by: PlayerId,
    pub audience: Audience,
    /// The channel of the request.
    pub(crate) channel: ChannelId,
    /// The channel in which the bot can report a failure.
    pub(crate) home: Option<ChannelId>,
}

impl Order {
    /// The audience of the result.
    #[must_use]
    pub fn audience(&self) -> Audience {
        self.audience
    }
}
