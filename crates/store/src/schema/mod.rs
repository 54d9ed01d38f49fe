//! The shapes on disk: one file a version, frozen once it is released. How they are written, `db::shape` says.

pub(super) mod contest;
pub(super) mod daily;
pub(super) mod evening;
pub(super) mod event;
pub(super) mod ladder;
pub(super) mod league;
mod mirror;
pub(super) mod outbox_message;
pub(super) mod outline;
pub(super) mod plan;
pub(super) mod probe;
pub(super) mod puzzle;
pub(super) mod rating;
mod row;
pub(super) mod scalar;
pub(super) mod simul;

/// The version of what follows from records alone, as lists and outlines do: nothing of it is frozen.
/// A change of it, or of what leads to a row, raises this number, and the next start makes all of it anew.
pub(super) const DERIVED: u8 = 8;
