//! tengen: a Discord bot for correspondence Go and its relatives.

pub mod bot;
pub mod cli;
pub mod clock;
pub mod config;
pub mod game;
pub mod i18n;
#[cfg(feature = "playground")]
pub mod playground;
pub mod puzzle;
pub mod record;
pub mod referee;
pub mod render;
pub mod rules;
pub mod sgf;
pub mod store;

/// Under load pictures, letters and rows are made on several threads at once, each of which takes memory and gives back
/// what another has taken. The usual allocator locks for that, and whoever holds the lock may be waiting for a processor.
#[cfg(not(target_env = "msvc"))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;
