//! A preference: a property with a default.

use crate::kit::services::Services;
use crate::store::{Assignment, Owns, Properties, Property, StoreError, Stored};

/// A value `V` for each `O`, a member, a channel, a club or a game; the default if none is stored.
pub struct Pref<O, V>(Property<O, V>);

impl<O: Owns, V: Stored + Default> Pref<O, V> {
    /// Stored under `name`: no other of the same owners has it.
    pub(crate) const fn new(name: &'static str) -> Self {
        Self(Property::new(name))
    }

    /// Its name in the database and in exports.
    pub(crate) const fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The property in the store.
    pub const fn property(&self) -> Property<O, V> {
        self.0
    }

    /// The assignment of `value` to `owner`, to be written with other rows.
    pub(crate) fn assign(&self, owner: O, value: &V) -> Assignment {
        self.0.assign(owner, value)
    }

    /// The choice of `owner`, or the default. Read errors are logged without the owner, who may be a person.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the row means nothing.
    pub async fn get(&self, services: &Services, owner: O) -> Result<V, StoreError> {
        self.log_unreadable(services.store.property(self.0, owner).await)
    }

    /// As [`Pref::get`], within a larger read.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the row means nothing.
    pub(crate) fn of(&self, read: &Properties<'_>, owner: O) -> Result<V, StoreError> {
        self.log_unreadable(read.get(self.0, owner))
    }

    fn log_unreadable(&self, read: Result<Option<V>, StoreError>) -> Result<V, StoreError> {
        let chosen = read.inspect_err(|error| {
            tracing::error!(%error, name = self.name(), "could not read a preference");
        })?;
        Ok(chosen.unwrap_or_default())
    }

    /// Writes the choice of `owner`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is written then.
    pub async fn set(&self, services: &Services, owner: O, value: &V) -> Result<(), StoreError> {
        services.store.assign(&[self.assign(owner, value)]).await
    }
}
