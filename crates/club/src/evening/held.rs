//! Evenings that are over, and who has come to how many.

use super::Evening;
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;

/// So many evenings are remembered: those of a year, if there is one each week.
pub(super) const MOST: usize = 53;

/// An evening that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// When it began.
    pub began: Timestamp,
    /// Who has come.
    pub came: Vec<PlayerId>,
}

impl Evening {
    /// How many evenings there have been since `since`, and who has come to how many of them: most of them first.
    pub fn attendance(&self, since: Timestamp) -> (usize, Vec<(PlayerId, usize)>) {
        let held: Vec<_> = self
            .held
            .iter()
            .filter(|held| held.began >= since)
            .collect();
        let mut counted: Vec<(PlayerId, usize)> = Vec::new();
        for &player in held.iter().flat_map(|held| &held.came) {
            match counted.iter_mut().find(|(one, _)| *one == player) {
                Some((_, count)) => *count += 1,
                None => counted.push((player, 1)),
            }
        }
        // Those who have come as often stay in the order in which they came to the latest one.
        counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        (held.len(), counted)
    }
}
