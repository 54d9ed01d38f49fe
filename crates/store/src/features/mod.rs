//! The features' data, a folder or a file each: tables, shapes of rows, and changes.

mod contest;
pub(super) mod daily;
mod evening;
mod ladder;
mod league;
mod note;
mod plan;
pub(super) mod puzzle;
mod review;
mod simul;
mod summary;
mod vote;

use super::part::Part;

pub use self::contest::{
    CONTEST_MESSAGE, CONTEST_NEWS, CONTEST_OVER, CONTEST_TABLES, ContestError, ContestNews,
};
pub use self::daily::{Daily, NEW_PUZZLE};
pub use self::evening::{
    EVENING_ANNOUNCED, EVENING_MESSAGE, EVENING_SCHEDULED, EVENING_UNSCHEDULED, EveningError,
};
pub use self::ladder::{LADDER, LADDER_MESSAGE, LadderError, LadderForbids};
pub use self::league::{LEAGUE, LEAGUE_MESSAGE, LeagueError, LeagueForbids};
pub use self::note::NoteKept;
pub use self::puzzle::{
    Attempt, AttemptStage, PUZZLE_MESSAGE, Posted, Practice, Proposal, PuzzleAction, PuzzleId,
    Record, Tally,
};
pub use self::simul::{SIMUL, SIMUL_MESSAGE, SIMUL_OVER, SimulError};
pub use self::summary::NEW_SUMMARY;
pub use self::vote::{Cast, CastResult, RuledOut, Turn, Vote};

/// All of them. Exports hold their rows in this order.
pub(super) const PARTS: &[Part] = &[
    plan::PART,
    vote::PART,
    summary::PART,
    daily::PART,
    puzzle::PART,
    contest::PART,
    ladder::PART,
    league::PART,
    evening::PART,
    simul::PART,
    review::PART,
    note::PART,
];
