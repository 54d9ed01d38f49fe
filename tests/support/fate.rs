//! What may become of an answer on its way.

use tengen::bot::kit::pending::Undelivered;

/// What becomes of an answer.
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
