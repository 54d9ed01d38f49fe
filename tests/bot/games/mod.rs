//! Shared parts of every game.

mod elsewhere;
pub(crate) mod pairs;
pub(crate) mod time;
mod view;
