//! What has become of an outbox message.

use crate::clock::Timestamp;

/// What has become of an outbox message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// It is out, or nobody needs it any more.
    Done,
    /// It must wait: for an answer on its way, or until this time.
    Wait(Option<Timestamp>),
    /// A rate limit is used up until this time.
    Limited(Timestamp),
    /// Discord is away.
    Away,
}

impl From<()> for Sent {
    fn from((): ()) -> Self {
        Self::Done
    }
}
