//! The rules of the games: boards, moves, legality, ends and counts.
//!
//! Nothing here does I/O or reads a clock; random numbers come from a [`Chance`] argument.
//!
//! A capture, and why it cannot be answered at once:
//!
//! ```
//! use tengen_rules::{Handicap, IllegalMove, Move, RuleSet, Size};
//!
//! let rules = &RuleSet::from_name("japanese").unwrap().rules;
//! let mut game = rules.opening(Size::square(9).unwrap(), Handicap::NONE).unwrap();
//! for point in ["A2", "A1", "B1"] {
//!     rules.play(&mut game, Move::Play(point.parse().unwrap())).unwrap();
//! }
//! assert_eq!(game.prisoners().black, 1);
//! let back_in = Move::Play("A1".parse().unwrap());
//! assert!(matches!(rules.check(&game, back_in), Err(IllegalMove::Suicide)));
//! ```
//!
//! A count after two passes: Black surrounds all, White has the komi.
//!
//! ```
//! use tengen_rules::{Handicap, Komi, Marking, Move, RuleSet, Size};
//!
//! let rules = &RuleSet::from_name("japanese").unwrap().rules;
//! let mut game = rules.opening(Size::square(9).unwrap(), Handicap::NONE).unwrap();
//! for mv in [Move::Play("E5".parse().unwrap()), Move::Pass, Move::Pass] {
//!     rules.play(&mut game, mv).unwrap();
//! }
//! let komi: Komi = "6.5".parse().unwrap();
//! let score = rules.count(&game, &Marking::default(), komi).unwrap();
//! assert_eq!(score.margin().to_string(), "73.5");
//! ```
//!
//! # Points and sides
//!
//! A [`Point`] has a column counted from the left and a row counted from the bottom, both from 0.
//! People write `A1` for the lower left corner; the letter I is left out in all games.
//! An empty point is `None` where a colour would be `Some`.
//!
//! # A game
//!
//! [`Rules`] is a closed enumeration of the games with their rule sets.
//! It makes a [`Position`], says which [`Move`]s are legal, plays them, and knows when the game stops or ends.

#![deny(missing_docs)]

mod atari_go;
mod board;
mod chance;
mod color;
mod doubt;
mod eye_space;
mod filling;
mod five;
mod gap;
mod go;
mod handicap;
mod history;
mod known_as;
mod komi;
mod life;
mod moves;
mod outcome;
pub mod perft;
mod playout;
mod point;
mod points;
mod position;
mod rank;
mod regions;
mod renju;
mod rule_set;
mod score;
mod seki;
mod site;
mod size;
mod trial;
mod variant;
mod why;
mod zobrist;

pub use atari_go::{AtariGoRules, AtariGoStart};
pub use board::{Board, Chain};
pub use chance::Chance;
pub use color::{ByColor, Color};
pub use doubt::Doubt;
pub use filling::{CountStage, CountStep, count_steps, fill_in};
pub use five::LineRules;
pub use five::{FiveRules, GoBangRules, Overline, Pairs};
pub use go::{Compensation, Edges, End, GoRules, KoRule, Scoring, Suicide};
pub use handicap::{Handicap, Placement, hoshi};
pub use known_as::{AGA, AREA, GOE, UNKNOWN};
pub use komi::{HalfPoints, Komi, KomiError};
pub use moves::{IllegalMove, Move, Played, Ply};
pub use outcome::{Ending, Outcome, Status};
pub use playout::Playout;
pub use point::{CoordinateError, Point};
pub use points::PointSet;
pub use position::{Position, Snapshot, Turn};
pub use rank::{Balance, NoRank, Rank, RankRange};
pub use renju::{Forbidden, is_forbidden};
pub use rule_set::RuleSet;
pub use score::{Marking, Score};
pub use size::Size;
pub use trial::{NoKo, Trial, TrialMove};
pub use variant::{Rules, SetupError, Variant};
pub use why::Explanation;
