//! What the tests of several crates share: boards from diagrams, and chance that is the same in every run.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

pub mod board;
pub mod random;
