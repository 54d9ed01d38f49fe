//! Time that was given for something, to one person or to everybody.

use super::Calendar;
use crate::clock::{Span, Timestamp};

/// Time to do something, given to one person or to everybody.
///
/// It does not run while the bot is down, nor during the vacation of the person. That is known only afterwards, so
/// before judging it the caller updates it ([`TimeLimit::updated_to`]), stores that, and then uses [`TimeLimit::until`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLimit {
    /// Since when it runs.
    pub since: Timestamp,
    /// Length from then on; zero or negative once it is over.
    pub span: Span,
}

impl TimeLimit {
    /// The time from `since` until `until`.
    pub const fn between(since: Timestamp, until: Timestamp) -> Self {
        Self {
            since,
            span: until.since(since),
        }
    }

    /// When it is over, without rests after [`TimeLimit::since`].
    pub const fn until(self) -> Timestamp {
        self.since.after(self.span)
    }

    /// The time updated to `now`, extended by the rests in `calendar`. Idempotent: a rest is added once.
    #[must_use]
    pub fn updated_to(self, now: Timestamp, calendar: &Calendar) -> Self {
        // A clock that was set back adds nothing.
        if now <= self.since {
            return self;
        }
        let ran = now
            .since(self.since)
            .minus(calendar.rest_between(self.since, now));
        Self {
            since: now,
            span: self.span.minus(ran),
        }
    }

    /// When it is over by `calendar`: [`Timestamp::MAX`] where a rest has no known end.
    pub fn until_by(self, calendar: &Calendar) -> Timestamp {
        let reached = calendar.reach(self.since, self.span);
        reached.unwrap_or(Timestamp::MAX)
    }
}
