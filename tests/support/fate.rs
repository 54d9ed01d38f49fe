//! The delivery of an answer, and its failures.

use tengen::bot::kit::pending::Undelivered;

/// The fate of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Nobody ever sees it.
    Lost(Undelivered),
    /// It arrives, and the bot does not hear of it.
    Unheard(Undelivered),
    /// The bot dies before it has answered.
    KilledBefore,
    /// The bot dies when it has answered.
    KilledAfter,
}
