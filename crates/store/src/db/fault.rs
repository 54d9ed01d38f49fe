//! Faults on demand: a test lets a database fail below the bot, to see its messages.

use std::sync::{Arc, Mutex, PoisonError};

use super::error::StoreError;

/// Faults injected into the database that was opened with it; none at first. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Mutex<Fault>>);

/// The kind of fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// No fault.
    #[default]
    None,
    /// Reads of the properties of this name; `outages` and `heartbeat` stand for the tables of these names.
    Reads(&'static str),
    /// Every write.
    Writes,
    /// Not a failure: every change runs twice, as after a conflict with another process; the first run's writes are
    /// discarded.
    Conflicts,
}

impl Faults {
    /// Replaces the injected fault.
    pub fn set(&self, fault: Fault) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = fault;
    }

    /// Checks a read of the properties `name`.
    pub(crate) fn check_read(&self, name: &str) -> Result<(), StoreError> {
        match self.get() {
            Fault::Reads(failing) if name == failing => Err(failure()),
            _ => Ok(()),
        }
    }

    /// Checks a write.
    pub(crate) fn check_write(&self) -> Result<(), StoreError> {
        match self.get() {
            Fault::Writes => Err(failure()),
            _ => Ok(()),
        }
    }

    /// Whether every change is made twice.
    pub(crate) fn are_changes_made_twice(&self) -> bool {
        self.get() == Fault::Conflicts
    }

    fn get(&self) -> Fault {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn failure() -> StoreError {
    StoreError::Failed("a fault that was asked for".to_owned())
}
