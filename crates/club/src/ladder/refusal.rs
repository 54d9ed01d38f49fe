//! Why somebody may not be challenged.

use tengen_game::clock::Timestamp;

/// Why somebody may not be challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody challenges themselves.
    #[error("that is the challenger")]
    Oneself,
    /// The challenger does not stand on the ladder.
    #[error("the challenger is not on the ladder")]
    NotOn,
    /// They do not stand on the ladder.
    #[error("they are not on the ladder")]
    NotThere,
    /// They stand below.
    #[error("they stand below")]
    Below,
    /// They stand further above than the challenger reaches.
    #[error("places from {highest} on are within reach")]
    TooFar {
        /// The highest place within reach.
        highest: usize,
    },
    /// The challenger has as many running challenges as anybody may have.
    #[error("the challenger has {most} running challenges")]
    TooMany {
        /// How many anybody may have.
        most: usize,
    },
    /// The two play a game of the ladder already.
    #[error("they play each other already")]
    Playing,
    /// The challenger has challenged the same one a few days ago.
    #[error("they were challenged a few days ago")]
    Lately {
        /// From when on they may be challenged again.
        again: Timestamp,
    },
    /// They have as many incoming challenges as they may have.
    #[error("they have {most} incoming challenges")]
    Full {
        /// How many they may have.
        most: usize,
    },
    /// They are on vacation.
    #[error("they are on vacation")]
    Away,
}
