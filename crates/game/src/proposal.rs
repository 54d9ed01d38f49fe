//! What one side proposes and the other has to consent to.

use super::{Place, PlayerId, Revision};
use crate::clock::Span;
use tengen_rules::Color;

/// What one side proposes and the other has to consent to. One proposal at a time lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// The whole board has come back: no result (Japanese 1989, Article 12). Void with the next move.
    NoResult,
    /// Both lose (Japanese 1989, Article 13). Void with the next move.
    BothLose,
    /// Where a side has several players, another player takes a seat of the side that proposes it.
    /// They have to consent as well.
    Substitute {
        /// Who leaves.
        out: PlayerId,
        /// Who comes.
        into: PlayerId,
    },
    /// The board goes back to before the last move of the side that asks. Void with the next move.
    Undo {
        /// How many events the record had before that move.
        to: Revision,
    },
    /// The clocks stand until someone moves or wants them to go on.
    Pause,
    /// The game is called off: nobody wins or loses.
    CallOff,
    /// A draw, where the rules know one. Void with the next move.
    Draw,
    /// The game goes on in another place.
    GoOnIn {
        /// Where.
        place: Place,
    },
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

/// What a moderator rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// One side has violated the rules and loses (Japanese 1989, Article 14).
    Forfeit {
        /// The side that loses.
        loser: Color,
    },
    /// Both lose (Japanese 1989, Article 13).
    BothLose,
    /// One side wins, by what the moderator sees on the board.
    Adjudicated {
        /// The side that wins.
        winner: Color,
    },
    /// The game is called off: nobody wins or loses.
    CalledOff,
    /// A side gets more time.
    MoreTime {
        /// The side.
        color: Color,
        /// How much, up to [`super::MOST_TIME_GIVEN`].
        span: Span,
    },
    /// The result does not count for ratings, whether the game is over or not.
    Annulled,
    /// Another player takes a seat.
    Reseat {
        /// Who leaves.
        out: PlayerId,
        /// Who comes.
        into: PlayerId,
    },
}
