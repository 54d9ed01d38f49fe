//! Who may challenge whom.

use super::{Ladder, Refusal, Running};
use crate::clock::{Span, Timestamp};

/// The most running challenges that one player has made; those against players on vacation do not count.
const OWN: usize = 3;
/// The most running challenges against one player.
const INCOMING: usize = 3;
/// The same for the player in first place.
const INCOMING_OF_FIRST: usize = 5;
/// How long a player waits before challenging the same one again.
const AGAIN: Span = Span::days(7);

/// How many places above the place `place` are within reach: 40 of a hundred of it, and one at least.
fn reach(place: usize) -> usize {
    (place * 2 / 5).max(1)
}

impl<Who: Copy + Eq, Game: Copy + Eq> Ladder<Who, Game> {
    /// Whether `who` may challenge `other` now, where `away` says who is on vacation.
    ///
    /// # Errors
    ///
    /// The first reason why not.
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
        let (Some(own), Some(place)) = (self.place(who), self.place(other)) else {
            return Err(Refusal::NotThere);
        };
        if place > own {
            return Err(Refusal::Below);
        }
        let highest = own.saturating_sub(reach(own)).max(1);
        if place < highest {
            return Err(Refusal::TooFar { highest });
        }
        let own = |one: &&Running<_, _>| one.challenger == who && !away(one.challenged);
        if self.running.iter().filter(own).count() >= OWN {
            return Err(Refusal::TooMany { most: OWN });
        }
        let both = [(who, other), (other, who)];
        let mut running = self.running.iter();
        if running.any(|one| both.contains(&(one.challenger, one.challenged))) {
            return Err(Refusal::Playing);
        }
        let lately = self.lately.iter();
        let lately =
            lately.filter(|(challenger, challenged, _)| (*challenger, *challenged) == both[0]);
        let again = lately.map(|(_, _, at)| at.after(AGAIN)).max();
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
        match away(other) {
            true => Err(Refusal::Away),
            false => Ok(()),
        }
    }

    /// Notes that `game` is being played since `who` has challenged `other`, which they may.
    pub fn challenged(&mut self, game: Game, who: Who, other: Who, now: Timestamp) {
        self.running.push(Running {
            game,
            challenger: who,
            challenged: other,
        });
        self.lately.retain(|(_, _, at)| at.after(AGAIN) > now);
        self.lately.push((who, other, now));
        let mut rungs = self.rungs.iter_mut();
        if let Some(rung) = rungs.find(|rung| rung.who == who) {
            rung.has_challenged = true;
        }
    }
}
