//! Games as SGF and SGF as games.

mod export;
mod import;
mod markup;
mod replay;

/// The comment on a game that was written here (GC): this, the game's number, [`OWN_RULES`], and our name of its rules.
const OWN_COMMENT: &str = "tengen, game ";

/// What stands before our name of the rules there.
const OWN_RULES: &str = ", rules ";

pub use export::{file_name, to_sgf, write};
pub use import::{ImportError, MAX_STEPS, Transcript};
pub use markup::Markup;
pub use replay::{BadSetup, IllegalTurn, Replay, TurnFault};
