//! A round of changes becomes one transaction of the engine, and is made durable.

use std::fs::File;
use std::sync::{Arc, PoisonError, RwLock};

use super::failure::Failure;
use super::write_request::WriteRequest;
use crate::db::engine::sled::trees::Trees;
use crate::db::engine::terms::Durability;
use crate::db::fault::Faults;
use crate::db::transaction::{Transaction, Writes};

/// The database and its file.
pub(super) struct Disk {
    pub(super) db: sled::Db,
    pub(super) trees: Trees,
    pub(super) file: Arc<File>,
    pub(super) lock: Arc<RwLock<()>>,
    pub(super) faults: Faults,
}

impl Disk {
    /// Writes the requests, visible to all readers; returns those that also wait for the disk.
    pub(super) fn write(
        &self,
        mut round: Vec<WriteRequest>,
        failure: &Failure,
    ) -> Vec<WriteRequest> {
        if let Err(poisoned) = failure.check() {
            for request in round {
                request.respond(Err(poisoned.clone()));
            }
            return Vec::new();
        }
        let mut writes = Writes::default();
        for request in &mut round {
            if self.faults.are_changes_made_twice() {
                request.make(&mut self.after(&writes));
            }
            let mut tx = self.after(&writes);
            if request.make(&mut tx) {
                for (table, rows) in tx.into_writes() {
                    writes.entry(table).or_default().extend(rows);
                }
            }
        }
        let written = {
            let _lock = self.lock.write().unwrap_or_else(PoisonError::into_inner);
            let written = self.trees.write(&writes);
            written.or_else(|error| failure.note(error.to_string()))
        };
        let mut waiting = Vec::new();
        for request in round {
            match request.durability {
                Durability::Durable if written.is_ok() => waiting.push(request),
                Durability::Durable | Durability::Visible | Durability::Asynchronous => {
                    request.respond(written.clone());
                }
            }
        }
        waiting
    }

    /// A transaction on top of these `writes`: there is no other writer, so its reads stay true.
    fn after<'a>(&'a self, writes: &'a Writes) -> Transaction<'a> {
        Transaction::new(&self.trees, writes)
    }

    /// Flushes earlier writes, and notifies those who wait for the disk.
    pub(super) fn sync(&self, waiting: Vec<WriteRequest>, failure: &Failure) {
        let make_durable = || self.make_durable().or_else(|reason| failure.note(reason));
        let synced = failure.check().and_then(|()| make_durable());
        for request in waiting {
            request.respond(synced.clone());
        }
    }

    fn make_durable(&self) -> Result<(), String> {
        self.db.flush().map_err(|error| error.to_string())?;
        self.file.sync_data().map_err(|error| error.to_string())
    }
}
