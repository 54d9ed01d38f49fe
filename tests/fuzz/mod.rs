//! Whatever comes in from outside, nothing panics, and what is read is what was meant.
//!
//! What proptest has found before is in `proptest-regressions/fuzz/` and tried first.

mod button;
mod notation;
mod record;
mod seeds;
