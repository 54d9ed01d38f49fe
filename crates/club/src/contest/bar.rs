//! The bar of a McMahon tournament: from which rank on everybody starts level.

use std::cmp::Reverse;

use super::{Contest, EntryIndex, Standing, System};
use tengen_rules::Rank;

impl Contest {
    /// The McMahon bar: from this rank on everybody starts with the same score. Before the first round it follows from
    /// the entries; afterwards it is fixed.
    ///
    /// None without players, in other systems, and in tournaments whose first round was published before bars followed
    /// from the field: their bar stays where it was.
    #[must_use]
    pub fn bar(&self) -> Option<Rank> {
        let top = if self.rounds.is_empty() {
            self.top_group()
        } else {
            self.seeds.clone()
        };
        let is_mcmahon = self.setup.system == System::McMahon;
        let ranks = top
            .into_iter()
            .map(|index| self.entry(index).side.plays_as());
        ranks.min().filter(|_| is_mcmahon)
    }

    /// The top group: the strongest players, at least one more than there are rounds, and everybody of the same rank as
    /// the last of them.
    ///
    /// So a player who wins every game is first, and does not run out of opponents in the group. The Tournament
    /// Organisers' Handbook of the British Go Association recommends at least that: 5 to 10 players above the bar for 4
    /// rounds, 6 to 12 for 5 (<https://www.weddslist.com/oh/handbookch9.html>).
    pub(super) fn top_group(&self) -> Vec<EntryIndex> {
        let mut players: Vec<_> = self.of(Standing::Entered).collect();
        players.sort_unstable();
        players.sort_by_key(|index| Reverse(self.entry(*index).side.plays_as()));
        let least = usize::from(self.setup.rounds) + 1;
        let last = players.iter().take(least).next_back();
        let Some(bar) = last.map(|index| self.entry(*index).side.plays_as()) else {
            return players;
        };
        players.retain(|index| self.entry(*index).side.plays_as() >= bar);
        players
    }
}
