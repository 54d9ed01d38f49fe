//! Requests to an engine.

use std::sync::Arc;

use crate::db::error::StoreError;
use crate::db::read::View;
use crate::db::transaction::Transaction;

/// Keys of the metadata: the version of the shapes, the least version of all rows, the version of derived rows, and
/// marks of a running import or migration.
pub(super) const SCHEMA: &str = "schema";
pub(crate) const MIGRATED: &str = "migrated";
pub(crate) const DERIVED: &str = "derived";
pub(super) const IMPORTING: &str = "importing";
pub(super) const COPYING: &str = "copying";

/// The purpose of opening a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To use it: it has to be complete. A missing one is created.
    Use,
    /// To read an existing, complete database.
    Read,
    /// To copy another one into it, also after an interrupted copy.
    Copy,
}

/// The state in which a write counts as done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durability {
    /// Visible to every reader, but it may be lost although the program continues: a server commits it asynchronously.
    /// For rows that can be derived again (see `Engine::take_loss`).
    Asynchronous,
    /// Visible to every reader. Only a crash of the program can lose it; a server has it on its disk.
    Visible,
    /// On the disk.
    Durable,
}

/// How urgent a write is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Priority {
    /// A person waits for the answer.
    Interactive,
    /// Scheduled work.
    Background,
}

/// Reads that a change depends on besides the rows that it writes. A server separates reads by pages of its indexes, so
/// that serializable changes of different games conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Isolation {
    /// None: of two changes that write the same row, the later one is repeated (snapshot isolation).
    Snapshot,
    /// All, the absence of rows included.
    Serializable,
}

/// Reads rows; the result goes to the caller.
pub(crate) type ReadFn<'a> = dyn FnMut(&View<'_>) + Send + 'a;

/// Whether a change's writes are committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// They are committed.
    Counts,
    /// They are discarded.
    Refused,
}

/// A change as an engine makes it; the caller stores its answer. With an error in place of the answer, its writes
/// are discarded. It may run again: the last answer counts.
pub(crate) type Change = Box<dyn FnMut(&mut Transaction<'_>) -> Result<Verdict, StoreError> + Send>;

/// Whether a write is still permitted: asked in the transaction that writes.
pub(crate) type Fence = Arc<dyn Fn(&Transaction<'_>) -> Result<(), StoreError> + Send + Sync>;
