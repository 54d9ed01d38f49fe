//! The difficulty of a puzzle.

/// The difficulty of a puzzle, from 1 (a first evening) to 5 (an experienced player takes a while).
///
/// It is measured from the puzzle itself, never claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The level `number`, from 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The level of a difficulty: 1, plus one for each of four ascending thresholds that it reaches.
    pub fn from_difficulty(difficulty: usize, thresholds: [usize; 4]) -> Self {
        let reached = thresholds.iter().filter(|&&least| difficulty >= least);
        Self(1 + reached.count() as u8)
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
