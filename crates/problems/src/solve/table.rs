//! What is known of nodes.

use std::collections::HashMap;
use std::collections::hash_map::Entry as MapEntry;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use super::bits::Cells;
use tengen_rules::Color;

/// Stones, whose turn it is, and how many passes came last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) black: Cells,
    pub(super) white: Cells,
    pub(super) to_move: Color,
    pub(super) passes: u8,
}

impl Node {
    pub(super) const fn stones(&self, color: Color) -> Cells {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

impl Hash for Node {
    /// Few steps: it is done for every stone that is tried.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let turn = 2 * u64::from(self.passes) + self.to_move as u64;
        state.write_u64(self.black);
        state.write_u64(self.white ^ turn.rotate_right(3));
    }
}

/// A proof number that nothing exceeds: the other number is 0.
pub(super) const NEVER: u32 = u32::MAX / 2;

/// How many leaves have to be decided for a proof and for a disproof, at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    pub(super) proof: u32,
    pub(super) disproof: u32,
}

impl Numbers {
    pub(super) const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    pub(super) const PROVEN: Self = Self {
        proof: 0,
        disproof: NEVER,
    };
    pub(super) const DISPROVEN: Self = Self {
        proof: NEVER,
        disproof: 0,
    };
}

/// Where a node stands in a table.
pub(super) type Place = u32;

/// What a turn leads to, as a table keeps it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Child {
    /// It is decided who has won.
    Over(Numbers),
    /// The game goes on there.
    At(Place),
}

/// What is known of a node.
struct Entry {
    node: Node,
    numbers: Numbers,
    /// Whether the line that is being looked into leads through it.
    is_on_line: bool,
    /// Where its children begin, once they were worked out, and how many there are: at least a pass.
    first: u32,
    children: u8,
}

/// The nodes that were looked at and those next to them, each with what is known of it and what may follow.
#[derive(Default)]
pub(super) struct Table {
    places: HashMap<Node, Place, BuildHasherDefault<Fold>>,
    entries: Vec<Entry>,
    children: Vec<Child>,
}

impl Table {
    /// Where `node` stands, if it is there.
    pub(super) fn find(&self, node: &Node) -> Option<Place> {
        self.places.get(node).copied()
    }

    /// Where `node` stands; it is put there if it is new.
    pub(super) fn place(&mut self, node: Node) -> Place {
        match self.place_unless(node, || None) {
            Child::At(place) => place,
            Child::Over(_) => unreachable!("nothing is over"),
        }
    }

    /// Where `node` stands. If it is new it is put there, unless it is `over`, of which nothing is kept.
    pub(super) fn place_unless(
        &mut self,
        node: Node,
        over: impl FnOnce() -> Option<Numbers>,
    ) -> Child {
        match self.places.entry(node) {
            MapEntry::Occupied(known) => Child::At(*known.get()),
            MapEntry::Vacant(new) => {
                if let Some(numbers) = over() {
                    return Child::Over(numbers);
                }
                let place = Place::try_from(self.entries.len()).expect("memory is full before");
                self.entries.push(Entry {
                    node,
                    numbers: Numbers::UNKNOWN,
                    first: 0,
                    children: 0,
                    is_on_line: false,
                });
                Child::At(*new.insert(place))
            }
        }
    }

    pub(super) fn node(&self, place: Place) -> Node {
        self.entries[place as usize].node
    }

    pub(super) fn numbers(&self, place: Place) -> Numbers {
        self.entries[place as usize].numbers
    }

    pub(super) fn note(&mut self, place: Place, numbers: Numbers) {
        self.entries[place as usize].numbers = numbers;
    }

    /// Whether the line that is being looked into leads through the node.
    pub(super) fn is_on_line(&self, place: Place) -> bool {
        self.entries[place as usize].is_on_line
    }

    /// A line begins to lead through the node.
    pub(super) fn enter(&mut self, place: Place) {
        self.entries[place as usize].is_on_line = true;
    }

    /// It does no longer.
    pub(super) fn leave(&mut self, place: Place) {
        self.entries[place as usize].is_on_line = false;
    }

    /// What may follow, if it was noted.
    pub(super) fn children(&self, place: Place) -> Option<&[Child]> {
        let entry = &self.entries[place as usize];
        let (first, count) = (entry.first as usize, usize::from(entry.children));
        (count > 0).then(|| &self.children[first..first + count])
    }

    /// Notes what may follow.
    pub(super) fn note_children(&mut self, place: Place, children: impl Iterator<Item = Child>) {
        let first = self.children.len();
        self.children.extend(children);
        let count = self.children.len() - first;
        let entry = &mut self.entries[place as usize];
        entry.first = u32::try_from(first).expect("memory is full before");
        entry.children = u8::try_from(count).expect("a cell each, and a pass");
    }
}

/// A hasher for nodes: multiplication and folding. Nobody chooses the keys but the search.
#[derive(Default)]
pub(super) struct Fold(u64);

impl Fold {
    fn fold(&mut self, word: u64) {
        let mixed = u128::from(self.0 ^ word ^ 0x9E37_79B9_7F4A_7C15) * 0xF39C_C060_5CED_C835;
        self.0 = (mixed >> 64) as u64 ^ mixed as u64;
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.fold(u64::from(byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.fold(u64::from(number) + 1);
    }

    fn write_u64(&mut self, number: u64) {
        self.fold(number);
    }

    fn write_isize(&mut self, number: isize) {
        self.fold(number as u64);
    }
}
