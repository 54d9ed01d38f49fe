//! SGF: reading what is out there, writing what others can read.

#![expect(
    clippy::unwrap_used,
    reason = "also in the helpers of tests a failure is a panic"
)]

mod charset;
mod coordinate;
mod diagram;
mod law;
mod reading;
mod render;
mod verify;
