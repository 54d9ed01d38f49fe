//! What the benchmarks share.

pub(crate) mod club;
pub(crate) mod figure;
pub(crate) mod midgame;
