//! The bundled problems: a search that proves them, and a generator that finds them.
//!
//! Chance is an argument: the same seed makes the same problems.

mod make;
mod prove;
mod verdict;

pub use make::{Source, draw};
pub use prove::prove;
pub use verdict::{Budget, Solved, Unsolved, solve};
