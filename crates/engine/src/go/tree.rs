//! The tree of a search: nodes with their counts, and the selection of the next child.

use super::prior::{Candidate, Prior};
use super::site::{NOWHERE, Site};

/// RAVE equivalence: visits of a move that weigh as much as its RAVE value.
const RAVE_EQUIVALENT: f32 = 1000.0;

/// Weight of the exploration term of PUCT (Silver et al., 2016), which uses the likelihoods of moves.
const EXPLORATION: f32 = 0.3;

/// A move in the tree. Wins are those of the side that plays it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The move; [`NOWHERE`] is a pass.
    pub(super) site: Site,
    /// Number of playouts through it.
    pub(super) visits: f32,
    /// Number of those that were won; a draw is half a win.
    pub(super) wins: f32,
    /// Number of playouts below its parent in which the same side was the first to play on its site.
    rave_visits: f32,
    rave_wins: f32,
    prior: Prior,
    /// The index of its first child.
    first: u32,
    children: u16,
}

impl Node {
    fn new(site: Site, prior: Prior) -> Self {
        Self {
            site,
            visits: 0.0,
            wins: 0.0,
            rave_visits: 0.0,
            rave_wins: 0.0,
            prior,
            first: 0,
            children: 0,
        }
    }

    /// Whether it is never selected again.
    #[cfg(test)]
    pub(super) fn is_forbidden(&self) -> bool {
        self.prior.wins == f32::NEG_INFINITY
    }

    /// The score by which the next child is selected.
    #[inline]
    fn urgency(&self, explore: f32) -> f32 {
        let bonus = explore * self.prior.likelihood / (1.0 + self.visits);
        self.value() + bonus
    }

    /// Its win rate, mixed with its prior and RAVE.
    #[inline]
    fn value(&self) -> f32 {
        let visits = self.visits + self.prior.visits;
        let value = (self.wins + self.prior.wins) / visits;
        if self.rave_visits == 0.0 {
            return value;
        }
        let rave = self.rave_wins / self.rave_visits;
        let weight = self.rave_visits
            / (self.rave_visits + visits + visits * self.rave_visits / RAVE_EQUIVALENT);
        weight * rave + (1.0 - weight) * value
    }
}

/// The nodes, the root first.
pub(super) struct Tree {
    nodes: Vec<Node>,
}

/// The number of a node.
pub(super) type Index = u32;

/// The root's number.
pub(super) const ROOT: Index = 0;

impl Tree {
    /// A tree with only a root.
    pub(super) fn new() -> Self {
        Self {
            nodes: vec![Node::new(NOWHERE, Prior::EVEN)],
        }
    }

    /// Number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A node.
    #[inline]
    pub(super) fn at(&self, index: Index) -> &Node {
        &self.nodes[index as usize]
    }

    /// The numbers of a node's children.
    #[inline]
    pub(super) fn range(&self, index: Index) -> std::ops::Range<usize> {
        let node = self.at(index);
        node.first as usize..node.first as usize + usize::from(node.children)
    }

    /// A node's children.
    pub(super) fn children(&self, index: Index) -> &[Node] {
        &self.nodes[self.range(index)]
    }

    /// Whether a node has no children.
    pub(super) fn is_leaf(&self, index: Index) -> bool {
        self.at(index).children == 0
    }

    /// Adds the children of a leaf.
    pub(super) fn expand(&mut self, index: Index, candidates: &[Candidate]) {
        let first = self.nodes.len() as u32;
        let children = candidates
            .iter()
            .map(|&(site, prior)| Node::new(site, prior));
        self.nodes.extend(children);
        let node = &mut self.nodes[index as usize];
        node.first = first;
        node.children = candidates.len() as u16;
    }

    /// The child to visit next; the node must have children.
    #[inline]
    pub(super) fn select(&self, index: Index) -> Index {
        let range = self.range(index);
        let explore = EXPLORATION * self.at(index).visits.sqrt();
        let (mut best, mut most) = (range.start, f32::MIN);
        for (place, child) in self.nodes[range.clone()].iter().enumerate() {
            let urgency = child.urgency(explore);
            if urgency > most {
                (best, most) = (range.start + place, urgency);
            }
        }
        best as Index
    }

    /// Excludes a node from selection: its value becomes negative infinity. Another child of its parent must remain.
    pub(super) fn forbid(&mut self, index: Index) {
        self.nodes[index as usize].prior.wins = f32::NEG_INFINITY;
    }

    /// Counts a playout with `won` for the side that plays the node's move.
    #[inline]
    pub(super) fn count(&mut self, index: Index, won: f32) {
        let node = &mut self.nodes[index as usize];
        node.visits += 1.0;
        node.wins += won;
    }

    /// Counts a playout with `won` for the children of a node whose moves `was_first` picks.
    #[inline]
    pub(super) fn count_rave(&mut self, index: Index, won: f32, was_first: impl Fn(Site) -> bool) {
        let range = self.range(index);
        for child in &mut self.nodes[range] {
            if child.site != NOWHERE && was_first(child.site) {
                child.rave_visits += 1.0;
                child.rave_wins += won;
            }
        }
    }

    /// The child with the most visits.
    pub(super) fn best(&self, index: Index) -> Option<Index> {
        let most = |one: &usize, other: &usize| {
            self.nodes[*one]
                .visits
                .total_cmp(&self.nodes[*other].visits)
        };
        self.range(index).max_by(most).map(|index| index as Index)
    }
}
