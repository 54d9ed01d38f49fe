//! An exact search of a fight on a small part of the board.
//!
//! Play is restricted to the points of a field; the stones around it stay.
//! A result is a win that one side has been proven to force, and the proof assumes the worst for that side:
//! the side that has to win never takes a ko and gains nothing by repetition, the other may retake at once
//! and may repeat without the other's consent. A result that depends on ko is therefore proven for neither side.

mod bits;
mod eye;
mod field;
mod line;
mod play;
mod search;
mod table;

pub use bits::Cells;
pub use field::{Field, MOST_CELLS};
pub use line::Distances;
pub use play::{Fight, Next, Play};
pub use search::{Cancelled, Search, Turn};
pub use table::{Node, Numbers};
