//! The rules of the games: boards, moves, legality, ends and counts.
//!
//! Nothing here does I/O, reads a clock or draws a random number.
//!
//! # Points and sides
//!
//! A [`Point`] has a column counted from the left and a row counted from the bottom, both from 0.
//! People write `A1` for the lower left corner; the letter I is left out in all games.
//! An empty point is `None` where a colour would be `Some`.

mod color;
mod point;
mod points;
mod size;

pub use color::{ByColor, Color};
pub use point::{CoordinateError, Point};
pub use points::PointSet;
pub use size::Size;
