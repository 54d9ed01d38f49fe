//! Who takes part in a tournament.

use crate::clock::Timestamp;
use crate::game::PlayerId;
use crate::rules::Rank;

/// Somebody who has entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who; nobody once they are forgotten.
    pub player: PlayerId,
    /// The rank that they had told when they entered.
    pub rank: Option<Rank>,
    /// Whether they play.
    pub standing: Standing,
    /// Since when that is so.
    pub since: Timestamp,
}

/// Whether somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// In the next round.
    Entered,
    /// Once there is room.
    Waiting,
    /// No more.
    Withdrawn,
}

/// The place of an entry among those of its tournament, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryIndex(u16);

impl EntryIndex {
    /// The place `index`.
    ///
    /// # Panics
    ///
    /// If there cannot be so many entries.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u16::try_from(index).expect("entries are bounded"))
    }

    /// The place as an index.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
