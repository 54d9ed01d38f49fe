//! Days in a row.

/// Consecutive days with at least one solved puzzle.
///
/// A day without one ends the streak, except today.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The last day, counted from a fixed one.
    last: Option<i32>,
    /// Length of the streak that ends on that day, in days.
    running: u32,
    longest: u32,
}

impl Streak {
    /// Notes a solved puzzle on `day`. Days come in order.
    pub(super) fn note(&mut self, day: i32) {
        self.running = match self.last {
            Some(last) if last >= day => self.running,
            Some(last) if last + 1 == day => self.running + 1,
            _ => 1,
        };
        self.last = self.last.max(Some(day));
        self.longest = self.longest.max(self.running);
    }

    /// The length of the streak that still runs on `today`: it may have ended the day before.
    pub fn current(self, today: i32) -> u32 {
        match self.last {
            Some(last) if last.saturating_add(1) >= today => self.running,
            _ => 0,
        }
    }

    /// The longest streak ever.
    pub const fn longest(self) -> u32 {
        self.longest
    }
}
