//! Opening a database.

use std::path::Path;

#[cfg(feature = "postgres")]
use super::Server;
use super::db::Purpose;
use super::layout::LAYOUT;
use super::{Faults, OpenError, Store};

impl Store {
    /// Opens the database in the folder `path`, or makes one there, with `cache_mib` MiB of memory for it.
    ///
    /// Must be called in a tokio runtime.
    ///
    /// # Errors
    ///
    /// An [`OpenError`], worded for the operator.
    pub fn open(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        Self::open_with(path, cache_mib, Faults::default())
    }

    /// As [`Store::open`], for an existing database: none is made.
    ///
    /// # Errors
    ///
    /// An [`OpenError`], worded for the operator.
    pub fn open_existing(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        Self::open_for(&LAYOUT, Purpose::Read, path, cache_mib, Faults::default())
    }

    /// As [`Store::open`], for a test that injects `faults`.
    ///
    /// # Errors
    ///
    /// An [`OpenError`].
    pub fn open_with(path: &Path, cache_mib: u16, faults: Faults) -> Result<Self, OpenError> {
        Self::open_for(&LAYOUT, Purpose::Use, path, cache_mib, faults)
    }

    /// Opens the database on `server`, and makes missing tables.
    ///
    /// # Errors
    ///
    /// An [`OpenError`], worded for the operator.
    #[cfg(feature = "postgres")]
    pub async fn connect(server: &Server, faults: Faults) -> Result<Self, OpenError> {
        Self::connect_for(&LAYOUT, Purpose::Use, server, faults).await
    }

    /// As [`Store::connect`], for an existing database: nothing is made.
    ///
    /// # Errors
    ///
    /// An [`OpenError`], worded for the operator.
    #[cfg(feature = "postgres")]
    pub async fn connect_existing(server: &Server) -> Result<Self, OpenError> {
        Self::connect_for(&LAYOUT, Purpose::Read, server, Faults::default()).await
    }

    /// As [`Store::open`], for the target of a copy, or of an interrupted one.
    ///
    /// # Errors
    ///
    /// An [`OpenError`], worded for the operator.
    pub fn open_copy(path: &Path, cache_mib: u16) -> Result<Self, OpenError> {
        Self::open_for(&LAYOUT, Purpose::Copy, path, cache_mib, Faults::default())
    }

    /// As [`Store::connect`], for the target of a copy, or of an interrupted one.
    ///
    /// # Errors
    ///
    /// An [`OpenError`], worded for the operator.
    #[cfg(feature = "postgres")]
    pub async fn connect_copy(server: &Server) -> Result<Self, OpenError> {
        Self::connect_for(&LAYOUT, Purpose::Copy, server, Faults::default()).await
    }
}
