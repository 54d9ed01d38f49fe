//! Puzzles in SGF files, by the usual conventions for problems.
//!
//! The root has the stones (AB, AW) and whose turn it is (PL, or the side that moves first); the tree below it has the lines.
//! A line is right if a comment on it says `RIGHT` or `Correct`, or one of the solver's moves is marked TE,
//! and wrong if it says `WRONG` or `Incorrect`, or one of the solver's moves is marked BM.
//! Where nothing in the file is marked as right, the lines are in which the solver always takes the first branch.

mod read;
mod write;

pub use read::StudyError;
pub(super) use read::{Told, read};
pub(super) use write::{points, write};
