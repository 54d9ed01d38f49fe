//! Clocks: none runs while no player could move, and none pauses for longer than its club grants.

#[cfg(feature = "playground")]
mod gateway;
mod set;
mod vacation;
