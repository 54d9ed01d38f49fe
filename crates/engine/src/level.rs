//! Levels of play.

use std::fmt;
use std::str::FromStr;

/// Level of play: from 1, for somebody's first games, to 9, the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The strongest.
    pub const HIGHEST: Self = Self(9);

    /// The level with this number, if that is from 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=9 => Some(Self(number)),
            _ => None,
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::LOWEST.0..=Self::HIGHEST.0).map(Self)
    }

    /// Its number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table of nine, 0 to 8.
    pub(super) const fn place(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The error of a text that names no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a level is a number from 1 to 9")]
pub struct InvalidLevel;

impl FromStr for Level {
    type Err = InvalidLevel;

    fn from_str(text: &str) -> Result<Self, InvalidLevel> {
        text.parse().ok().and_then(Self::new).ok_or(InvalidLevel)
    }
}
