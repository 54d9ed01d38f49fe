//! The delivery of an answer, and its failures.

use tengen::bot::kit::pending::Undelivered;

/// The fate of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// The answer is lost.
    Lost(Undelivered),
    /// The answer arrives, and its receipt is lost.
    Unheard(Undelivered),
    /// The bot is killed before its answer.
    KilledBefore,
    /// The bot is killed after its answer.
    KilledAfter,
}
