//! The bar of a McMahon tournament: from which rank on everybody starts level.

use std::cmp::Reverse;

use super::{Contest, EntryIndex, Standing, System};
use tengen_rules::Rank;

impl Contest {
    /// The rank from which on everybody starts with the same McMahon score; before the first round as the entries are
    /// now, and from then on as it was at its publication, whoever enters or leaves.
    ///
    /// None without a McMahon tournament or players, and for one whose first round was published before the field
    /// decided: its bar stays where it was.
    #[must_use]
    pub fn bar(&self) -> Option<Rank> {
        let top = match self.rounds.is_empty() {
            true => self.top_group(),
            false => self.seeds.clone(),
        };
        let is_mcmahon = self.setup.system == System::McMahon;
        let ranks = top
            .into_iter()
            .map(|index| self.entry(index).side.plays_as());
        ranks.min().filter(|_| is_mcmahon)
    }

    /// Those who are to start level: of those who play the strongest, at least one more than there are rounds, and
    /// all others of the rank of the last of them.
    ///
    /// So whoever wins every game is first, and nobody of them runs out of opponents among them. The Tournament
    /// Organisers' Handbook of the British Go Association recommends as many at least: 5 to 10 players above the bar
    /// for 4 rounds, 6 to 12 for 5 (<https://www.weddslist.com/oh/handbookch9.html>).
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
