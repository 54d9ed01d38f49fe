//! What every game shares.

mod elsewhere;
pub(crate) mod pairs;
pub(crate) mod time;
mod view;
