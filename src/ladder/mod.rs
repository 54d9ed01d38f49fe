//! A ladder: who may challenge whom, and what becomes of their places. The rules are those of OGS (`Ladder.tsx`).
//!
//! People and games are whatever names them. Nothing here knows a game's rules or its board.
//!
//! The bot has no ladders yet: nothing outside this module uses it.

mod challenge;
mod end;
mod refusal;
mod rung;

pub use end::{End, Moved};
pub use refusal::Refusal;
pub use rung::{AlreadyThere, Rung};

use crate::clock::Timestamp;

/// A ladder. The first rung is the highest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder<Who, Game> {
    rungs: Vec<Rung<Who>>,
    running: Vec<Running<Who, Game>>,
    /// Who has challenged whom, and when: as long as that matters.
    lately: Vec<(Who, Who, Timestamp)>,
}

/// A game of the ladder that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running<Who, Game> {
    game: Game,
    challenger: Who,
    challenged: Who,
}

impl<Who, Game> Default for Ladder<Who, Game> {
    fn default() -> Self {
        Self {
            rungs: Vec::new(),
            running: Vec::new(),
            lately: Vec::new(),
        }
    }
}
