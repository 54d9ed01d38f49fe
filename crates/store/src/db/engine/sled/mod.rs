//! sled: a folder of this machine, and one process that has it open.
//!
//! Reads are answered from the engine's memory or by one short disk read, so they run on the caller's thread.

mod commit;
mod count;
mod derive;
mod error;
mod leftover;
mod migrate;
mod open;
mod trees;

use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use self::commit::Committer;
use self::trees::Trees;
use crate::db::engine::terms::{Change, Durability, Priority, ReadFn};
use crate::db::error::StoreError;
use crate::db::layout::Layout;
use crate::db::private;
use crate::db::read::View;

/// An open database.
#[derive(Debug)]
pub(crate) struct Sled {
    trees: Trees,
    committer: Committer,
    folder: PathBuf,
    /// Readers may run together; a transaction runs alone, so that nobody sees half of one.
    lock: Arc<RwLock<()>>,
}

impl Sled {
    /// The layout of the data.
    pub(crate) fn layout(&self) -> &'static Layout {
        self.trees.layout
    }

    /// Runs `read` on a snapshot of the database.
    pub(crate) fn view(&self, read: &mut ReadFn<'_>) {
        let _lock = self.lock.read().unwrap_or_else(PoisonError::into_inner);
        read(&View::new(&self.trees));
    }

    /// A read of rows that may change in the meantime, so that a long read blocks no writers.
    pub(crate) fn browse(&self, read: &mut ReadFn<'_>) {
        read(&View::new(&self.trees));
    }

    /// Makes `change` in the next round.
    pub(crate) async fn transact(
        &self,
        priority: Priority,
        durability: Durability,
        change: Change,
    ) -> Result<(), StoreError> {
        self.committer.transact(priority, durability, change).await
    }

    /// Waits until everything that can be read is on the disk.
    pub(crate) async fn make_durable(&self) -> Result<(), StoreError> {
        self.committer.commit().await
    }

    /// Size of the folder's files in bytes.
    pub(crate) fn size(&self) -> Result<u64, StoreError> {
        let size = leftover::size(&self.folder);
        size.map_err(|error| StoreError::Failed(error.to_string()))
    }

    /// Resolves when writing has failed permanently; never before. Does not keep the database open.
    pub(crate) fn wait_for_failure(&self) -> impl Future<Output = ()> + Send + use<> {
        self.committer.wait_for_failure()
    }

    /// Makes everything durable, and updates the count beside the database.
    pub(crate) async fn checkpoint(&self) -> Result<(), StoreError> {
        self.committer.check()?;
        let number = count::raise_number(&self.trees.meta)?;
        self.make_durable().await?;
        // The engine has made new files since.
        self.restrict_access();
        count::write_number(&self.folder, number)
    }

    /// Closes the database, and notes the lengths of its files in the count beside it.
    pub(crate) async fn close(self) -> Result<(), StoreError> {
        let Self {
            trees,
            committer,
            folder,
            ..
        } = self;
        drop(trees);
        committer.stop().await;
        count::wait_and_write_size(&folder).await
    }

    /// Restricts the files of the database to their owner. What the system refuses is logged.
    fn restrict_access(&self) {
        private::restrict(&self.folder, |name| {
            leftover::is_ours(name) || name == count::FILE
        });
    }

    /// Sets a mark, which survives a kill.
    pub(crate) fn mark(&self, name: &'static str) -> Result<(), StoreError> {
        self.committer.check()?;
        self.trees.meta.insert(name, &[])?;
        Ok(())
    }

    /// Removes a mark.
    pub(crate) fn unmark(&self, name: &'static str) -> Result<(), StoreError> {
        self.trees.meta.remove(name)?;
        Ok(())
    }

    /// Whether a mark is set.
    pub(crate) fn is_marked(&self, name: &'static str) -> Result<bool, StoreError> {
        Ok(self.trees.meta.contains_key(name)?)
    }

    /// Deletes all rows.
    pub(crate) fn clear(&self) -> Result<(), StoreError> {
        let _lock = self.lock.write().unwrap_or_else(PoisonError::into_inner);
        Ok(self.trees.clear()?)
    }
}

#[cfg(test)]
mod tests;
