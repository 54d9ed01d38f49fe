//! Past evenings, and attendance.

use super::Evening;
use tengen_game::PlayerId;
use tengen_game::clock::Timestamp;

/// Number of past evenings that are kept: a year's, if there is one each week.
pub(super) const MOST: usize = 53;

/// A past evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    pub began: Timestamp,
    pub came: Vec<PlayerId>,
}

impl Evening {
    /// The number of evenings since `since`, and how many of them each player has attended, most first.
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
        // Ties keep the order of arrival at the latest evening.
        counted.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        (held.len(), counted)
    }
}
