//! Shared parts of the tests of several crates: boards from diagrams, and reproducible randomness.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

pub mod board;
pub mod random;
