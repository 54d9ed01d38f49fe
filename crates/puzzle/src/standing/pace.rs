//! How the puzzles of one who solves alone get harder and easier.

use crate::Level;

/// How many puzzles in a row, each solved by the first answer, lead to the next level.
const ROW: u32 = 5;

/// How hard the next puzzle is, and how many were solved in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The level of the next puzzle.
    pub level: Level,
    /// How many puzzles in a row were solved by their first answers.
    pub in_a_row: u32,
}

impl Pace {
    /// The first puzzle has this level.
    pub const fn beginning(level: Level) -> Self {
        Self { level, in_a_row: 0 }
    }

    /// After a puzzle that was solved by its first answer.
    #[must_use]
    pub fn after_success(self) -> Self {
        let in_a_row = self.in_a_row.saturating_add(1);
        let is_up = in_a_row.is_multiple_of(ROW);
        let harder = Level::new(self.level.number() + 1).filter(|_| is_up);
        Self {
            level: harder.unwrap_or(self.level),
            in_a_row,
        }
    }

    /// After a first answer that was wrong: the row is over.
    #[must_use]
    pub const fn after_mistake(self) -> Self {
        Self::beginning(self.level)
    }

    /// After a puzzle that was not solved.
    #[must_use]
    pub fn after_failure(self) -> Self {
        let easier = Level::new(self.level.number() - 1);
        Self::beginning(easier.unwrap_or(self.level))
    }
}
