//! Puzzles in SGF files, by the usual conventions for problems.
//!
//! The root has the stones (AB, AW) and the side to move (PL, or the side that moves first); the tree below it has the
//! lines.
//! A line is right if a comment on it or a node's name (N) says `RIGHT` or `Correct`, or the like in other languages
//! ([`words`]), if one of the solver's moves is marked TE, or a node as good for the solver's side (GB, GW).
//! It is wrong if one of these texts says `WRONG` or `Incorrect` or the like, if one of the solver's moves is marked
//! BM, or a node as good for the other side or as a wrong variation (WV).
//! If nothing in the file is marked as right, those lines are right in which the solver always takes the first branch
//! that is not marked as wrong; the uploader is informed.

mod key;
mod read;
mod words;
mod write;

pub(super) use key::Key;
pub use read::StudyError;
pub(super) use read::{Content, read};
pub(super) use write::{points, write};
