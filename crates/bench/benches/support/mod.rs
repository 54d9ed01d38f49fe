//! What the benchmarks share.

mod allocator;
pub(crate) mod club;
pub(crate) mod figure;
pub(crate) mod midgame;
