//! What is known of nodes.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::bits::Cells;
use crate::rules::Color;

/// Stones, whose turn it is, and how many passes came last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// The nodes that were looked at.
pub(super) type Table = HashMap<Node, Numbers, BuildHasherDefault<Fold>>;

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
