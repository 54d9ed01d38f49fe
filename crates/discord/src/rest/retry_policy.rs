//! Retries and timeouts of calls to Discord.

use std::time::Duration;

use crate::limit::Urgency;

/// Retries and timeouts of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RetryPolicy {
    /// Timeout of one attempt.
    pub(super) each: Duration,
    /// Timeout of all attempts together.
    pub(super) all: Duration,
    /// Backoffs before the second attempt, the third, and so on.
    pub(super) backoffs: &'static [Duration],
    /// Maximum time that all attempts together may wait for rate limits.
    pub(super) wait: Duration,
    pub(super) urgency: Urgency,
}

impl RetryPolicy {
    /// For the answer to an interaction, which is lost after three seconds. On a slow connection one long attempt
    /// succeeds where two short ones do not; an immediate failure is tried again.
    pub(crate) const ANSWER: Self = Self {
        each: Duration::from_millis(2600),
        all: Duration::from_millis(2600),
        backoffs: &[Duration::from_millis(100)],
        wait: Duration::from_millis(1200),
        urgency: Urgency::News,
    };

    /// For a call that somebody waits for, and that can be repeated later.
    pub(crate) const NORMAL: Self = Self {
        each: Duration::from_secs(15),
        all: Duration::MAX,
        backoffs: &[
            Duration::from_millis(300),
            Duration::from_secs(1),
            Duration::from_secs(3),
            Duration::from_secs(6),
        ],
        wait: Duration::from_secs(10),
        urgency: Urgency::News,
    };

    /// Background work: it comes last, and its caller tries again later.
    pub(crate) const BACKGROUND: Self = Self {
        each: Duration::from_secs(15),
        all: Duration::MAX,
        backoffs: &[],
        wait: Duration::from_secs(1),
        urgency: Urgency::Upkeep,
    };

    /// For an optional call: not worth waiting for.
    pub(crate) const REMARK: Self = Self {
        each: Duration::from_secs(1),
        all: Duration::from_secs(1),
        backoffs: &[],
        wait: Duration::ZERO,
        urgency: Urgency::Upkeep,
    };
}
