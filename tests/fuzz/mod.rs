//! Inputs from outside: nothing panics, and every value is read as it was meant.
//!
//! Earlier findings of proptest are in `proptest-regressions/fuzz/` and tried first.

mod button;
mod notation;
mod record;
mod seeds;
