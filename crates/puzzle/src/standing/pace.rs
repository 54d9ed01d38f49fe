//! The level of practice puzzles: it rises after a series of successes, and falls after a failure.

use crate::Level;

/// Number of puzzles, solved in a row by the first answer, after which the level rises.
const ROW_TO_RISE: u32 = 5;

/// The level of the next puzzle, and the current series of successes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The level of the next puzzle.
    pub level: Level,
    /// Number of puzzles solved in a row, each by the first answer.
    pub in_a_row: u32,
}

impl Pace {
    /// The pace before the first puzzle, which has this level.
    pub const fn beginning(level: Level) -> Self {
        Self { level, in_a_row: 0 }
    }

    /// The pace after a puzzle that was solved by the first answer.
    #[must_use]
    pub fn after_success(self) -> Self {
        let in_a_row = self.in_a_row.saturating_add(1);
        let is_up = in_a_row.is_multiple_of(ROW_TO_RISE);
        let harder = Level::new(self.level.number() + 1).filter(|_| is_up);
        Self {
            level: harder.unwrap_or(self.level),
            in_a_row,
        }
    }

    /// The pace after a wrong first answer: the series is over.
    #[must_use]
    pub const fn after_mistake(self) -> Self {
        Self::beginning(self.level)
    }

    /// The pace after a puzzle that was not solved.
    #[must_use]
    pub fn after_failure(self) -> Self {
        let easier = Level::new(self.level.number() - 1);
        Self::beginning(easier.unwrap_or(self.level))
    }
}
