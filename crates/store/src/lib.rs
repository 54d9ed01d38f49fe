//! Games on disk: events, lists, timers, and rows of features. Nothing outside `db/engine` names sled or PostgreSQL.
//!
//! A game has a row for every few dozen events.
//! Every change is one transaction, and is on the disk when the call that made it returns, where it does not say otherwise.
//!
//! Reads and changes are functions of rows that may be run twice (`engine`): the revision of a game decides whether
//! a change of it counts, and no lock of this process.

mod activity;
mod append;
mod backup;
mod batch;
mod change;
#[cfg(feature = "postgres")]
mod columns;
mod db;
mod discard;
mod ended;
mod features;
mod forget;
mod games;
mod index;
mod kinds;
mod known;
mod layout;
mod left;
mod load;
mod open;
mod outbox;
mod outbox_message;
mod outline;
mod part;
mod probe;
mod rating;
mod rows;
mod schema;
mod stored;
mod subject;
mod tables;
mod uptime;

pub use self::activity::{Activity, ActivityError, Creation};
pub use self::backup::Backups;
pub use self::batch::Batch;
pub use self::change::{Change, IdempotencyKey, NewGame, Origin};
pub use self::db::check::{Checked, Damage, Wrong};
pub use self::db::copy::{Copied, Progress};
#[cfg(feature = "postgres")]
pub use self::db::engine::Chance;
pub use self::db::error::{
    AppendError, CopyError, ExportError, ImportError, Lack, OpenError, StoreError,
};
pub use self::db::export::Exported;
pub use self::db::fault::{Fault, Faults};
pub use self::db::held::{Lease, ProcessId, Work};
pub use self::db::lease::Signs;
pub use self::db::private::file as private_file;
pub use self::db::property::{Assignment, Owner, Owns, Properties, Property, Stored, Value};
#[cfg(feature = "postgres")]
pub use self::db::server::Server;
pub use self::db::store::Store;
pub use self::db::timer::Timer;
pub use self::features::*;
pub use self::kinds::{BOARD, BoardMessage, CARD, DELETE, STRIP};
pub use self::load::Load;
pub use self::outbox::MessageRetention;
pub(crate) use self::outbox_message::Queued;
pub use self::outbox_message::{
    Envelope, Handling, OutboxId, OutboxKind, OutboxMessage, Overtakes, Partition, Recipient,
    Source,
};
pub use self::outline::{List, Outlines};
#[doc(hidden)]
pub use self::probe::probe;
pub use self::rating::{Declared, Rated, RatingStep, STRENGTHS, Standing};
pub use self::subject::Subject;
pub use self::uptime::Outage;
