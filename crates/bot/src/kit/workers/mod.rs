//! Work off the threads that answer.

pub(crate) mod each;
pub(crate) mod pool;
pub(crate) mod turns;
