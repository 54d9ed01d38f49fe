//! Time that was given for something, to one person or to everybody.

use super::Calendar;
use crate::clock::{Span, Timestamp};

/// Time that was given for something, to one person or to everybody, as far as it has not been used.
///
/// It runs only while it can be used: not while the bot was down, nor in the vacation of the one it was given to.
/// That is not known before it has happened. So whoever judges it brings it up to date first
/// ([`Given::brought_to`]), keeps that, and goes by [`Given::until`] then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Given {
    /// Since when it runs.
    pub since: Timestamp,
    /// How much there is from then on; nothing, or less, where it is over.
    pub span: Span,
}

impl Given {
    /// The time from `since` until `until`.
    pub const fn between(since: Timestamp, until: Timestamp) -> Self {
        Self {
            since,
            span: until.since(since),
        }
    }

    /// When it is over, if nothing rests from [`Given::since`] on.
    pub const fn until(self) -> Timestamp {
        self.since.after(self.span)
    }

    /// The same at `now`: as much as has not run by then, where `calendar` says what did not run. What has rested is given
    /// back by that, once, however often this is asked.
    #[must_use]
    pub fn brought_to(self, now: Timestamp, calendar: &Calendar) -> Self {
        // A clock that was set back gives nothing.
        if now <= self.since {
            return self;
        }
        let ran = now
            .since(self.since)
            .minus(calendar.rested(self.since, now));
        Self {
            since: now,
            span: self.span.minus(ran),
        }
    }

    /// When it is over by `calendar`: at the end of time where a rest has no known end.
    pub fn until_by(self, calendar: &Calendar) -> Timestamp {
        let reached = calendar.reach(self.since, self.span);
        reached.unwrap_or(Timestamp::MAX)
    }
}
