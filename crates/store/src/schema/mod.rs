//! The shapes of games and of outbox messages on disk, frozen once released; those of a feature stand beside its tables.
//! How they are written, `db::shape` says.

pub(super) mod event;
pub(super) mod mirror;
pub(super) mod outbox_message;
pub(super) mod outline;
pub(super) mod rating;
mod row;
pub(super) mod scalar;

/// The version of what follows from records alone, as lists and outlines do: nothing of it is frozen.
/// A change of it, or of what leads to a row, raises this number, and the next start makes all of it anew.
pub(super) const DERIVED: u8 = 8;
