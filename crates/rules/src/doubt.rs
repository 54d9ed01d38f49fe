//! Doubts about the life of chains when play has stopped: the players are asked about the most doubtful chains first.

use super::regions::components;
use super::{Board, ByColor, Chain, Color, Score};

/// Minimum eye space, in points, that makes two eyes in practice: six points in a corner may not.
const SAFE_EYE_SPACE: usize = 7;

/// A chain, and the safety of its life by the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// The chain.
    pub chain: Chain,
    /// Whether the count takes it as dead.
    pub is_dead: bool,
    /// Eye space in points: its colour's territories beside it; `usize::MAX` if it lives unconditionally.
    eye_space: usize,
}

impl Doubt {
    /// Whether the chain could be dead: it is marked so, or its eye space may be too small for two eyes.
    pub fn is_open(&self) -> bool {
        self.is_dead || self.eye_space < SAFE_EYE_SPACE
    }
}

impl Score {
    /// The chains of `board`, which was counted: dead ones first, then the others by eye space, smallest first.
    pub fn doubts(&self, board: &Board) -> Vec<Doubt> {
        let alive = ByColor::from_fn(|color| board.unconditionally_alive(color));
        let size = board.size();
        let territory = self.territory.map(|points| components(size, points));
        let eye_space = |chain: &Chain| {
            let touches = |point| chain.stones.contains(point);
            let regions = territory[chain.color].iter().filter(|region| {
                let mut points = region.iter();
                points.any(|point| point.neighbours(size).any(touches))
            });
            regions.map(|region| region.len()).sum()
        };
        let chains = Color::ALL.into_iter().flat_map(|color| board.chains(color));
        let mut doubts: Vec<_> = chains
            .map(|chain| Doubt {
                is_dead: !chain.stones.intersection(self.dead).is_empty(),
                eye_space: if chain.stones.intersection(alive[chain.color]).is_empty() {
                    eye_space(&chain)
                } else {
                    usize::MAX
                },
                chain,
            })
            .collect();
        doubts.sort_by_key(|doubt| (!doubt.is_dead, doubt.eye_space));
        doubts
    }
}
