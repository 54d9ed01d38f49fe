//! Helpers of the tests.

pub(crate) mod board;
pub(crate) mod random;
