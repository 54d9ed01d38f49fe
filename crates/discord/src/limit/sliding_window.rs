//! A sliding window, for limits that no header defines.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

/// A maximum number of calls within any span of a length.
#[derive(Clone, Debug)]
pub(crate) struct SlidingWindow {
    most: usize,
    span: Duration,
    /// The times of the latest calls, at most `most`.
    calls: VecDeque<Instant>,
    /// The end of a refusal by Discord.
    refused_until: Option<Instant>,
}

impl SlidingWindow {
    /// At most `most` calls, one at least, within any `span`.
    pub(crate) fn new(most: usize, span: Duration) -> Self {
        Self {
            most: most.max(1),
            span,
            calls: VecDeque::new(),
            refused_until: None,
        }
    }

    /// The earliest time for a call that leaves `spare` others; none for now.
    pub(super) fn free_from(&self, spare: usize, now: Instant) -> Option<Instant> {
        let allowed = self.most.saturating_sub(spare).max(1);
        let earlier = self.calls.len().checked_sub(allowed);
        let full_until = earlier.map(|earlier| self.calls[earlier] + self.span);
        full_until
            .max(self.refused_until)
            .filter(|until| *until > now)
    }

    /// Counts a call.
    pub(super) fn count(&mut self, now: Instant) {
        if self.calls.len() == self.most {
            self.calls.pop_front();
        }
        self.calls.push_back(now);
    }

    /// Counts a call.
    ///
    /// # Errors
    ///
    /// The earliest time for a call, if none may be made now.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), Instant> {
        match self.free_from(0, now) {
            Some(until) => Err(until),
            None => {
                self.count(now);
                Ok(())
            }
        }
    }

    /// Blocks calls until `until`: Discord has refused one.
    pub(super) fn refuse(&mut self, until: Instant) {
        self.refused_until = self.refused_until.max(Some(until));
    }

    /// Whether all of its state has expired.
    pub(super) fn is_idle(&self, now: Instant) -> bool {
        let latest = self.calls.back().map(|latest| *latest + self.span);
        latest.max(self.refused_until).is_none_or(|end| end <= now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn no_span_holds_more_calls_than_allowed_whenever_it_begins() {
        let second = Duration::from_secs(1);
        let (mut window, start) = (SlidingWindow::new(3, 10 * second), Instant::now());
        let mut made = Vec::new();
        for tenth in 0..600 {
            let now = start + second / 10 * tenth;
            if window.take(now).is_ok() {
                made.push(now);
            }
        }
        assert!(made.windows(4).all(|four| four[3] - four[0] >= 10 * second));
        assert_eq!(made.len(), 18, "and nobody waits longer than that");
    }

    #[tokio::test(start_paused = true)]
    async fn calls_that_leave_some_to_others_wait_earlier() {
        let now = Instant::now();
        let mut window = SlidingWindow::new(3, Duration::from_secs(10));
        window.count(now);
        window.count(now);
        assert_eq!(window.free_from(0, now), None);
        assert_eq!(
            window.free_from(1, now),
            Some(now + Duration::from_secs(10))
        );
        window.refuse(now + Duration::from_secs(30));
        assert_eq!(
            window.free_from(0, now),
            Some(now + Duration::from_secs(30))
        );
        assert!(window.is_idle(now + Duration::from_secs(30)));
    }
}
