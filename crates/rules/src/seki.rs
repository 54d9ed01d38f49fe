//! Seki: groups that live only with the help of neutral points (Japanese 1989, Article 8).
//!
//! Read literally, the English text says that every group with dame is in seki; the German text is right: a group is
//! in seki that lives only with the help of dame. Here it is in seki if all of this holds:
//!
//! - It touches dame: points that living stones of both colours touch.
//! - It does not live without them. All dame are given away: a point where chains of its colour can join joins them,
//!   all others are the enemy's, whose stones there cannot be captured.
//!   Then the group's own eye points are read to the end (see [`EyeSpace`]).
//! - The dame that it touches are settled. Where there is space to play, the game is not over,
//!   and nothing is known about the group yet.
//!
//! Neutral points that can simply be filled therefore make no seki for groups that live, however many there are, and a
//! group is judged independently of its neighbours.
//! Stones that the players call alive are alive here: the program reads eye space, but no capturing races.

use super::eye_space::{EyeSpace, MOST_POINTS};
use super::regions::{Region, components};
use super::{Board, Color, GoRules, Point, PointSet, Scoring, Size, score};

/// Minimum size of a region that leaves space to play, if some point of it has no stone next to it.
const MIN_OPEN_REGION: usize = 5;

/// The living stones in seki once the chains with a stone in `dead` are off the board.
///
/// Whole chains; none unless territory counts.
pub(super) fn find(rules: GoRules, board: &Board, dead: PointSet) -> PointSet {
    let Scoring::Territory { .. } = rules.scoring else {
        return PointSet::EMPTY;
    };
    let dead = score::dead_chains(rules, board, dead);
    let living = score::living_stones(board, &dead);
    let regions = Region::all(board.size(), &living);
    let shared: Vec<_> = regions.iter().filter(|region| region.is_shared()).collect();
    if shared.is_empty() {
        return PointSet::EMPTY;
    }
    let mut seki = PointSet::EMPTY;
    for color in Color::ALL {
        for group in groups(board.size(), living[color], color, &regions) {
            let mut touched = shared
                .iter()
                .filter(|region| touches(region, color, group.stones))
                .peekable();
            let is_settled =
                touched.peek().is_some() && !touched.any(|region| is_open(region, board.size()));
            if is_settled && !group.lives(board) {
                seki = seki.union(group.stones);
            }
        }
    }
    seki
}

fn touches(region: &Region, color: Color, stones: PointSet) -> bool {
    !region.border[color].intersection(stones).is_empty()
}

/// Whether there is space to play in a region that both colours touch.
fn is_open(region: &Region, size: Size) -> bool {
    let is_free = |point: Point| {
        let mut neighbours = point.neighbours(size);
        neighbours.all(|neighbour| region.points.contains(neighbour))
    };
    region.points.len() >= MIN_OPEN_REGION && region.points.iter().any(is_free)
}

/// Chains that are or can become connected: they share dame or eye points.
struct Group {
    color: Color,
    /// The living stones.
    stones: PointSet,
    /// The chains, with the dame that join them.
    chains: Vec<PointSet>,
    /// The eye points.
    eyes: PointSet,
}

/// The groups of `color`, whose living stones are `stones`.
fn groups(size: Size, stones: PointSet, color: Color, regions: &[Region]) -> Vec<Group> {
    let joined = stones.union(joining_dame(size, stones, regions));
    let eyes = regions
        .iter()
        .filter(|region| region.owner() == Some(color))
        .fold(PointSet::EMPTY, |all, region| all.union(region.points));
    components(size, joined.union(eyes))
        .into_iter()
        .map(|all| Group {
            color,
            stones: all.intersection(stones),
            chains: components(size, all.intersection(joined)),
            eyes: all.intersection(eyes),
        })
        .collect()
}

/// The dame next to more than one chain of `stones`.
fn joining_dame(size: Size, stones: PointSet, regions: &[Region]) -> PointSet {
    let mut chain_of = [0; Size::MAX as usize * Size::MAX as usize];
    for (chain, number) in components(size, stones).into_iter().zip(1..) {
        for point in chain.iter() {
            chain_of[point.index()] = number;
        }
    }
    let joins = |point: &Point| {
        let mut touched = point
            .neighbours(size)
            .map(|next| chain_of[next.index()])
            .filter(|&chain| chain != 0);
        let first = touched.next();
        touched.any(|chain| Some(chain) != first)
    };
    let shared = regions.iter().filter(|region| region.is_shared());
    shared
        .flat_map(|region| region.points.iter())
        .filter(joins)
        .collect()
}

impl Group {
    /// Whether the group lives in its own eye points, without any dame.
    fn lives(&self, board: &Board) -> bool {
        match self.eyes.len() {
            0 => false,
            points if points > MOST_POINTS => true,
            _ => self.eye_space(board).lives(),
        }
    }

    fn eye_space(&self, board: &Board) -> EyeSpace {
        let size = board.size();
        let points: Vec<_> = self.eyes.iter().collect();
        let bits_of = |set: PointSet| {
            let numbered = points.iter().enumerate();
            let inside = numbered.filter(|(_, point)| set.contains(**point));
            inside.fold(0, |bits, (at, _)| bits | 1 << at)
        };
        let next_to = |set: PointSet| -> PointSet {
            set.iter()
                .flat_map(|point| point.neighbours(size))
                .collect()
        };
        let max_length = self.chains.iter().map(|chain| chain.len()).max();
        let largest = self
            .chains
            .iter()
            .enumerate()
            .filter(|(_, chain)| Some(chain.len()) == max_length);
        EyeSpace {
            // Enemy stones inside the eye space are dead ones that have not been taken off.
            enemy: bits_of(board.stones(!self.color)),
            neighbours: points
                .iter()
                .map(|point| bits_of(point.neighbours(size).collect()))
                .collect(),
            liberties: self
                .chains
                .iter()
                .map(|chain| bits_of(next_to(*chain)))
                .collect(),
            body: largest.fold(0, |bits, (at, _)| bits | 1 << at),
        }
    }
}
