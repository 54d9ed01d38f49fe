//! Who takes part in a tournament.

use super::{Contest, Round};
use crate::clock::Timestamp;
use crate::game::PlayerId;
use crate::rules::Rank;

/// As what those play who have told no rank.
const UNRANKED: Rank = match Rank::kyu(20) {
    Some(rank) => rank,
    None => panic!("20 is from 1 to 30"),
};

/// Somebody who has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who; nobody once they are forgotten.
    pub player: PlayerId,
    /// The rank that they had told when they entered, at last before their first round.
    pub rank: Option<Rank>,
    /// Whether they play.
    pub standing: Standing,
    /// Since when that is so.
    pub since: Timestamp,
}

impl Entry {
    /// The rank by which they are paired: 20k where they have told none.
    #[must_use]
    pub fn plays_as(&self) -> Rank {
        self.rank.unwrap_or(UNRANKED)
    }
}

impl Contest {
    /// Has the entry play as `rank`; gives whether that is another one. From their first round on nobody's is another
    /// one: start scores would move. What was proposed by the old one is not published any more.
    pub(super) fn tell_rank(&mut self, index: EntryIndex, rank: Option<Rank>) -> bool {
        let is_other = self.entry(index).rank != rank;
        let is_told = is_other && !self.was_in_a_round(index);
        if is_told {
            self.entries[index.get()].rank = rank;
            self.proposal = None;
        }
        is_told
    }

    /// Whether the entry was paired, or had a bye.
    fn was_in_a_round(&self, index: EntryIndex) -> bool {
        let is_in = |round: &Round| {
            round.byes.contains(&index)
                || round
                    .pairs
                    .iter()
                    .any(|pair| pair.color_of(index).is_some())
        };
        self.rounds.iter().any(is_in)
    }
}

/// Whether somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// In the next round.
    Entered,
    /// Once there is room.
    Waiting,
    /// No more.
    Withdrawn,
}

/// The place of an entry among those of its tournament, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryIndex(u16);

impl EntryIndex {
    /// The place `index`.
    ///
    /// # Panics
    ///
    /// If there cannot be so many entries.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u16::try_from(index).expect("entries are bounded"))
    }

    /// The place as an index.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
