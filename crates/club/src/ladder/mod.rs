//! A ladder: who may challenge whom, and what becomes of their places. The rules are those of OGS (`Ladder.tsx`).
//!
//! On a [`Ladder`], people and games are whatever names them; a [`ClubLadder`] is one that is played in a channel.

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
    lately: Vec<Lately<Who>>,
}

/// A game of the ladder that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running<Who, Game> {
    /// Which.
    pub game: Game,
    /// Who moves up by winning it.
    pub challenger: Who,
    /// Whose place is at stake.
    pub challenged: Who,
}

/// That somebody has challenged somebody, as long as that matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lately<Who> {
    /// Who has.
    pub challenger: Who,
    /// Whom.
    pub challenged: Who,
    /// When.
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
    /// The ladder of these parts; none if somebody stands on two rungs, or a game is played twice.
    pub fn of(
        rungs: Vec<Rung<Who>>,
        running: Vec<Running<Who, Game>>,
        lately: Vec<Lately<Who>>,
    ) -> Option<Self> {
        let repeated =
            |at: usize, rung: &Rung<Who>| rungs[..at].iter().any(|one| one.who == rung.who);
        let stands_twice = rungs
            .iter()
            .enumerate()
            .any(|(at, rung)| repeated(at, rung));
        let repeated = |at: usize, one: &Running<_, Game>| {
            running[..at].iter().any(|other| other.game == one.game)
        };
        let is_played_twice = running
            .iter()
            .enumerate()
            .any(|(at, one)| repeated(at, one));
        (!stands_twice && !is_played_twice).then_some(Self {
            rungs,
            running,
            lately,
        })
    }

    /// The games that are not over.
    pub fn running(&self) -> &[Running<Who, Game>] {
        &self.running
    }

    /// Who has challenged whom lately.
    pub fn lately(&self) -> &[Lately<Who>] {
        &self.lately
    }
}
