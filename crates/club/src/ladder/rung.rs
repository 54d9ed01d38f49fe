//! Coming and going: who stands on which rung.

use super::Ladder;
use tengen_game::Given;
use tengen_game::clock::{Span, Timestamp};

/// How long a newcomer has to make a first challenge.
const FIRST_CHALLENGE: Span = Span::days(14);

/// So many people stand on a ladder at most.
pub const MOST: usize = 500;

/// Somebody on the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung<Who> {
    /// Who it is.
    pub who: Who,
    /// Their time for a first challenge.
    pub time: Given,
    /// Whether they have challenged somebody, or played a game of the ladder to its end.
    pub has_played: bool,
}

/// Why somebody does not join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotJoined {
    /// They stand on the ladder already, in this place, from 1 on.
    #[error("already on the ladder, in place {0}")]
    AlreadyThere(usize),
    /// There are [`MOST`] others.
    #[error("{MOST} are on the ladder")]
    Full,
}

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
            time: Given {
                since: now,
                span: FIRST_CHALLENGE,
            },
            has_played: false,
        });
        Ok(self.rungs.len())
    }

    /// Takes `who` off the ladder, and gives their games that are still running there, which they resign.
    /// Those below move up. Whom they have challenged lately is not forgotten: who joins again waits as long.
    pub fn leave(&mut self, who: Who) -> Vec<Game> {
        self.rungs.retain(|rung| rung.who != who);
        let is_theirs = |challenger, challenged| [challenger, challenged].contains(&who);
        let theirs = self.running.iter();
        let theirs = theirs.filter(|one| is_theirs(one.challenger, one.challenged));
        let games = theirs.map(|one| one.game).collect();
        self.running
            .retain(|one| !is_theirs(one.challenger, one.challenged));
        games
    }

    /// Takes `who` off the ladder, and forgets whom they have challenged, and who them.
    pub fn forget(&mut self, who: Who) {
        self.leave(who);
        self.lately
            .retain(|one| ![one.challenger, one.challenged].contains(&who));
    }

    /// When the first newcomer has to have challenged somebody, if there is one.
    pub fn due(&self) -> Option<Timestamp> {
        let newcomers = self.rungs.iter().filter(|rung| self.is_new(rung));
        newcomers.map(|rung| rung.time.until()).min()
    }

    /// Newcomers who have challenged nobody in time, as far as that is up to date: they are to be moved out.
    pub fn idle(&self, now: Timestamp) -> impl Iterator<Item = &Rung<Who>> {
        let is_idle = move |rung: &&Rung<Who>| self.is_new(rung) && rung.time.until() <= now;
        self.rungs.iter().filter(is_idle)
    }

    /// The time of `rung`, if it stands as it was read, is this one as it is known now.
    pub fn keep_time(&mut self, rung: &Rung<Who>, time: Given) {
        let mut rungs = self.rungs.iter_mut();
        let same = rungs.find(|known| known.who == rung.who && known.time == rung.time);
        if let Some(known) = same {
            known.time = time;
        }
    }

    /// Whether somebody has challenged nobody yet, though somebody stands above, and plays no game of the ladder.
    fn is_new(&self, rung: &Rung<Who>) -> bool {
        let on_top = self.rungs.first().map(|top| top.who) == Some(rung.who);
        let mut running = self.running.iter();
        let plays = running.any(|one| [one.challenger, one.challenged].contains(&rung.who));
        !on_top && !rung.has_played && !plays
    }
}
