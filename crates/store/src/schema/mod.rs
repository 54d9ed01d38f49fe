//! The shapes of games and of outbox messages on disk, frozen once released; those of a feature are beside its tables.
//! `db::shape` has their encoding.

pub(super) mod event;
pub(super) mod mirror;
pub(super) mod outbox_message;
pub(super) mod outline;
pub(super) mod rating;
mod row;
pub(super) mod scalar;

/// The version of rows that are derived from records alone, such as lists and outlines: not frozen. A change of them,
/// or of index entries, raises this number, and the next start remakes them all.
pub(super) const DERIVED: u8 = 9;
