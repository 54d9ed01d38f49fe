//! Limited time for a task of one person or of everybody.

use super::Calendar;
use crate::clock::{Span, Timestamp};

/// Limited time for a task of one person or of everybody.
///
/// It does not run while the bot is down, nor during the vacation of the person. That is known only afterwards, so
/// before judging it the caller updates it ([`TimeLimit::update`]), stores that, and then uses [`TimeLimit::until`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLimit {
    /// Its start.
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

    /// Its end, without rests after [`TimeLimit::since`].
    pub const fn until(self) -> Timestamp {
        self.since.after(self.span)
    }

    /// The time updated to `now`, extended by the rests in `calendar`. Idempotent: a rest is added once.
    #[must_use]
    pub fn update(self, now: Timestamp, calendar: &Calendar) -> Self {
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

    /// Its end by `calendar`: [`Timestamp::MAX`] if a rest has no known end.
    pub fn until_by(self, calendar: &Calendar) -> Timestamp {
        let reached = calendar.reach(self.since, self.span);
        reached.unwrap_or(Timestamp::MAX)
    }
}
