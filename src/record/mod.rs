//! Games as SGF and SGF as games.

mod export;
mod import;
mod markup;
mod replay;

pub use export::{file_name, to_sgf, write};
pub use import::{ImportError, MAX_STEPS, Transcript};
pub use markup::Markup;
pub use replay::{BadSetup, IllegalTurn, Replay, TurnFault};
