//! Unconditional life: stones that stay even if their owner always passes.
//!
//! The proof is that of D. B. Benson, "Life in the Game of Go" (1976):
//! a set of chains lives if each of them has two regions in which every empty point is its liberty, and only chains of
//! the set surround these regions.

use super::regions::Region;
use super::{Board, ByColor, Chain, Color, Point, PointSet, Size};

impl Board {
    /// The stones of `color` that no sequence of moves can take while `color` only passes.
    pub fn unconditionally_alive(&self, color: Color) -> PointSet {
        let mut chains = self.chains(color);
        let mut regions = regions_between(self.size(), color, self.stones(color));
        let empty = self.empty();
        loop {
            let (chain_count, region_count) = (chains.len(), regions.len());
            chains.retain(|chain| {
                let vital = |region: &&Region| {
                    let open = region.points.intersection(empty);
                    open.difference(chain.liberties).is_empty()
                };
                regions.iter().filter(vital).count() >= 2
            });
            let stones = all_stones(&chains);
            regions.retain(|region| region.border[color].difference(stones).is_empty());
            if (chains.len(), regions.len()) == (chain_count, region_count) {
                return stones;
            }
        }
    }

    /// The stones of `color` that are enclosed by unconditionally alive stones without space for two eyes.
    ///
    /// A point next to an unconditionally alive stone cannot become an eye of the other side.
    pub fn hopeless(&self, color: Color) -> PointSet {
        let walls = self.unconditionally_alive(!color);
        let mut hopeless = PointSet::EMPTY;
        if walls.is_empty() {
            return hopeless;
        }
        for region in regions_between(self.size(), !color, walls) {
            let may_be_eye = |point: &Point| {
                let mut neighbours = point.neighbours(self.size());
                neighbours.all(|neighbour| !walls.contains(neighbour))
            };
            let eyes: Vec<_> = region.points.iter().filter(may_be_eye).collect();
            let has_one_at_most = match eyes[..] {
                [] | [_] => true,
                [one, other] => one.neighbours(self.size()).any(|point| point == other),
                _ => false,
            };
            if has_one_at_most {
                hopeless = hopeless.union(region.points.intersection(self.stones(color)));
            }
        }
        hopeless
    }

    /// The chains of `color`.
    pub(super) fn chains(&self, color: Color) -> Vec<Chain> {
        let mut chains = Vec::new();
        let mut rest = self.stones(color);
        while let Some(chain) = rest.iter().next().and_then(|point| self.chain(point)) {
            rest = rest.difference(chain.stones);
            chains.push(chain);
        }
        chains
    }
}

fn all_stones(chains: &[Chain]) -> PointSet {
    let sets = chains.iter().map(|chain| chain.stones);
    sets.fold(PointSet::EMPTY, PointSet::union)
}

/// The regions that some stones of `color` surround, whatever stones of the other colour are in them.
pub(super) fn regions_between(size: Size, color: Color, stones: PointSet) -> Vec<Region> {
    let mut living = ByColor::default();
    living[color] = stones;
    Region::all(size, &living)
}
