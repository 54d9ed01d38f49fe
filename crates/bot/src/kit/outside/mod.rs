//! Other programs as opponents: those that the settings name, and what answers when one of them is to move.
//!
//! A game whose program does not answer stays due: it is asked again after a while that grows, and the players are told.

pub(crate) mod asking;
pub mod engine;
pub mod programs;

pub(crate) use asking::{Outside, Silence};
pub use engine::{Engine, EngineError};
pub use programs::{Programs, Running};
