//! How far a game has come.

use super::PlayerId;
use crate::clock::Timestamp;
use tengen_rules::{Color, Marking, Outcome, Score, Trial};

/// How far a game has come, with what is known then and only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<'a> {
    /// A challenge that nobody has accepted yet.
    Offered {
        /// When it lapses: from this time on it can no longer be accepted.
        expires: Timestamp,
        /// Those who have accepted, where several have to.
        joined: &'a [PlayerId],
    },
    /// The players move in turn.
    Playing,
    /// Both have passed: the players agree which stones are dead.
    Counting {
        /// The marking so far.
        marking: Marking,
        /// The side that has agreed to this very marking, if one has.
        agreed: Option<Color>,
    },
    /// Both have agreed the count, and until both confirm it, either may object (Japanese 1989, Article 10).
    Confirming {
        /// The count.
        score: &'a Score,
        /// The side that has confirmed it, if one has.
        confirmed: Option<Color>,
    },
    /// A dispute in the count is played out on a copy of the board (Japanese 1989, Article 7.2).
    Trial {
        /// The marking when it began, to which the count returns.
        marking: Marking,
        /// The copy.
        trial: &'a Trial,
    },
    /// The game is over.
    Finished(&'a Outcome),
    /// The challenge came to nothing.
    Closed(Closing),
}

impl Phase<'_> {
    /// Whether the game is going on: accepted and not over.
    pub fn is_running(&self) -> bool {
        matches!(
            self,
            Self::Playing | Self::Counting { .. } | Self::Confirming { .. } | Self::Trial { .. }
        )
    }
}

/// How a challenge came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closing {
    /// The invited player declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// A challenge with other terms took its place.
    Replaced,
    /// Nobody accepted in time.
    Lapsed,
}
