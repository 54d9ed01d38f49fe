//! Proposals of one side that the other has to accept, and the missing consents.

use super::{Actor, Event, EventKind, Game, Listed as _, Place, PlayerId, Revision};
use crate::clock::Span;
use tengen_rules::Color;

/// A proposal of one side that the other has to accept. One at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// The whole board was repeated: no result (Japanese 1989, Article 12). Void with the next move.
    NoResult,
    /// Both lose (Japanese 1989, Article 13). Void with the next move.
    BothLose,
    /// In a game of several on a side, another player takes a seat of the proposing side. They have to accept, too.
    Substitute { out: PlayerId, into: PlayerId },
    /// The board goes back to before the last move of the proposing side. Void with the next move.
    Undo {
        /// Number of events before that move.
        to: Revision,
    },
    /// Stop the clocks until somebody moves or restarts them.
    Pause,
    /// Call the game off: nobody wins or loses.
    CallOff,
    /// A draw, where the rules know one. Void with the next move.
    Draw,
    /// Continue the game in another place.
    GoOnIn { place: Place },
}

impl Proposal {
    /// Whether the next move makes it void.
    pub fn is_void_with_a_move(self) -> bool {
        match self {
            Self::NoResult | Self::BothLose | Self::Undo { .. } | Self::Pause | Self::Draw => true,
            Self::Substitute { .. } | Self::CallOff | Self::GoOnIn { .. } => false,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// One side has violated the rules and loses (Japanese 1989, Article 14).
    Forfeit { loser: Color },
    /// Both lose (Japanese 1989, Article 13).
    BothLose,
    /// One side wins by the moderator's judgement of the board.
    Adjudicated { winner: Color },
    /// The game is called off: nobody wins or loses.
    CalledOff,
    /// A side gets more time.
    MoreTime {
        color: Color,
        /// At most [`super::MOST_TIME_GIVEN`].
        span: Span,
    },
    /// The result does not count for ratings, whether the game is over or not.
    Annulled,
    /// Another player takes a seat.
    Reseat { out: PlayerId, into: PlayerId },
}

impl Game {
    /// The players whose consent to the open proposal is missing: the other side's, any of whom consents for all, and a
    /// substitute, who consents for themselves.
    pub fn players_to_consent(&self) -> Vec<PlayerId> {
        let (Some((color, _)), Some(seats)) = (self.open_proposal(), self.seats()) else {
            return Vec::new();
        };
        let other_side = seats[!color].players();
        match (self.substitute(), self.first_consent()) {
            (None, _) => other_side.collect(),
            (Some((_, into)), None) => other_side.chain([into]).collect(),
            (Some((_, into)), Some(first)) if first == into => other_side.collect(),
            (Some((_, into)), Some(_)) => vec![into],
        }
    }

    /// The first of the two consents to a proposed substitution: a player of the other side, or the substitute.
    pub fn first_consent(&self) -> Option<PlayerId> {
        self.substitute()?;
        let latest = self.events.iter().rev();
        let mut since = latest.take_while(|event| !is_proposal(event));
        let consent = since.find(|event| matches!(event.kind, EventKind::Consented { .. }));
        match consent?.by {
            Actor::Player(player) | Actor::Plan(player) => Some(player),
            Actor::Moderator(_) | Actor::Clock => None,
        }
    }
}

fn is_proposal(event: &Event) -> bool {
    matches!(event.kind, EventKind::Proposed { .. })
}
