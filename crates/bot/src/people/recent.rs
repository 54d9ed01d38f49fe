//! Actions of members within the last hour, in memory: they limit each member's share of the processor and show
//! moderators who is busy. Limits on notifications are counted from the database instead.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::clock::{Span, Timestamp};
use crate::game::{ClubId, PlayerId};

/// Period for which actions are remembered.
pub(crate) const HOUR: Span = Span::hours(1);
/// Number of members above which those idle for an hour are removed.
const PURGE_ABOVE: usize = 1024;
/// The most members that are named among the busiest.
const MOST_BUSY: usize = 5;

/// Kinds of actions that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    Challenge,
    /// A puzzle, posted or proposed.
    Puzzle,
    /// A practice puzzle.
    Practice,
    Film,
    /// A deletion of one's data.
    Forgetting,
}

/// Recent actions of members: the state of their rate limits.
#[derive(Debug, Default)]
pub(crate) struct Recent(Mutex<HashMap<PlayerId, VecDeque<Use>>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Use {
    act: Act,
    at: Timestamp,
    club: Option<ClubId>,
}

/// A member's number of actions of a kind within the last hour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Busy {
    pub(crate) challenges: usize,
    pub(crate) puzzles: usize,
    pub(crate) films: usize,
}

impl Busy {
    fn all(self) -> usize {
        self.challenges + self.puzzles + self.films
    }
}

impl Recent {
    /// Notes that `player` does this in `club` at `now`, unless they have done it `most` times within an hour; undone
    /// if the guard is dropped.
    pub(crate) fn spend(
        self: &Arc<Self>,
        player: PlayerId,
        act: Act,
        club: Option<ClubId>,
        now: Timestamp,
        most: u16,
    ) -> Option<Spent> {
        let mut members = self.lock();
        let is_fresh = |used: &Use| now.since(used.at) < HOUR;
        if members.len() >= PURGE_ABOVE {
            members.retain(|_, uses| uses.back().is_some_and(is_fresh));
        }
        let uses = members.entry(player).or_default();
        uses.retain(is_fresh);
        if uses.iter().filter(|used| used.act == act).count() >= usize::from(most) {
            return None;
        }
        let used = Use { act, at: now, club };
        uses.push_back(used);
        Some(Spent {
            recent: Arc::clone(self),
            player,
            used: Some(used),
        })
    }

    /// The busiest members of `club` within the hour before `now`, the busiest first.
    pub(crate) fn busiest(&self, club: ClubId, now: Timestamp) -> Vec<(PlayerId, Busy)> {
        let members = self.lock();
        let busy = members.iter().map(|(&player, uses)| {
            let mut busy = Busy::default();
            for used in uses {
                if used.club == Some(club) && now.since(used.at) < HOUR {
                    match used.act {
                        Act::Challenge => busy.challenges += 1,
                        Act::Puzzle => busy.puzzles += 1,
                        Act::Film => busy.films += 1,
                        Act::Practice | Act::Forgetting => {}
                    }
                }
            }
            (player, busy)
        });
        let mut busy: Vec<_> = busy.filter(|(_, busy)| busy.all() > 0).collect();
        busy.sort_by_key(|(player, busy)| (std::cmp::Reverse(busy.all()), *player));
        busy.truncate(MOST_BUSY);
        busy
    }

    /// Forgets the actions of `player`, but not how often they were forgotten.
    pub(crate) fn forget(&self, player: PlayerId) {
        let mut members = self.lock();
        if let Some(uses) = members.get_mut(&player) {
            uses.retain(|used| used.act == Act::Forgetting);
            if uses.is_empty() {
                members.remove(&player);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PlayerId, VecDeque<Use>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An action that counts once it is written.
#[derive(Debug)]
pub(crate) struct Spent {
    recent: Arc<Recent>,
    player: PlayerId,
    used: Option<Use>,
}

impl Spent {
    /// It has been done.
    pub(crate) fn keep(mut self) {
        self.used = None;
    }
}

impl Drop for Spent {
    fn drop(&mut self) {
        let Some(undone) = self.used else { return };
        let mut members = self.recent.lock();
        if let Some(uses) = members.get_mut(&self.player)
            && let Some(at) = uses.iter().rposition(|used| *used == undone)
        {
            uses.remove(at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_to_nothing_does_not_count_and_an_hour_later_nothing_does() {
        let recent = Arc::new(Recent::default());
        let (player, club) = (PlayerId::new(1), Some(ClubId::new(5)));
        let now = Timestamp::from_millis(0);
        let spend = |at| recent.spend(player, Act::Film, club, at, 2);
        drop(spend(now).unwrap());
        spend(now).unwrap().keep();
        spend(now).unwrap().keep();
        assert!(spend(now).is_none());
        let other = recent.spend(player, Act::Puzzle, club, now, 2);
        assert!(other.is_some(), "each is counted by itself");
        assert!(spend(now.after(HOUR)).is_some());
    }

    #[test]
    fn those_who_have_done_nothing_lately_are_forgotten() {
        let recent = Arc::new(Recent::default());
        let now = Timestamp::from_millis(0);
        for id in 0..3 * PURGE_ABOVE as u64 {
            let at = now.after(Span::minutes(id.cast_signed()));
            let spent = recent.spend(PlayerId::new(id), Act::Film, None, at, 9);
            spent.unwrap().keep();
        }
        assert!(recent.lock().len() <= PURGE_ABOVE);
    }
    #[test]
    fn the_busiest_of_the_last_hour_are_told_first_and_whoever_is_forgotten_is_not() {
        let recent = Arc::new(Recent::default());
        let club = ClubId::new(5);
        let now = Timestamp::from_millis(0);
        let spend = |id: u64, count: usize, at: Timestamp| {
            for _ in 0..count {
                let spent = recent.spend(PlayerId::new(id), Act::Film, Some(club), at, 99);
                spent.unwrap().keep();
            }
        };
        spend(9, 9, now.after(HOUR.times(-2)));
        spend(1, 1, now);
        spend(2, 3, now);
        (3..=7).for_each(|id| spend(id, 2, now));
        let busiest = || {
            recent
                .busiest(club, now)
                .into_iter()
                .map(|(player, _)| player.get())
        };
        assert!(busiest().eq([2, 3, 4, 5, 6]));
        recent.forget(PlayerId::new(2));
        assert!(busiest().eq([3, 4, 5, 6, 7]));
    }
}
