//! Exhaustive search of a small eye space: whether a group lives in it by itself.
//!
//! Everything outside is taken to be filled with enemy stones that cannot be captured. Play is on the few points of the
//! eye space alone, dead stones included, so that its states (an arrangement and the side to move) can be listed.
//! Retrograde analysis marks the states from which a capture cannot be prevented, until nothing changes.
//! Other states are alive: in a cycle, such as a ko, nobody has captured anything.

use std::collections::HashMap;

/// Largest eye space that is searched, in points; a group with a larger one is taken to live.
pub(super) const MOST_POINTS: usize = 6;
/// Node limit of the search; beyond it the group is taken to live.
const MOST_NODES: usize = 4096;
const NOWHERE: u32 = u32::MAX;

/// The eye space of a group: its points, numbered, and the chains around it.
#[derive(Clone, Debug)]
pub(super) struct EyeSpace {
    /// The points with dead stones of the enemy's, as bits.
    pub(super) enemy: u8,
    /// For each point, the points next to it, as bits.
    pub(super) neighbours: Vec<u8>,
    /// For each chain, the points next to it, as bits.
    pub(super) liberties: Vec<u8>,
    /// The chains of the group that have to be captured, all of them, for it to be lost; as bits.
    pub(super) body: u32,
}

/// An arrangement of the eye space.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    /// Points with a stone of the owner.
    own: u8,
    /// Points with a stone of the attacker.
    enemy: u8,
    /// Chains that were captured; from then on attacker's stones are in their places.
    lost: u32,
}

/// A node of the search: an arrangement with one side to move.
struct Node {
    turn: Turn,
    /// For each point, and for the owner's pass, the next state; [`NOWHERE`] if there is no such move.
    next: [u32; MOST_POINTS + 1],
    lost: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Turn {
    Owner,
    Attacker,
}

impl EyeSpace {
    /// Whether the group cannot be captured if its owner plays first, before or after making necessary connections.
    ///
    /// The owner plays first because play has stopped: every move that was worth playing has been played.
    pub(super) fn lives(&self) -> bool {
        let connections = self.connections();
        self.lives_with(0) || connections != 0 && self.lives_with(connections)
    }

    /// The connections that the owner has to make when dame are filled: each answers a move of the enemy's.
    ///
    /// A chain with one liberty in the eye space is connected there if the point is also a liberty of a chain with more.
    fn connections(&self) -> u8 {
        let mut own = 0;
        loop {
            let empty = self.all() & !(own | self.enemy);
            let liberties: Vec<_> = (0..self.liberties.len())
                .map(|chain| self.liberties_of(chain, own) & empty)
                .collect();
            let short = liberties.iter().filter(|free| free.count_ones() == 1);
            let saved = short.filter(|&free| {
                let mut others = liberties.iter();
                others.any(|more| more & free != 0 && more.count_ones() > 1)
            });
            let forced = saved.fold(0, |points, free| points | free);
            if forced == 0 {
                return own;
            }
            own |= forced;
        }
    }

    /// The points next to the chains and stones of the owner that are connected to `chain`.
    fn liberties_of(&self, chain: usize, own: u8) -> u8 {
        let mut points = self.liberties[chain];
        loop {
            let stones = self.spread(points & own, own);
            let mut more = bits(stones.into()).fold(points, |all, at| all | self.neighbours[at]);
            for liberties in &self.liberties {
                if liberties & stones != 0 {
                    more |= liberties;
                }
            }
            if more == points {
                return points;
            }
            points = more;
        }
    }

    /// Whether the group cannot be captured if it has stones on `own` and its owner plays first.
    fn lives_with(&self, own: u8) -> bool {
        let Some(mut nodes) = self.search_graph(own) else {
            return true;
        };
        loop {
            let mut changed = false;
            // Successors have higher indices, so a single pass from the end finds most losses.
            for index in (0..nodes.len()).rev() {
                if !nodes[index].lost {
                    let node = &nodes[index];
                    let mut next = node.next.iter().filter(|&&next| next != NOWHERE);
                    let is_lost = |next: &u32| nodes[*next as usize].lost;
                    let lost = match node.turn {
                        Turn::Owner => next.all(is_lost),
                        Turn::Attacker => next.any(is_lost),
                    };
                    nodes[index].lost = lost;
                    changed |= lost;
                }
            }
            if !changed {
                return !nodes[0].lost;
            }
        }
    }

    /// The search graph from stones on `own`, the start first; none above the node limit.
    fn search_graph(&self, own: u8) -> Option<Vec<Node>> {
        let mut start = State {
            own,
            enemy: self.enemy,
            lost: 0,
        };
        self.take_enemy(&mut start);
        let start = (start, Turn::Owner);
        let mut order = vec![start];
        let mut known = HashMap::from([(start, 0_u32)]);
        let mut nodes = Vec::new();
        while let Some(&(state, turn)) = order.get(nodes.len()) {
            let mut next = [NOWHERE; MOST_POINTS + 1];
            let lost = state.lost & self.body == self.body;
            if !lost {
                let other = match turn {
                    Turn::Owner => Turn::Attacker,
                    Turn::Attacker => Turn::Owner,
                };
                let pass = (turn == Turn::Owner).then_some(state);
                let moves = (0..self.neighbours.len()).map(|at| self.play(state, turn, 1 << at));
                for (slot, after) in next.iter_mut().zip(moves.chain([pass])) {
                    if let Some(after) = after {
                        *slot = *known.entry((after, other)).or_insert_with(|| {
                            order.push((after, other));
                            order.len() as u32 - 1
                        });
                    }
                }
            }
            if order.len() > MOST_NODES {
                return None;
            }
            nodes.push(Node { turn, next, lost });
        }
        Some(nodes)
    }

    /// The arrangement after a stone on `point`, if it may be played.
    fn play(&self, mut state: State, turn: Turn, point: u8) -> Option<State> {
        if (state.own | state.enemy) & point != 0 {
            return None;
        }
        match turn {
            Turn::Owner => {
                state.own |= point;
                self.take_enemy(&mut state);
                (self.dead_own(state) == (0, 0)).then_some(state)
            }
            Turn::Attacker => {
                state.enemy |= point;
                let (stones, chains) = self.dead_own(state);
                state.own &= !stones;
                state.lost |= chains;
                let before = state.enemy;
                self.take_enemy(&mut state);
                (state.enemy == before).then_some(state)
            }
        }
    }

    /// Removes the attacker's stones without a liberty.
    fn take_enemy(&self, state: &mut State) {
        let empty = !(state.own | state.enemy);
        let mut with_liberty = 0;
        for (at, neighbours) in self.neighbours.iter().enumerate() {
            if neighbours & empty & self.all() != 0 {
                with_liberty |= 1 << at;
            }
        }
        for chain in bits(state.lost) {
            with_liberty |= self.liberties[chain];
        }
        state.enemy = self.spread(with_liberty & state.enemy, state.enemy);
    }

    /// The owner's stones and chains without a liberty.
    fn dead_own(&self, state: State) -> (u8, u32) {
        let empty = !(state.own | state.enemy) & self.all();
        let chains = || bits(!state.lost).take_while(|&chain| chain < self.liberties.len());
        let mut stones = 0;
        let mut living = 0_u32;
        for (at, neighbours) in self.neighbours.iter().enumerate() {
            if neighbours & empty != 0 {
                stones |= state.own & 1 << at;
            }
        }
        loop {
            let before = (stones, living);
            stones = self.spread(stones, state.own);
            for chain in chains() {
                if self.liberties[chain] & (empty | stones) != 0 {
                    living |= 1 << chain;
                    stones |= self.liberties[chain] & state.own;
                }
            }
            if (stones, living) == before {
                let all = chains().fold(0, |all, chain| all | 1 << chain);
                return (state.own & !stones, all & !living);
            }
        }
    }

    /// The part of `within` that is connected to `from`.
    fn spread(&self, mut from: u8, within: u8) -> u8 {
        loop {
            let mut more = from;
            for at in bits(u32::from(from)) {
                more |= self.neighbours[at] & within;
            }
            if more == from {
                return from;
            }
            from = more;
        }
    }

    /// All points of the eye space.
    fn all(&self) -> u8 {
        ((1_u16 << self.neighbours.len()) - 1) as u8
    }
}

/// The places of the bits that are set.
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (place < u32::BITS).then_some(place as usize)
    })
}
