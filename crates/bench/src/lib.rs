//! Measurements of tengen: databases to measure with, and how the cost grows with them. The other measurements are in
//! `benches`.

pub mod generate;
pub mod process;
pub mod simulate;
