//! Faults on demand: a test lets a database fail below the bot, to see its messages.

use std::sync::{Arc, Mutex, PoisonError};

use super::error::StoreError;

/// Faults injected into the database that was opened with it; none at first. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Faults(Arc<Mutex<Fault>>);

/// The kind of fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    #[default]
    None,
    /// To read the properties of this name; as `outages`, when the bot was down; as `heartbeat`, its last sign of life.
    Reads(&'static str),
    /// Every write.
    Writes,
    /// No failure, but every change runs twice, as after a conflict with another process: the writes of the first run
    /// do not count.
    Conflicts,
}

impl Faults {
    /// This fails from now on, and nothing else does.
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

    /// Whether anything can be written.
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
