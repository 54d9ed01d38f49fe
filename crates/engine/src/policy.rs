//! The policy of strong players: weights of a move's features, and games replayed to learn them.

pub use crate::go::policy::{BadWeights, MOST_FEATURES, PositionFeatures, Replay, Weights};
