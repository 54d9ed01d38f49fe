//! Lines of play that demonstrate a proof.

use std::cmp::Reverse;
use std::collections::{HashMap, VecDeque};

use super::play::Next;
use super::search::{Search, Turn};
use super::table::{Node, Numbers};

/// Maximum number of moves of a displayed line.
const LONGEST: usize = 24;
/// Larger than any distance.
const FAR: u32 = 1000;

/// Turns to the proven win with best play: the losing side delays it.
pub struct Distances(HashMap<Node, u32>);

/// A proven node while distances are computed.
struct NodeDistance {
    node: Node,
    /// Number of children that need a distance before this node has one: one, or all on the losing side's turn.
    waits: usize,
    above: Vec<usize>,
}

impl Distances {
    /// The distances of all proven nodes below `roots`, computed upwards from the wins.
    pub fn of_proven(search: &Search<'_>, roots: impl Iterator<Item = Next>) -> Self {
        let mut nodes = collect_proven(search, roots);
        let mut distances = HashMap::new();
        let mut ready: VecDeque<_> = (0..nodes.len())
            .filter(|&index| nodes[index].waits == 0)
            .map(|index| (index, 1))
            .collect();
        while let Some((index, distance)) = ready.pop_front() {
            if distances.contains_key(&nodes[index].node) {
                continue;
            }
            distances.insert(nodes[index].node, distance);
            for above in std::mem::take(&mut nodes[index].above) {
                let waits = &mut nodes[above].waits;
                *waits = waits.saturating_sub(1);
                if *waits == 0 {
                    ready.push_back((above, distance + 1));
                }
            }
        }
        Self(distances)
    }

    /// The distance of `next` from the win; [`FAR`] if it is not proven.
    pub fn of(&self, next: Next) -> u32 {
        match next {
            Next::Over(Numbers::PROVEN) => 0,
            Next::Over(_) => FAR,
            Next::Undecided(node) => self.0.get(&node).copied().unwrap_or(FAR),
        }
    }
}

/// All proven nodes below `roots`, with the turns between them.
fn collect_proven(search: &Search<'_>, roots: impl Iterator<Item = Next>) -> Vec<NodeDistance> {
    let mut nodes: Vec<NodeDistance> = Vec::new();
    let mut places: HashMap<Node, usize> = HashMap::new();
    let mut place = |node: Node, nodes: &mut Vec<NodeDistance>| {
        *places.entry(node).or_insert_with(|| {
            nodes.push(NodeDistance {
                node,
                waits: 0,
                above: Vec::new(),
            });
            nodes.len() - 1
        })
    };
    for root in roots {
        if let Next::Undecided(node) = root {
            place(node, &mut nodes);
        }
    }
    let mut index = 0;
    while index < nodes.len() {
        let node = nodes[index].node;
        let (mut won, mut open) = (0_usize, 0_usize);
        for (_, next) in search.turns(node) {
            match next {
                Next::Over(Numbers::PROVEN) => won += 1,
                Next::Over(_) => {}
                Next::Undecided(child) if search.numbers(child).proof == 0 => {
                    open += 1;
                    let child = place(child, &mut nodes);
                    nodes[child].above.push(index);
                }
                Next::Undecided(_) => {}
            }
        }
        nodes[index].waits = if node.to_move != search.play.prover {
            open
        } else if won > 0 {
            0
        } else {
            1
        };
        index += 1;
    }
    nodes
}

impl Search<'_> {
    /// The turn on `first`, which leads to `next`, a proven node, and the best line of both sides after it.
    pub fn line(&self, distances: &Distances, first: usize, next: Next) -> Vec<Turn> {
        let mut line = vec![Some(first)];
        let mut next = next;
        while let Next::Undecided(node) = next
            && line.len() < LONGEST
        {
            let turns: Vec<_> = self
                .turns(node)
                .map(|(turn, next)| (turn, next, distances.of(next)))
                .collect();
            let best = if node.to_move == self.play.prover {
                turns.iter().min_by_key(|(_, _, distance)| *distance)
            } else {
                // Among equally long lines, the move closest to the one before.
                let far = |turn: Turn| line.last().map_or(0, |&last| self.distance(last, turn));
                let stones = turns.iter().filter(|(turn, ..)| turn.is_some());
                stones.max_by_key(|(turn, _, distance)| (*distance, Reverse(far(*turn))))
            };
            let Some(&(turn, after, distance)) = best else {
                break;
            };
            if distance >= FAR {
                break;
            }
            line.push(turn);
            next = after;
        }
        while line.last() == Some(&None) {
            line.pop();
        }
        line
    }

    /// The distance between two stones: columns plus rows.
    fn distance(&self, one: Turn, other: Turn) -> u8 {
        let (Some(one), Some(other)) = (one, other) else {
            return 0;
        };
        let (one, other) = (self.play.field.point(one), self.play.field.point(other));
        one.column().abs_diff(other.column()) + one.row().abs_diff(other.row())
    }
}
