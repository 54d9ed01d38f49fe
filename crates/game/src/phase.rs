//! The phases of a game.

use super::PlayerId;
use crate::clock::Timestamp;
use tengen_rules::{Color, Marking, Outcome, Trial};

/// The phase of a game, with the data that exists in that phase alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<'a> {
    /// A challenge that nobody has accepted yet.
    Offered {
        /// The time from which on it can no longer be accepted.
        expires: Timestamp,
        /// Those who have accepted, where several have to.
        joined: &'a [PlayerId],
    },
    /// The players move in turn.
    Playing,
    /// Both have passed: the players agree which stones are dead.
    Counting {
        /// The current marking.
        marking: Marking,
        /// The side that has agreed to this marking, and to the resulting count.
        agreed: Option<Color>,
    },
    /// A trial: a dispute in the count is played out on a copy of the board (Japanese 1989, Article 7.2).
    Trial {
        /// The marking when it began, to which the count returns.
        marking: Marking,
        trial: &'a Trial,
    },
    /// The game is over.
    Finished(&'a Outcome),
    /// The challenge came to nothing.
    Closed(Closing),
}

impl Phase<'_> {
    /// Whether the game is accepted and not over.
    pub fn is_running(&self) -> bool {
        matches!(
            self,
            Self::Playing | Self::Counting { .. } | Self::Trial { .. }
        )
    }
}

/// How a challenge was closed.
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
