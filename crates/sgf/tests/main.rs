//! SGF: reading what is out there, writing what others can read.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod charset;
mod coordinate;
mod law;
mod reading;
