//! What tengen costs: databases to measure with. The measurements are in `benches`.

pub mod generate;
