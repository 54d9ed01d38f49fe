//! What one side proposes and the other has to consent to.

use super::PlayerId;

/// What one side proposes and the other has to consent to. One proposal at a time lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proposal {
    /// The whole board has come back: no result (Japanese 1989, Article 12). Void with the next move.
    NoResult,
    /// Both lose (Japanese 1989, Article 13). Void with the next move.
    BothLose,
    /// In Pair Go, another player takes a seat of the side that proposes it.
    Substitute {
        /// Who leaves.
        out: PlayerId,
        /// Who comes.
        into: PlayerId,
    },
}

/// What a moderator rules. The game is over then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// One side has violated the rules and loses (Japanese 1989, Article 14).
    Forfeit {
        /// The side that loses.
        loser: crate::rules::Color,
    },
    /// Both lose (Japanese 1989, Article 13).
    BothLose,
}
