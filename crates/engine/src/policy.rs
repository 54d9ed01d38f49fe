//! What strong players do: the weights of what is seen of a move, and games replayed to learn them.

pub use crate::go::policy::{BadWeights, MOST_FEATURES, Replay, Seen, Weights};
