//! Families of commands, which a server shows only if its managers have switched them on.

use std::collections::BTreeSet;

use crate::i18n::{Text, say};

/// Commands that belong together. They are commands of single servers; all others are there everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Tournaments.
    Tournaments,
    /// A ladder.
    Ladder,
    /// A league.
    League,
    /// Evenings at a place.
    Evenings,
    /// Games of several people: votes, rengo, simultaneous games.
    Together,
    /// Puzzles.
    Puzzles,
}

impl Family {
    /// Every family, in the order in which they are listed.
    pub const ALL: [Self; 6] = [
        Self::Tournaments,
        Self::Ladder,
        Self::League,
        Self::Evenings,
        Self::Together,
        Self::Puzzles,
    ];

    pub fn title(self) -> Text {
        use say::family as f;
        match self {
            Self::Tournaments => f::tournaments(),
            Self::Ladder => f::ladder(),
            Self::League => f::league(),
            Self::Evenings => f::evenings(),
            Self::Together => f::together(),
            Self::Puzzles => f::puzzles(),
        }
    }
}

/// Some of the families.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Families(BTreeSet<Family>);

impl Families {
    /// Every family.
    pub fn all() -> Self {
        Family::ALL.into_iter().collect()
    }

    /// Whether `family` is one of them.
    pub fn has(&self, family: Family) -> bool {
        self.0.contains(&family)
    }

    /// Each of them, in the order in which they are listed.
    pub fn iter(&self) -> impl Iterator<Item = Family> {
        self.0.iter().copied()
    }

    /// The families with `family` switched on or off.
    pub fn with_switch(mut self, family: Family, switch: Switch) -> Self {
        match switch {
            Switch::On => self.0.insert(family),
            Switch::Off => self.0.remove(&family),
        };
        self
    }
}

impl FromIterator<Family> for Families {
    fn from_iter<I: IntoIterator<Item = Family>>(families: I) -> Self {
        Self(families.into_iter().collect())
    }
}

/// The state in which a press wants a family to be, so that a second press changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Its commands are there.
    On,
    /// They are not.
    Off,
}

/// Commands registered in a server beyond the global ones, as Discord has last confirmed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registered {
    /// A hash of all that was registered; 0 for nothing.
    pub stamp: u64,
    /// The name and the id of each command.
    pub ids: Vec<(String, u64)>,
}
