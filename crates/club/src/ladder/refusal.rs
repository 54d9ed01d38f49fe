//! Why somebody may not be challenged.

use tengen_game::clock::Timestamp;

/// Why a challenge is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The challenger and the challenged are the same.
    #[error("that is the challenger")]
    Oneself,
    /// The challenger is not on the ladder.
    #[error("the challenger is not on the ladder")]
    NotOn,
    /// The other player is not on the ladder.
    #[error("they are not on the ladder")]
    NotThere,
    /// The other player is below.
    #[error("they stand below")]
    Below,
    /// The other player is out of reach.
    #[error("places from {highest} on are within reach")]
    TooFar {
        /// The highest place within reach.
        highest: usize,
    },
    /// The challenger has too many running challenges.
    #[error("the challenger has {most} running challenges")]
    TooMany {
        /// The limit.
        most: usize,
    },
    /// The two have a running game of the ladder.
    #[error("they play each other already")]
    Playing,
    /// The challenger has challenged the same player within the last seven days.
    #[error("they were challenged a few days ago")]
    Lately {
        /// When the next challenge is possible.
        again: Timestamp,
    },
    /// The other player has too many running challenges.
    #[error("they have {most} incoming challenges")]
    Full {
        /// The limit.
        most: usize,
    },
    /// The other player is on vacation.
    #[error("they are on vacation")]
    Away,
}
