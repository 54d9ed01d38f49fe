//! The last heartbeat of this process.

use std::sync::{Mutex, PoisonError};

use crate::clock::{Clock, Timestamp};

/// The last heartbeat of this process, once there is one.
#[derive(Debug, Default)]
pub(crate) struct LastHeartbeat(Mutex<Option<Heartbeat>>);

/// The time of a heartbeat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heartbeat {
    /// By the clock.
    pub(crate) wall: Timestamp,
    /// By the clock without the jumps of a test or the playground: [`Clock::unadjusted_now`].
    pub(crate) unadjusted: Timestamp,
}

impl Heartbeat {
    pub(crate) fn now(clock: &dyn Clock) -> Self {
        Self {
            wall: clock.now(),
            unadjusted: clock.unadjusted_now(),
        }
    }
}

impl LastHeartbeat {
    pub(crate) fn get(&self) -> Option<Heartbeat> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn set(&self, heartbeat: Heartbeat) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(heartbeat);
    }
}
