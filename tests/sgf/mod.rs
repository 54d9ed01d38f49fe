//! The commands that read records.

#![expect(
    clippy::unwrap_used,
    reason = "also in the helpers of tests a failure is a panic"
)]

mod diagram;
mod render;
mod verify;
