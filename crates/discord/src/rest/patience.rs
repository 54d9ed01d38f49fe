//! Tries and timeouts of calls to Discord.

use std::time::Duration;

use crate::limit::Urgency;

/// Tries and timeouts of a call.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// How long one try may take.
    pub(super) each: Duration,
    /// How long all tries may take together.
    pub(super) all: Duration,
    /// The pauses before the second try, the third, and so on.
    pub(super) pauses: &'static [Duration],
    /// How long all tries together may wait for rate limits.
    pub(super) wait: Duration,
    pub(super) urgency: Urgency,
}

impl Patience {
    /// For the answer to an interaction, which is lost after three seconds. On a slow line one long try succeeds where
    /// two short ones do not; an immediate failure is tried again.
    pub(crate) const ANSWER: Self = Self {
        each: Duration::from_millis(2600),
        all: Duration::from_millis(2600),
        pauses: &[Duration::from_millis(100)],
        wait: Duration::from_millis(1200),
        urgency: Urgency::News,
    };

    /// For a call that somebody waits for, and that can be repeated later.
    pub(crate) const NORMAL: Self = Self {
        each: Duration::from_secs(15),
        all: Duration::MAX,
        pauses: &[
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
        pauses: &[],
        wait: Duration::from_secs(1),
        urgency: Urgency::Upkeep,
    };

    /// For an optional call: not worth waiting for.
    pub(crate) const REMARK: Self = Self {
        each: Duration::from_secs(1),
        all: Duration::from_secs(1),
        pauses: &[],
        wait: Duration::ZERO,
        urgency: Urgency::Upkeep,
    };
}
