//! Coming and going: who stands on which rung.

use super::Ladder;
use crate::clock::{Span, Timestamp};

/// How long a newcomer has to make a first challenge.
const FIRST_CHALLENGE: Span = Span::days(14);

/// Somebody on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung<Who> {
    /// Who it is.
    pub who: Who,
    /// When they joined.
    pub joined: Timestamp,
    /// Whether they have challenged somebody since.
    pub has_challenged: bool,
}

/// Somebody who joins stands on the ladder already, in this place, from 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("already on the ladder, in place {0}")]
pub struct AlreadyThere(pub usize);

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// Everybody on the ladder, the first place first.
    pub fn rungs(&self) -> &[Rung<Who>] {
        &self.rungs
    }

    /// The place of `who`, from 1 on, if they stand on the ladder.
    pub fn place(&self, who: Who) -> Option<usize> {
        let index = self.rungs.iter().position(|rung| rung.who == who)?;
        Some(index + 1)
    }

    /// Puts `who` in the last place, and gives it.
    ///
    /// # Errors
    ///
    /// [`AlreadyThere`]; nothing has changed then.
    pub fn join(&mut self, who: Who, now: Timestamp) -> Result<usize, AlreadyThere> {
        if let Some(place) = self.place(who) {
            return Err(AlreadyThere(place));
        }
        self.rungs.push(Rung {
            who,
            joined: now,
            has_challenged: false,
        });
        Ok(self.rungs.len())
    }

    /// Takes `who` off the ladder, and gives their games that are still running there, which they resign.
    /// Those below move up.
    pub fn leave(&mut self, who: Who) -> Vec<Game> {
        self.rungs.retain(|rung| rung.who != who);
        self.lately
            .retain(|(challenger, other, _)| ![*challenger, *other].contains(&who));
        let is_theirs = |challenger, challenged| [challenger, challenged].contains(&who);
        let theirs = self.running.iter();
        let theirs = theirs.filter(|one| is_theirs(one.challenger, one.challenged));
        let games = theirs.map(|one| one.game).collect();
        self.running
            .retain(|one| !is_theirs(one.challenger, one.challenged));
        games
    }

    /// Newcomers who have challenged nobody in time and are not `away`: they are to be moved out.
    pub fn idle(&self, now: Timestamp, away: impl Fn(Who) -> bool) -> Vec<Who> {
        let is_idle = |rung: &&Rung<Who>| {
            !rung.has_challenged
                && rung.joined.after(FIRST_CHALLENGE) <= now
                && !away(rung.who)
                && !self.plays(rung.who)
        };
        self.rungs
            .iter()
            .filter(is_idle)
            .map(|rung| rung.who)
            .collect()
    }

    /// Whether `who` plays a game of the ladder.
    fn plays(&self, who: Who) -> bool {
        let mut running = self.running.iter();
        running.any(|one| [one.challenger, one.challenged].contains(&who))
    }
}
