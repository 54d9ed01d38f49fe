//! Opening a database.

use std::path::Path;
use std::sync::Arc;

use super::engine::Engine;
use super::read::Read as _;
use super::tables::COUNTERS;
use super::{Counter, Faults, Inner, OpenError, OutboxId, Store};

impl Store {
    /// Opens the database in the folder `path`, or makes one there, with `cache_mib` MiB of memory for it.
    ///
    /// Must be called in a tokio runtime.
    ///
    /// # Errors
    ///
    /// An [`OpenError`] in words for who runs the bot.
    pub fn open(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        Self::open_with(path, cache_mib, Faults::default())
    }

    /// The same as [`Store::open`], for a test that lets `faults` happen.
    ///
    /// # Errors
    ///
    /// An [`OpenError`].
    pub fn open_with(path: &Path, cache_mib: u16, faults: Faults) -> Result<Self, OpenError> {
        let engine = Engine::open(path, cache_mib, faults.clone())?;
        let last_message = engine.view(|view| view.get(COUNTERS, &Counter::OutboxMessage));
        let last_message = last_message.map_err(|error| OpenError::Failed {
            path: path.to_owned(),
            reason: error.to_string(),
        })?;
        Ok(Self(Arc::new(Inner {
            engine,
            last_message: OutboxId(last_message.unwrap_or_default()),
            faults,
        })))
    }
}
