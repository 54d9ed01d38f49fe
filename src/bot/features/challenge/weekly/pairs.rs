//! Who plays whom: near in rank, nobody as last week, and whoever was left out comes first.

use crate::game::PlayerId;
use crate::rules::Rank;
use crate::tournament::heaviest_pairs;

/// What is taken for the rank of those who have told none.
const UNKNOWN: Rank = Rank::kyu(15).expect("15 is from 1 to 30");
/// What a pair weighs less that has played last week: more than any difference of ranks, which is 38 at most.
const AGAIN: i64 = 1_000_000;
/// What it weighs less to leave somebody out once more: more than that any number of pairs play again.
const OUT_AGAIN: i64 = 1_000_000_000;
/// What a pair weighs less that does not want to play: more than all else together.
const NEVER: i64 = 1_000_000_000_000;

/// A member who wants a game.
#[derive(Clone, Debug)]
pub struct Seeker {
    /// Who.
    pub player: PlayerId,
    /// How strong, if they have said so.
    pub rank: Option<Rank>,
    /// With whom they have played last week.
    pub last: Option<PlayerId>,
    /// Whether they were left out last week.
    pub was_left_out: bool,
    /// With whom they do not want to play.
    pub blocks: Vec<PlayerId>,
}

impl Seeker {
    fn wants(&self, other: &Self) -> bool {
        !self.blocks.contains(&other.player) && !other.blocks.contains(&self.player)
    }

    fn weight(&self, other: &Self) -> i64 {
        let rank = |seeker: &Self| seeker.rank.unwrap_or(UNKNOWN);
        let steps = i64::from(rank(self).above(rank(other)));
        let again = self.last == Some(other.player) || other.last == Some(self.player);
        let mut weight = -steps * steps;
        if again {
            weight -= AGAIN;
        }
        if !self.wants(other) {
            weight -= NEVER;
        }
        weight
    }
}

/// The pairs by their places in `seekers`, and who is left without one: nobody where all can be paired.
pub fn pairs(seekers: &[Seeker]) -> (Vec<(usize, usize)>, Vec<usize>) {
    let count = seekers.len();
    // With an odd number somebody is paired with nobody, who comes last.
    let even = count + count % 2;
    if even == 0 {
        return (Vec::new(), Vec::new());
    }
    let weight = |a: usize, b: usize| match seekers.get(b) {
        Some(other) => seekers[a].weight(other),
        None if seekers[a].was_left_out => -OUT_AGAIN,
        None => 0,
    };
    let (mut paired, mut left) = (Vec::new(), Vec::new());
    for (a, b) in heaviest_pairs(even, weight) {
        match seekers.get(b) {
            Some(other) if seekers[a].wants(other) => paired.push((a, b)),
            Some(_) => left.extend([a, b]),
            None => left.push(a),
        }
    }
    (paired, left)
}
