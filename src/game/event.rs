//! What has happened: the events of which a game's record is made.

use super::{Actor, Place, PlayerId, Seat, Terms};
use crate::clock::Timestamp;
use crate::rules::{ByColor, Color, Move, PointSet};

/// One thing that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// When it happened.
    pub at: Timestamp,
    /// Whose doing it was.
    pub by: Actor,
    /// What happened.
    pub kind: EventKind,
}

/// What happened.
///
/// Ends that follow from the rules (five in a row, two passes, both agreeing the count) have no event of their own:
/// they follow from the events that led there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// A challenge was made: always the first event, and only the first.
    Offered {
        /// What was proposed.
        terms: Terms,
        /// The one who may accept; anyone but the challenger where there is none.
        invited: Option<PlayerId>,
        /// Where the challenge was made.
        place: Place,
    },
    /// The challenge was accepted, and the players took their seats.
    Accepted {
        /// Who sits where.
        seats: ByColor<Seat>,
    },
    /// The invited player declined.
    Declined,
    /// The challenger took the challenge back.
    Withdrawn,
    /// Nobody accepted in time.
    Lapsed,
    /// The game moved to another place, such as a thread of its own.
    Relocated {
        /// Where it is played from now on.
        place: Place,
    },
    /// A stone was played, or a turn passed.
    Moved {
        /// Whose turn it was.
        color: Color,
        /// The move.
        mv: Move,
    },
    /// A player resigned.
    Resigned {
        /// The side that lost by it.
        color: Color,
    },
    /// In the count, a chain was marked.
    Marked {
        /// The whole chain.
        chain: PointSet,
        /// Marked as this.
        life: Life,
    },
    /// In the count, a player agreed to the marking as it is.
    Agreed {
        /// Whose player.
        color: Color,
    },
    /// A player asked to go on playing (Japanese rules 1989, article 9.3).
    Resumed {
        /// The side that asked; the other one plays first.
        color: Color,
    },
}

/// Whether the stones of a chain stay on the board for the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Life {
    /// They are taken off and count as prisoners.
    Dead,
    /// They stay.
    Alive,
}
