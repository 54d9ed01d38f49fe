//! Processes, and who of them holds a lease. The shapes are frozen once released.

use serde::{Deserialize, Serialize};

use super::key::numbers;
use super::shape::Id;
use super::table::as_they_are;
use super::work::Work;

/// The number that a running process has drawn for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub(crate) u64);

impl ProcessId {
    /// The process that has drawn `number`.
    pub fn new(number: u64) -> Self {
        Self(number)
    }
}

numbers! { ProcessId: |key| key.0, ProcessId }

as_they_are! { Held }

/// The holder of a lease, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Held {
    pub(crate) holder: Option<Id>,
    /// Number of times that it was taken.
    pub(crate) fence: u64,
}

impl Held {
    pub(crate) fn holder(self) -> Option<ProcessId> {
        self.holder.map(|Id(process)| ProcessId(process))
    }
}

/// A lease that this process has taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    pub(super) work: Work,
    pub(super) held: Held,
    /// The last outbox message that may have been sent by who held it before.
    pub(super) since: u64,
}

impl Lease {
    /// The leased work.
    pub fn work(&self) -> Work {
        self.work
    }

    /// The last outbox message that may have been sent by who held it before.
    pub(crate) fn since(&self) -> u64 {
        self.since
    }
}
