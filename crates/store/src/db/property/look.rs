//! Reading several properties at once.

use super::{Owns, Property, Stored};
use crate::db::error::StoreError;
use crate::db::fault::Faults;
use crate::db::read::View;
use crate::db::store::Store;

/// Properties as they are at one moment.
pub struct Properties<'a> {
    pub(crate) view: &'a View<'a>,
    pub(crate) faults: &'a Faults,
}

impl Properties<'_> {
    /// The value of `property` of `owner`, if it is set.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read or is invalid.
    pub fn get<O: Owns, V: Stored>(
        &self,
        property: Property<O, V>,
        owner: O,
    ) -> Result<Option<V>, StoreError> {
        self.faults.check_read(property.name)?;
        property.of(self.view, owner)
    }
}

impl Store {
    /// Runs `look` on a snapshot of properties. It may run more than once, since an engine fetches independent reads
    /// together.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine, or the one of `look`.
    pub async fn look<T: Send>(
        &self,
        look: impl Fn(&Properties<'_>) -> Result<T, StoreError> + Send + Sync,
    ) -> Result<T, StoreError> {
        let faults = &self.0.faults;
        let engine = &self.0.engine;
        engine.read(|view| look(&Properties { view, faults })).await
    }
}
