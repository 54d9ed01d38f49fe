//! Earlier positions, for superko and for repetitions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::{Board, ByColor, Color, Ply, PointSet};

/// The positions since the start, each once per side to move, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    past: Vec<Past>,
    /// By hash of the board: the latest entry with that hash.
    latest: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
}

/// Hashes a board's hash to itself: it is uniform already.
#[derive(Clone, Debug, Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A position of the history.
#[derive(Clone, Copy, Debug)]
struct Past {
    stones: ByColor<PointSet>,
    to_move: Color,
    ply: Ply,
    /// Of the board.
    hash: u64,
    /// The entry before with the same hash.
    before: Option<u32>,
}

impl History {
    /// Reserves capacity for `boards` more entries.
    pub(super) fn expect(&mut self, boards: usize) {
        self.past.reserve(boards);
        self.latest.reserve(boards);
    }

    /// Whether some board had this hash.
    pub(super) fn has_hash(&self, hash: u64) -> bool {
        self.latest.contains_key(&hash)
    }

    /// The ply after which `board` first occurred; with `to_move`, only occurrences with that side to move count.
    pub(super) fn first_ply(&self, board: &Board, to_move: Option<Color>) -> Option<Ply> {
        let stones = board.arrangement();
        let mut entry = self.latest.get(&board.hash()).copied();
        let mut first = None;
        while let Some(index) = entry {
            let past = &self.past[index as usize];
            if past.stones == stones && to_move.is_none_or(|color| past.to_move == color) {
                first = Some(past.ply);
            }
            entry = past.before;
        }
        first
    }

    /// The stones of the entry that was made after `ply`, if one was.
    pub(super) fn stones_after(&self, ply: Ply) -> Option<ByColor<PointSet>> {
        let entry = self.past.iter().find(|past| past.ply == ply)?;
        Some(entry.stones)
    }

    /// The entries, each with its side to move.
    pub(super) fn boards(&self) -> impl Iterator<Item = (ByColor<PointSet>, Color)> {
        self.past.iter().map(|past| (past.stones, past.to_move))
    }

    /// Adds `board`, unless it has been there with the same side to move.
    pub(super) fn add(&mut self, board: &Board, to_move: Color, ply: Ply) {
        if self.first_ply(board, Some(to_move)).is_some() {
            return;
        }
        let index = u32::try_from(self.past.len()).expect("a ply is a 32-bit number");
        let hash = board.hash();
        let before = self.latest.insert(hash, index);
        self.past.push(Past {
            stones: board.arrangement(),
            to_move,
            ply,
            hash,
            before,
        });
    }

    /// Number of arrangements.
    pub(super) fn len(&self) -> usize {
        self.past.len()
    }

    /// Keeps the first `len` entries; O(entries removed).
    pub(super) fn truncate(&mut self, len: usize) {
        for past in self.past.drain(len.min(self.past.len())..).rev() {
            match past.before {
                Some(before) => self.latest.insert(past.hash, before),
                None => self.latest.remove(&past.hash),
            };
        }
    }

    /// Whether both hold the same boards with the same sides to move, in the same order.
    pub(super) fn same_boards(&self, other: &Self) -> bool {
        self.boards().eq(other.boards())
    }
}
