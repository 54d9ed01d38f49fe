//! Direct confrontation: games between players who are tied by other criteria.

use std::cmp::Ordering;

use super::event::{Index, Tournament};
use super::points::Points;

/// DC of each of `level`: players tied by the criteria before it, in their order.
///
/// A player is above another one beaten more often than lost to, and transitively above everybody below that one;
/// players in a cycle are not above one another. Places are assigned from below: each time the worst, by `order` of the
/// later criteria, of the remaining players who are above nobody. The value is the number of others at or below one's
/// own place, without those in the lowest place.
pub(super) fn direct_results(
    event: &Tournament,
    round: u8,
    level: &[Index],
    order: impl Fn(Index, Index) -> Ordering,
) -> Vec<Points> {
    let above = Above::of(event, round, level);
    let mut places = vec![Points::ZERO; level.len()];
    let mut left: Vec<usize> = (0..level.len()).collect();
    let mut lowest_layer = 0;
    while !left.is_empty() {
        let is_lowest = |one: &usize| !left.iter().any(|other| above.is(*one, *other));
        let lowest: Vec<usize> = left.iter().copied().filter(is_lowest).collect();
        let compare = |a: usize, b: usize| order(level[a], level[b]);
        let worst = lowest
            .iter()
            .copied()
            .max_by(|a, b| compare(*a, *b))
            .expect("the relation has no cycles, so somebody is lowest");
        let mut taken = lowest;
        taken.retain(|one| compare(*one, worst).is_eq());
        left.retain(|one| !taken.contains(one));
        if lowest_layer == 0 {
            lowest_layer = taken.len();
        }
        let above_lowest = level.len() - left.len() - lowest_layer;
        for one in taken {
            places[one] = Points::whole(above_lowest as i64);
        }
    }
    places
}

/// SDC of each of `level`: the number of the others beaten more often than lost to, if all have met and no two are
/// tied; otherwise 0 for everybody.
pub(super) fn simplify(event: &Tournament, round: u8, level: &[Index]) -> Vec<Points> {
    let balance = balances(event, round, level);
    let of = |one: usize, other: usize| balance[one * level.len() + other];
    let beaten: Vec<i64> = (0..level.len())
        .map(|one| (0..level.len()).filter(|other| of(one, *other) > 0).count() as i64)
        .collect();
    let mut all: Vec<_> = beaten.clone();
    all.sort_unstable();
    all.dedup();
    if all.len() < level.len() {
        return vec![Points::ZERO; level.len()];
    }
    beaten.into_iter().map(Points::whole).collect()
}

/// Wins minus losses among the players of `level`, row by row. Forfeits do not count.
fn balances(event: &Tournament, round: u8, level: &[Index]) -> Vec<i64> {
    let size = level.len();
    let mut balances = vec![0; size * size];
    let mut place = vec![None; event.players().len()];
    for (at, player) in level.iter().enumerate() {
        place[*player] = Some(at);
    }
    for (at, player) in level.iter().enumerate() {
        for (_, game) in event.games_before(*player, round + 1) {
            let Some(opponent) = place[game.opponent] else {
                continue;
            };
            if game.won == Points::ONE && !game.is_forfeit {
                balances[at * size + opponent] += 1;
                balances[opponent * size + at] -= 1;
            }
        }
    }
    balances
}

/// The relation "is above".
struct Above {
    size: usize,
    reaches: Vec<bool>,
}

impl Above {
    fn of(event: &Tournament, round: u8, level: &[Index]) -> Self {
        let size = level.len();
        let balances = balances(event, round, level);
        let mut reaches: Vec<bool> = balances.into_iter().map(|balance| balance == 1).collect();
        for through in 0..size {
            for from in 0..size {
                if reaches[from * size + through] {
                    for to in 0..size {
                        reaches[from * size + to] |= reaches[through * size + to];
                    }
                }
            }
        }
        Self { size, reaches }
    }

    fn is(&self, one: usize, other: usize) -> bool {
        let reaches = |from: usize, to: usize| self.reaches[from * self.size + to];
        reaches(one, other) && !reaches(other, one)
    }
}
