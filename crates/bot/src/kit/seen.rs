//! The recently seen servers of channels.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::game::ChannelId;

/// The number of channels that are remembered.
const MOST: usize = 8192;

/// Channels that need not be looked at again. Any may be forgotten: it is looked at once more then.
#[derive(Debug, Default)]
pub(crate) struct Seen(Mutex<HashSet<ChannelId>>);

impl Seen {
    pub(crate) fn has(&self, channel: ChannelId) -> bool {
        self.lock().contains(&channel)
    }

    pub(crate) fn note(&self, channel: ChannelId) {
        let mut channels = self.lock();
        if channels.len() >= MOST {
            channels.clear();
        }
        channels.insert(channel);
    }

    pub(crate) fn forget_all(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<ChannelId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
