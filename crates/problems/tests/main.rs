//! Proofs are correct, and the same seed draws the same problems.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod shipped;
mod solver;
