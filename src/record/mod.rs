//! Games as SGF and SGF as games.

mod export;
mod import;
mod replay;

pub use export::{to_sgf, write};
pub use import::{ImportError, MAX_STEPS, Transcript};
pub use replay::{BadSetup, IllegalTurn, Replay, TurnFault};
