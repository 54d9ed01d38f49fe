//! SGF: reading the files of other programs, writing files that they can read.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod charset;
mod coordinate;
mod law;
mod reading;
