//! The numbers of puzzles.

use crate::db::numbers;
use crate::stored_as;

/// The number of a posted puzzle, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(u64);

impl PuzzleId {
    /// The puzzle with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The number.
    pub const fn get(self) -> u64 {
        self.0
    }
}

numbers! { PuzzleId: |key| key.get(), PuzzleId::new }

stored_as! {
    PuzzleId, as u64: |id| id.get(), |id| Some(Self::new(id));
}

impl std::fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
