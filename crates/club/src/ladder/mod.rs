//! A ladder: who may challenge whom, and changes of places. The rules are those of OGS (`Ladder.tsx`).
//!
//! On a [`Ladder`], people and games are of any type that identifies them; a [`ClubLadder`] is played in a channel.

mod challenge;
mod club;
mod end;
mod refusal;
mod rung;

pub use challenge::{REACH, highest};
pub use club::{ClubLadder, Played};
pub use end::{End, Moved};
pub use refusal::Refusal;
pub use rung::{MOST, NotJoined, Rung};

use tengen_game::clock::Timestamp;

/// A ladder. The first rung is the highest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder<Who, Game> {
    rungs: Vec<Rung<Who>>,
    running: Vec<Running<Who, Game>>,
    lately: Vec<RecentChallenge<Who>>,
}

/// A running game of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running<Who, Game> {
    pub game: Game,
    /// The player who rises by winning it.
    pub challenger: Who,
    /// The player whose place is at stake.
    pub challenged: Who,
}

/// A recent challenge, kept while it blocks another one between the same two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecentChallenge<Who> {
    pub challenger: Who,
    pub challenged: Who,
    pub at: Timestamp,
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

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// A ladder from stored parts; none if a player or a game occurs twice.
    pub fn of(
        rungs: Vec<Rung<Who>>,
        running: Vec<Running<Who, Game>>,
        lately: Vec<RecentChallenge<Who>>,
    ) -> Option<Self> {
        let is_listed_before =
            |at: usize, rung: &Rung<Who>| rungs[..at].iter().any(|one| one.who == rung.who);
        let is_listed_twice = rungs
            .iter()
            .enumerate()
            .any(|(at, rung)| is_listed_before(at, rung));
        let is_running_before = |at: usize, one: &Running<_, Game>| {
            running[..at].iter().any(|other| other.game == one.game)
        };
        let is_played_twice = running
            .iter()
            .enumerate()
            .any(|(at, one)| is_running_before(at, one));
        (!is_listed_twice && !is_played_twice).then_some(Self {
            rungs,
            running,
            lately,
        })
    }

    pub fn running(&self) -> &[Running<Who, Game>] {
        &self.running
    }

    pub fn lately(&self) -> &[RecentChallenge<Who>] {
        &self.lately
    }
}
