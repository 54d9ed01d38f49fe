//! Members across all games: names and ranks, and limits on what a member may have, ask for, or do to others.

pub(crate) mod block;
pub(crate) mod calls;
pub(crate) mod limits;
pub(crate) mod mute;
pub mod profile;
pub(crate) mod recent;
