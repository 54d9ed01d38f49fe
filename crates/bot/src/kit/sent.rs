//! Fate of an outbox message.

use std::time::Duration;

use crate::clock::{Span, Timestamp};
use crate::kit::services::Services;

/// Fate of an outbox message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// It was delivered, or is no longer needed.
    Done,
    /// It must wait: for an answer on its way, or until this time.
    Wait(Option<Timestamp>),
    /// A rate limit is used up until this time.
    Limited(Timestamp),
    /// Discord is unreachable.
    Unreachable,
}

impl From<()> for Sent {
    fn from((): ()) -> Self {
        Self::Done
    }
}

/// When a rate limit of `after` from now ends.
pub(crate) fn limit_ends(services: &Services, after: Duration) -> Timestamp {
    let millis = i64::try_from(after.as_millis()).unwrap_or(i64::MAX);
    services.now().after(Span::millis(millis))
}
