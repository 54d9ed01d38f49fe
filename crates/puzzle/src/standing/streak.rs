//! Days in a row.

/// How many days in a row somebody has solved something: what people call a streak.
///
/// A day without a solved puzzle ends it. Today does not, as long as it lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The last day, counted from any fixed one.
    last: Option<i32>,
    /// How many days in a row up to that.
    running: u32,
    longest: u32,
}

impl Streak {
    /// Something was solved on `day`. Days come in their order.
    pub(super) fn note(&mut self, day: i32) {
        self.running = match self.last {
            Some(last) if last >= day => self.running,
            Some(last) if last + 1 == day => self.running + 1,
            _ => 1,
        };
        self.last = self.last.max(Some(day));
        self.longest = self.longest.max(self.running);
    }

    /// How many days in a row up to `today` or the day before.
    pub fn current(self, today: i32) -> u32 {
        match self.last {
            Some(last) if last.saturating_add(1) >= today => self.running,
            _ => 0,
        }
    }

    /// The longest there has been.
    pub const fn longest(self) -> u32 {
        self.longest
    }
}
