//! The last sign of life of this process.

use std::sync::{Mutex, PoisonError};

use crate::clock::Timestamp;

/// The last sign of life of this process, once there is one.
#[derive(Debug, Default)]
pub(crate) struct Uptime(Mutex<Option<Beat>>);

/// A sign of life.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    /// When, as the clock showed.
    pub(crate) shown: Timestamp,
    /// When, in time that has really passed.
    pub(crate) passed: Timestamp,
}

impl Uptime {
    pub(crate) fn last(&self) -> Option<Beat> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn note(&self, beat: Beat) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(beat);
    }
}
