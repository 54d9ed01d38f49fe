//! Writing games as SGF, and reading games from SGF and the formats of servers.

mod annotated;
mod export;
mod foreign;
mod import;
mod komi;
mod markup;
mod records;
mod replay;
mod rule_reading;
mod time_left;

/// The beginning of the game comment (GC) in our own files; the game's number, [`OWN_RULES`] and our name of the rules
/// follow.
const OWN_COMMENT: &str = "tengen, game ";

/// The words before our name of the rules.
const OWN_RULES: &str = ", rules ";

pub use annotated::{Annotation, write_annotated};
pub use export::{file_name, to_sgf, write};
pub use import::{ImportError, MAX_STEPS, Transcript};
pub use komi::{KomiReading, ReadKomi};
pub use markup::{Head, Line, Markup};
pub use records::{Format, Records, Source};
pub use replay::{BadSetup, HandicapStones, IllegalTurn, Replay, TurnFault};
pub use rule_reading::ReadRules;
