//! Shared parts of the benchmarks.

mod allocator;
pub(crate) mod club;
pub(crate) mod figure;
pub(crate) mod midgame;
