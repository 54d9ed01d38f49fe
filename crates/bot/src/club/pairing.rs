//! Pairs members for weekly games and club evenings: near in rank, no pair twice in a row, and first those who were
//! left out last time.

use crate::evening::Wish;
use crate::game::PlayerId;
use crate::rules::Rank;
use crate::tournament::heaviest_pairs;

/// The rank assumed for members who have stated none.
const ASSUMED_RANK: Rank = Rank::kyu(15).expect("15 is from 1 to 30");
/// Bonus for a pair with a teacher and a pupil: larger than any difference of ranks, which is 38 at most.
const TEACHING_BONUS: i64 = 10_000;
/// Penalty of a pair that played each other the last time: more than all of the above.
const REPEAT_PENALTY: i64 = 1_000_000;
/// Penalty for leaving a member out a second time: more than any number of repeated pairs.
const LEFT_OUT_PENALTY: i64 = 1_000_000_000;
/// Penalty of a pair that does not want to play: more than all the others together.
const BLOCK_PENALTY: i64 = 1_000_000_000_000;

/// The most members that one matching pairs, neighbours in rank: its time grows with the cube of their number.
const MOST_MATCHED: usize = 200;

/// A member who wants a game.
#[derive(Clone, Debug)]
pub struct Seeker {
    pub player: PlayerId,
    /// Their rank, if stated.
    pub rank: Option<Rank>,
    /// Their opponents of the last time.
    pub met: Vec<PlayerId>,
    /// Whether they were left out the last time.
    pub was_left_out: bool,
    /// Members whom they refuse to play.
    pub blocks: Vec<PlayerId>,
    /// The kind of game that they want.
    pub wish: Wish,
}

impl Seeker {
    fn wants(&self, other: &Self) -> bool {
        !self.blocks.contains(&other.player) && !other.blocks.contains(&self.player)
    }

    fn strength(&self) -> Rank {
        self.rank.unwrap_or(ASSUMED_RANK)
    }

    /// Whether they teach in a game against `other`: only the stronger player can. If a rank is unknown, the wish to
    /// teach is trusted, since beginners seldom have a rank.
    pub fn teaches(&self, other: &Self) -> bool {
        let is_stronger = match (self.rank, other.rank) {
            (Some(own), Some(others)) => own > others,
            _ => true,
        };
        self.wish == Wish::Teach && other.wish == Wish::Learn && is_stronger
    }

    fn weight(&self, other: &Self) -> i64 {
        let steps = i64::from(self.strength().above(other.strength()));
        let again = self.met.contains(&other.player) || other.met.contains(&self.player);
        let mut weight = if self.teaches(other) || other.teaches(self) {
            TEACHING_BONUS
        } else {
            -steps * steps
        };
        if again {
            weight -= REPEAT_PENALTY;
        }
        if !self.wants(other) {
            weight -= BLOCK_PENALTY;
        }
        weight
    }
}

/// The pairs by their indices in `seekers`, and the members without one.
pub fn pairs(seekers: &[Seeker]) -> (Vec<(usize, usize)>, Vec<usize>) {
    let mut by_rank: Vec<usize> = (0..seekers.len()).collect();
    by_rank.sort_by_key(|&place| seekers[place].strength());
    let (mut paired, mut left) = (Vec::new(), Vec::new());
    for group in by_rank.chunks(MOST_MATCHED) {
        // For an odd number, a virtual member is added at the end, whose partner has no game.
        let even = group.len().next_multiple_of(2);
        let seeker = |at: usize| group.get(at).map(|&place| &seekers[place]);
        let weight = |a: usize, b: usize| match (seeker(a), seeker(b)) {
            (Some(one), Some(other)) => one.weight(other),
            (Some(one), None) if one.was_left_out => -LEFT_OUT_PENALTY,
            _ => 0,
        };
        for (a, b) in heaviest_pairs(even, weight, |_, _| false) {
            match (seeker(a), seeker(b)) {
                (Some(one), Some(other)) if one.wants(other) => {
                    paired.push((group[a].min(group[b]), group[a].max(group[b])));
                }
                _ => left.extend(group.get(a).into_iter().chain(group.get(b))),
            }
        }
    }
    paired.sort_unstable();
    left.sort_unstable();
    (paired, left)
}
