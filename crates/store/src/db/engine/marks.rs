//! Marks of a database that is being imported or copied into: an incomplete one is noticed at the next start.

use super::terms::{COPYING, IMPORTING};
use super::{Engine, Kind};
use crate::db::error::StoreError;

impl Engine {
    /// Marks an import as started: the next start empties the database unless [`Engine::end_import`] was called.
    pub(crate) async fn begin_import(&self) -> Result<(), StoreError> {
        self.mark(IMPORTING).await
    }

    /// Marks the import as complete.
    pub(crate) async fn end_import(&self) -> Result<(), StoreError> {
        self.unmark(IMPORTING).await
    }

    /// Deletes all imported rows.
    pub(crate) async fn drop_import(&self) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.clear()?,
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.clear().await?,
        }
        self.end_import().await
    }

    /// Marks a copy as started: until [`Engine::end_copy`] the database opens only to be copied into again.
    pub(crate) async fn begin_copy(&self) -> Result<(), StoreError> {
        self.mark(COPYING).await
    }

    /// Marks the copy as complete.
    pub(crate) async fn end_copy(&self) -> Result<(), StoreError> {
        self.make_durable().await?;
        self.unmark(COPYING).await?;
        self.make_durable().await
    }

    /// Whether a copy was started and has not ended.
    pub(crate) async fn is_copied_into(&self) -> Result<bool, StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.is_marked(COPYING),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.is_marked(COPYING).await,
        }
    }

    /// Writes `value` into a server's metadata under `name`.
    #[cfg(feature = "postgres")]
    pub(crate) async fn set_meta(
        &self,
        name: &'static str,
        value: &[u8],
    ) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(_) => Ok(()),
            Kind::Postgres(postgres) => postgres.set_meta(name, value).await,
        }
    }

    async fn mark(&self, name: &'static str) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.mark(name),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.set_meta(name, &[]).await,
        }
    }

    async fn unmark(&self, name: &'static str) -> Result<(), StoreError> {
        match &*self.kind {
            Kind::Sled(sled) => sled.unmark(name),
            #[cfg(feature = "postgres")]
            Kind::Postgres(postgres) => postgres.unmark(name).await,
        }
    }
}
