//! Puzzles that were posted, who has tried them, and when they close.

mod forget;
mod id;
mod practice;
mod proposal;
mod read;
pub(crate) mod shape;
mod tables;
mod write;

use self::forget::forget;
pub use self::id::PuzzleId;
use self::tables::TABLES;
pub use practice::Practice;
pub use proposal::Proposal;
pub(super) use write::put_puzzle;

use crate::part::Part;
use crate::{OutboxKind, Overtakes, Partition};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, MessageId, Place, PlayerId};
use tengen_puzzle::{Level, Puzzle, Topic};

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(forget),
    ..Part::NONE
};

/// Updates the message of a puzzle: the number of attempts, or its solution.
pub const PUZZLE_MESSAGE: OutboxKind<ChannelId, PuzzleId> =
    OutboxKind::new("puzzle", Partition::Upkeep).overtaking(Overtakes::Same);

/// A puzzle that was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The puzzle itself.
    pub puzzle: Puzzle,
    /// Its difficulty, as measured or as stated by its author.
    pub level: Level,
    /// The member who asked for it; none if it is a daily one, or they were forgotten.
    pub by: Option<PlayerId>,
    /// The place of its post.
    pub place: Place,
    /// The time of its post.
    pub at: Timestamp,
    /// The time at which it closes by itself.
    pub closes: Timestamp,
    /// The time at which it was closed, if it is.
    pub closed: Option<Timestamp>,
    /// The message that shows it, if that is known.
    pub message: Option<MessageId>,
    /// Whether the poster knows the solution, so that their answers don't count.
    pub poster_knows: bool,
}

impl Posted {
    /// Whether answers no longer count at `now`.
    pub fn is_closed(&self, now: Timestamp) -> bool {
        self.closed.is_some() || self.closes <= now
    }
}

/// A person's attempts at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The time of the first answer.
    pub since: Timestamp,
    /// Number of answers that count, at least 1.
    pub tries: u32,
    pub stage: AttemptStage,
}

/// The progress of a person's attempts at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptStage {
    /// It is not solved yet.
    Trying,
    /// The last answer that was counted solved it.
    Solved,
    /// They know the solution, but have not found it: they have asked for it, or a wrong answer has ended the attempt.
    GaveUp,
}

/// An action on a puzzle: an answer, or giving up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// A right answer.
    Right,
    /// A wrong answer, after which they may try again.
    Wrong,
    /// A wrong answer that ends the attempt: among a few offered choices, a second answer would be a guess.
    Miss,
    /// Asking for the solution; not possible before the first answer.
    GiveUp,
}

/// The numbers of people who have tried and solved a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number who have answered at least once.
    pub tried: usize,
    /// The number who have solved it.
    pub solved: usize,
}

/// A person's attempt at a puzzle of a club, for the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    pub puzzle: PuzzleId,
    pub topic: Topic,
    /// Its difficulty, as measured when it was posted or as stated by its author.
    pub level: Level,
    pub player: PlayerId,
    pub attempt: Attempt,
}
