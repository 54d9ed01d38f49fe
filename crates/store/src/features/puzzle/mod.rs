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

/// Its part in the store and at the ends of games.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(forget),
    ..Part::NONE
};

/// Updates the message of a puzzle: the number of attempts, or its solution.
pub const PUZZLE_SHOWN: OutboxKind<ChannelId, PuzzleId> =
    OutboxKind::new("puzzle", Partition::Upkeep).overtaking(Overtakes::Same);

/// A puzzle that was posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posted {
    /// The puzzle itself.
    pub puzzle: Puzzle,
    /// How hard it is: as it was measured, or as its author has it.
    pub level: Level,
    /// The member who asked for it; none if it is a daily one, or they were forgotten.
    pub by: Option<PlayerId>,
    /// The place of its post.
    pub place: Place,
    /// When.
    pub at: Timestamp,
    /// When it closes by itself.
    pub closes: Timestamp,
    /// When it was closed, if it is.
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
    /// When the first answer came.
    pub since: Timestamp,
    /// How many answers were counted, at least 1.
    pub tries: u32,
    /// How far it has come.
    pub stage: AttemptStage,
}

/// The progress of a person's attempts at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptStage {
    /// It is not solved yet.
    Trying,
    /// The last answer that was counted solved it.
    Solved,
    /// They know the solution, and have not found it: they have asked for it, or had one answer only.
    GaveUp,
}

/// An action on a puzzle: an answer, or giving up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// A right answer.
    Right,
    /// A wrong answer, after which they go on trying.
    Wrong,
    /// A wrong answer, which ends it: of a few choices that are offered another one would be a guess.
    Miss,
    /// They ask for the solution; before the first answer that is not possible.
    GiveUp,
}

/// How many have tried a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All who have answered at least once.
    pub tried: usize,
    /// The number who have solved it.
    pub solved: usize,
}

/// A person's attempt at a puzzle of a club, for the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Its topic.
    pub topic: Topic,
    /// How hard it is, as it was measured when it was posted, or as its author has it.
    pub level: Level,
    /// Who.
    pub player: PlayerId,
    /// Their attempts.
    pub attempt: Attempt,
}
