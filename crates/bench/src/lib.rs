//! What tengen costs: databases to measure with, and how the cost grows. The other measurements are in `benches`.

pub mod generate;
pub mod process;
pub mod simulate;
