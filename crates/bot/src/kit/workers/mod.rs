//! Work off the threads that answer.

pub(crate) mod each;
pub(crate) mod pool;
mod priority;
pub(crate) mod turns;
