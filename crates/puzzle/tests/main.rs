//! Puzzles: what they ask has just the answer that they claim.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod generated;
mod naive;
mod question;
mod quiz;
mod scene;
mod shipped;
mod standing;
mod study;
