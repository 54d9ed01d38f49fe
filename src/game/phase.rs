//! How far a game has come.

use crate::clock::Timestamp;
use crate::rules::{Color, Marking, Outcome};

/// How far a game has come, with what is known then and only then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A challenge that nobody has accepted yet.
    Offered {
        /// When it lapses: from this time on it can no longer be accepted.
        expires: Timestamp,
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
    /// The game is over.
    Finished(Outcome),
    /// The challenge came to nothing.
    Closed(Closing),
}

/// How a challenge came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closing {
    /// The invited player declined.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody accepted in time.
    Lapsed,
}
