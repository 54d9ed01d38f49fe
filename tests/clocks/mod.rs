//! No clock runs while nobody could have moved, and none stands for longer than its club grants.

#[cfg(feature = "playground")]
mod gateway;
mod set;
mod vacation;
