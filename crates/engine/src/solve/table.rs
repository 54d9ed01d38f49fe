//! The transposition table: searched nodes with their proof numbers.

use std::collections::HashMap;
use std::collections::hash_map::Entry as MapEntry;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use super::bits::Cells;
use tengen_rules::Color;

/// Stones, side to move, and the number of passes in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    pub black: Cells,
    pub white: Cells,
    pub to_move: Color,
    pub passes: u8,
}

impl Node {
    pub const fn stones(&self, color: Color) -> Cells {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

impl Hash for Node {
    /// A cheap hash: it runs for every stone that is tried.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let turn = 2 * u64::from(self.passes) + self.to_move as u64;
        state.write_u64(self.black);
        state.write_u64(self.white ^ turn.rotate_right(3));
    }
}

/// The infinite proof number: the other number is 0.
pub(super) const NEVER: u32 = u32::MAX / 2;

/// Proof and disproof number: how many leaves must be decided at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    pub const UNKNOWN: Self = Self {
        proof: 1,
        disproof: 1,
    };
    pub const PROVEN: Self = Self {
        proof: 0,
        disproof: NEVER,
    };
    pub const DISPROVEN: Self = Self {
        proof: NEVER,
        disproof: 0,
    };
}

/// Index of a node in the table.
pub(super) type Place = u32;

/// The result of a turn, as stored in the table.
#[derive(Clone, Copy, Debug)]
pub(super) enum Child {
    /// Decided.
    Over(Numbers),
    At(Place),
}

/// The data of a node.
struct Entry {
    node: Node,
    numbers: Numbers,
    /// Whether the node is on the current line.
    is_on_line: bool,
    /// Index of the first child and the number of children, once generated; a pass is always one.
    first: u32,
    children: u8,
}

/// The searched nodes and their children.
#[derive(Default)]
pub(super) struct Table {
    places: HashMap<Node, Place, BuildHasherDefault<Fold>>,
    entries: Vec<Entry>,
    children: Vec<Child>,
}

impl Table {
    /// The place of `node`, if it is known.
    pub(super) fn find(&self, node: &Node) -> Option<Place> {
        self.places.get(node).copied()
    }

    /// The place of `node`, which is added if it is new.
    pub(super) fn place(&mut self, node: Node) -> Place {
        match self.place_unless(node, || None) {
            Child::At(place) => place,
            Child::Over(_) => unreachable!("nothing is over"),
        }
    }

    /// The place of `node`. A new node is added unless it is `over`: decided nodes are not stored.
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

    /// Whether the node is on the current line.
    pub(super) fn is_on_line(&self, place: Place) -> bool {
        self.entries[place as usize].is_on_line
    }

    /// Puts the node on the current line.
    pub(super) fn enter(&mut self, place: Place) {
        self.entries[place as usize].is_on_line = true;
    }

    /// Takes the node off the current line.
    pub(super) fn leave(&mut self, place: Place) {
        self.entries[place as usize].is_on_line = false;
    }

    /// The children, if they were generated.
    pub(super) fn children(&self, place: Place) -> Option<&[Child]> {
        let entry = &self.entries[place as usize];
        let (first, count) = (entry.first as usize, usize::from(entry.children));
        (count > 0).then(|| &self.children[first..first + count])
    }

    pub(super) fn note_children(&mut self, place: Place, children: impl Iterator<Item = Child>) {
        let first = self.children.len();
        self.children.extend(children);
        let count = self.children.len() - first;
        let entry = &mut self.entries[place as usize];
        entry.first = u32::try_from(first).expect("memory is full before");
        entry.children = u8::try_from(count).expect("a cell each, and a pass");
    }
}

/// A fast hasher for nodes: multiplication and folding. The keys come from the search alone, so nobody can choose
/// collisions.
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
