//! Who holds a lease. Frozen once released.

use serde::{Deserialize, Serialize};

use super::scalar::Id;
use crate::store::ProcessId;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct Held {
    pub(in crate::store) holder: Option<Id>,
    /// How often it has been taken.
    pub(in crate::store) fence: u64,
}

impl Held {
    pub(in crate::store) fn holder(self) -> Option<ProcessId> {
        self.holder.map(|Id(process)| ProcessId(process))
    }
}
