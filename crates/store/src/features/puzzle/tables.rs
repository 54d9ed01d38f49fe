//! The tables of puzzles.

use super::PuzzleId;
use super::shape::{Attempt, Posted, Practice, Proposal};
use crate::db::{Counter, Entry, Table, tables};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, PlayerId};

tables! {
    /// Studies that wait for a moderator, under their later numbers as puzzles.
    PROPOSALS: PuzzleId => Proposal = Table::record("proposals", "a proposal")
        .personal()
        .numbered(Counter::Puzzle, |puzzle| puzzle.get());
    /// Puzzles that were posted.
    PUZZLES: PuzzleId => Posted = Table::record("puzzles", "a puzzle")
        .indexed(entries)
        .numbered(Counter::Puzzle, |puzzle| puzzle.get());
    /// Attempts of people.
    ATTEMPTS: (PuzzleId, PlayerId) => Attempt = Table::record("attempts", "who has tried a puzzle")
        .personal()
        .indexed(|(puzzle, player), _| vec![PUZZLERS.entry(&(*player, *puzzle))]);
    /// The puzzle that each member solves alone: the next one takes its place.
    PRACTICE: PlayerId => Practice = Table::record("practice", "a puzzle that somebody solves alone")
        .personal();
    /// Puzzles that are open, and close by themselves.
    PUZZLES_DUE: (Timestamp, PuzzleId) => () = Table::derived("puzzles due", "when puzzles close");
    /// Puzzles that were posted in each club, by when they close by themselves.
    PUZZLES_IN: (ClubId, Timestamp, PuzzleId) => () =
        Table::derived("puzzles in", "a list of puzzles");
    /// The puzzles that each player has posted or tried.
    PUZZLERS: (PlayerId, PuzzleId) => () = Table::derived("puzzlers", "a list of puzzles");
}

/// Index entries of a puzzle.
fn entries(id: &PuzzleId, posted: &Posted) -> Vec<Entry> {
    let closes = Timestamp::from_millis(posted.closes);
    let by = posted.by.as_ref().map(|by| PlayerId::new(by.0));
    let puzzler = by.map(|by| PUZZLERS.entry(&(by, *id)));
    let due = posted.closed.is_none();
    let due = due.then(|| PUZZLES_DUE.entry(&(closes, *id)));
    let club = posted.club.as_ref().map(|club| ClubId::new(club.0));
    let club = club.map(|club| PUZZLES_IN.entry(&(club, closes, *id)));
    puzzler.into_iter().chain(due).chain(club).collect()
}
