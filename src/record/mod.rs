//! Games as SGF and SGF as games.

mod import;
mod replay;

pub use import::{ImportError, MAX_STEPS, Transcript};
pub use replay::{BadSetup, IllegalTurn, Replay, TurnFault};
