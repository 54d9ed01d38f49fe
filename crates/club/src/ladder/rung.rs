//! Joining and leaving: players and their rungs.

use super::Ladder;
use tengen_game::TimeLimit;
use tengen_game::clock::{Span, Timestamp};

/// Time for a newcomer's first challenge.
const FIRST_CHALLENGE: Span = Span::days(14);

/// Most players on a ladder.
pub const MOST: usize = 500;

/// A player on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung<Who> {
    pub who: Who,
    /// Time for the first challenge.
    pub time: TimeLimit,
    /// Whether they have challenged somebody, or finished a game of the ladder.
    pub has_played: bool,
}

/// Why a player cannot join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotJoined {
    /// They are on the ladder already, at this place, from 1.
    #[error("already on the ladder, in place {0}")]
    AlreadyThere(usize),
    /// The ladder has [`MOST`] players.
    #[error("{MOST} are on the ladder")]
    Full,
}

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// The rungs, first place first.
    pub fn rungs(&self) -> &[Rung<Who>] {
        &self.rungs
    }

    /// The place of `who`, from 1.
    pub fn place(&self, who: Who) -> Option<usize> {
        let index = self.rungs.iter().position(|rung| rung.who == who)?;
        Some(index + 1)
    }

    /// Adds `who` at the last place and returns it.
    ///
    /// # Errors
    ///
    /// [`NotJoined`]; nothing has changed then.
    pub fn join(&mut self, who: Who, now: Timestamp) -> Result<usize, NotJoined> {
        if let Some(place) = self.place(who) {
            return Err(NotJoined::AlreadyThere(place));
        }
        if self.rungs.len() >= MOST {
            return Err(NotJoined::Full);
        }
        self.rungs.push(Rung {
            who,
            time: TimeLimit {
                since: now,
                span: FIRST_CHALLENGE,
            },
            has_played: false,
        });
        Ok(self.rungs.len())
    }

    /// Removes `who` and returns their running games, which they have to resign. Those below move up. Their recent
    /// challenges are kept: the waiting time also holds after rejoining.
    pub fn leave(&mut self, who: Who) -> Vec<Game> {
        self.rungs.retain(|rung| rung.who != who);
        let is_theirs = |challenger, challenged| [challenger, challenged].contains(&who);
        let theirs = self
            .running
            .iter()
            .filter(|one| is_theirs(one.challenger, one.challenged));
        let games = theirs.map(|one| one.game).collect();
        self.running
            .retain(|one| !is_theirs(one.challenger, one.challenged));
        games
    }

    /// Removes `who` with all challenges by and against them.
    pub fn forget(&mut self, who: Who) {
        self.leave(who);
        self.lately
            .retain(|one| ![one.challenger, one.challenged].contains(&who));
    }

    /// The earliest deadline for a first challenge.
    pub fn due(&self) -> Option<Timestamp> {
        let newcomers = self.rungs.iter().filter(|rung| self.is_new(rung));
        newcomers.map(|rung| rung.time.until()).min()
    }

    /// Newcomers whose time for a first challenge is over, as far as it is up to date: they must be removed.
    pub fn idle(&self, now: Timestamp) -> impl Iterator<Item = &Rung<Who>> {
        let is_idle = move |rung: &&Rung<Who>| self.is_new(rung) && rung.time.until() <= now;
        self.rungs.iter().filter(is_idle)
    }

    /// Updates the time of `rung`, unless the rung has changed since it was read.
    pub fn update_time(&mut self, rung: &Rung<Who>, time: TimeLimit) {
        let mut rungs = self.rungs.iter_mut();
        let same = rungs.find(|known| known.who == rung.who && known.time == rung.time);
        if let Some(known) = same {
            known.time = time;
        }
    }

    /// Whether the player still owes a first challenge: nobody challenged yet, somebody above, and no game of the
    /// ladder running.
    fn is_new(&self, rung: &Rung<Who>) -> bool {
        let on_top = self.rungs.first().map(|top| top.who) == Some(rung.who);
        let mut running = self.running.iter();
        let plays = running.any(|one| [one.challenger, one.challenged].contains(&rung.who));
        !on_top && !rung.has_played && !plays
    }
}
