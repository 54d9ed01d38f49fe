//! The rules of challenging.

use super::{Ladder, RecentChallenge, Refusal, Rung, Running};
use tengen_game::clock::{Span, Timestamp};

/// Most running challenges by one player; those against players on vacation do not count.
const OUTGOING: usize = 3;
/// Most running challenges against one player.
const INCOMING: usize = 3;
/// Most running challenges against the first place.
const INCOMING_OF_FIRST: usize = 5;
/// Waiting time before challenging the same player again.
const REPEAT_INTERVAL: Span = Span::days(7);

/// Reach: percentage of one's own place number within which one may challenge.
pub const REACH: usize = 40;

/// The highest place within reach of place `own`: [`REACH`] percent above, at least one.
pub fn highest(own: usize) -> usize {
    own.saturating_sub((own * REACH / 100).max(1)).max(1)
}

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// Checks that `who` may challenge `other` now; `away` are the players on vacation.
    ///
    /// # Errors
    ///
    /// The first reason against it.
    pub fn may_challenge(
        &self,
        who: Who,
        other: Who,
        away: impl Fn(Who) -> bool,
        now: Timestamp,
    ) -> Result<(), Refusal> {
        if who == other {
            return Err(Refusal::Oneself);
        }
        let own = self.place(who).ok_or(Refusal::NotOn)?;
        let place = self.place(other).ok_or(Refusal::NotThere)?;
        if place > own {
            return Err(Refusal::Below);
        }
        let highest = highest(own);
        if place < highest {
            return Err(Refusal::TooFar { highest });
        }
        let is_own = |one: &&Running<_, _>| one.challenger == who && !away(one.challenged);
        if self.running.iter().filter(is_own).count() >= OUTGOING {
            return Err(Refusal::TooMany { most: OUTGOING });
        }
        let both = [(who, other), (other, who)];
        let mut running = self.running.iter();
        if running.any(|one| both.contains(&(one.challenger, one.challenged))) {
            return Err(Refusal::Playing);
        }
        let lately = self
            .lately
            .iter()
            .filter(|one| (one.challenger, one.challenged) == both[0]);
        let again = lately.map(|one| one.at.after(REPEAT_INTERVAL)).max();
        if let Some(again) = again.filter(|again| *again > now) {
            return Err(Refusal::Lately { again });
        }
        let most = match place {
            1 => INCOMING_OF_FIRST,
            _ => INCOMING,
        };
        let incoming = self.running.iter().filter(|one| one.challenged == other);
        if incoming.count() >= most {
            return Err(Refusal::Full { most });
        }
        if away(other) {
            Err(Refusal::Away)
        } else {
            Ok(())
        }
    }

    /// The players within reach above `who`, highest first, with their places; empty if `who` is not on the ladder.
    pub fn within_reach(&self, who: Who) -> impl Iterator<Item = (usize, &Rung<Who>)> {
        let own = self.place(who).unwrap_or(1);
        let places = highest(own)..own;
        places.map(|place| (place, &self.rungs[place - 1]))
    }

    /// Records `game`, in which `who` has challenged `other`.
    pub fn add_challenge(&mut self, game: Game, who: Who, other: Who, now: Timestamp) {
        self.running.push(Running {
            game,
            challenger: who,
            challenged: other,
        });
        self.note_challenge(who, other, now);
    }

    /// Records that `who` has challenged `other`.
    pub(super) fn note_challenge(&mut self, who: Who, other: Who, now: Timestamp) {
        self.lately
            .retain(|one| one.at.after(REPEAT_INTERVAL) > now);
        self.lately.push(RecentChallenge {
            challenger: who,
            challenged: other,
            at: now,
        });
        let mut rungs = self.rungs.iter_mut();
        if let Some(rung) = rungs.find(|rung| rung.who == who) {
            rung.has_played = true;
        }
    }
}
