//! What is proven is so, and what is drawn is drawn alike by the same chance.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod shipped;
mod solver;
