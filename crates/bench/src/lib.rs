//! Measurements of tengen: databases to measure with, and the growth of the cost with their size. The other
//! measurements are in `benches`.

pub mod generate;
pub mod process;
pub mod simulate;
