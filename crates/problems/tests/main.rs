//! What is proven is so, and what is drawn is drawn alike by the same chance.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

#[expect(dead_code, reason = "the tests of the bot use the rest")]
#[path = "../../../tests/support/board.rs"]
mod board;
mod shipped;
mod solver;
