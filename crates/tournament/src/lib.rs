//! Tournaments: standings, and pairings as the heaviest matching, for the bot and for other programs.
//!
//! Criteria and weights are those of OpenGotha 3.51. Questions and answers of other programs are JSON lines; their
//! shapes are a public interface, which `docs/tournament.md` describes.
//!
//! ```
//! let question = br#"{"system": "swiss", "ask": "pair",
//!     "players": [{"id": "Anna", "rank": "1d"}, {"id": "Ben", "rank": "2k"}]}"#;
//! let mut answer = Vec::new();
//! tengen_tournament::answer(question, &mut answer).unwrap();
//! let answer = String::from_utf8(answer).unwrap();
//! assert!(answer.contains(r#"{"white":"Anna","black":"Ben","handicap":0"#));
//! ```

#![deny(missing_docs)]

mod criteria;
mod criterion;
mod defaults;
mod direct;
mod event;
mod file;
mod gotha;
mod group;
pub mod h9;
mod handicap;
pub mod knock_out;
mod lot;
mod matching;
mod pair;
mod parameters;
mod player;
mod points;
mod rank;
pub mod round_robin;
mod score;
mod slot;
mod standings;
pub mod table;
mod wall;
mod weight;
mod wire;

use std::io::{self, BufRead, Write};

pub use criterion::Criterion;
pub use event::{
    Bye, EventError, Game, Index, MAX_HANDICAP, MAX_PLAYERS, MAX_ROUNDS, Outcome, Side, Tournament,
};
pub use file::{Header, Person, TournamentFile};
pub use gotha::GothaError;
pub use matching::find_heaviest as heaviest_pairs;
pub use pair::{Pair, Pairing};
pub use parameters::{
    Draw, DrawPlace, Geography, HandicapBase, HandicapRule, MainScore, Maxima, Parameters,
    Secondary, Seeding, SeedingSystem, System, Unplayed,
};
pub use player::{MAX_RATING, Player, PlayerId, Rounds};
pub use points::Points;
pub use rank::{Rank, RankError};
pub use standings::Standings;
pub use weight::Terms;
pub use wire::{QuestionError, answer};

/// Answers each line of `input` with one line of `output`, in order, each written before the next line is read.
///
/// # Errors
///
/// Only if `input` cannot be read or `output` cannot be written: every line has an answer.
pub fn serve(input: impl BufRead, output: impl Write) -> io::Result<()> {
    tengen_jsonl::serve(input, output, |line, output| answer(line, output))
}
