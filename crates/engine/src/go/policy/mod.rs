//! The policy: how likely a strong player makes each move, by a linear softmax over features of the move.
//!
//! Its weights are learned from games by `crates/train`.

mod replay;
mod shape;
mod table;
mod tactics;
mod view;

pub use replay::{Replay, Seen};
pub use table::{BadWeights, MOST_FEATURES, Weights};
