//! The engine: it takes a position, and returns a move with its win rate and expected continuation.
//!
//! It uses neither a clock nor a source of random numbers: a closure says when time is up, and a seed makes the numbers.
//! It searches on its own boards, but every move that it returns is legal by `rules`.
//! Its methods and its strength are in `docs/engine.md`.
//!
//! A move in Atari-Go, where one capture wins:
//!
//! ```
//! use std::num::NonZeroU8;
//! use tengen_engine::{Budget, Decision, Level, Query, Style, think};
//! use tengen_rules::{Handicap, Komi, Move, RuleSet, Size};
//!
//! let rules = &RuleSet::from_name("atari-go-empty").unwrap().rules;
//! let mut position = rules.opening(Size::square(9).unwrap(), Handicap::NONE).unwrap();
//! for point in ["E5", "D5", "D6", "A1", "D4", "A9"] {
//!     rules.play(&mut position, Move::Play(point.parse().unwrap())).unwrap();
//! }
//! let budget = Budget { playouts: 100, threads: NonZeroU8::MIN, stop: &|| false };
//! let (level, style) = (Level::new(9).unwrap(), Style::Usual);
//! let query = Query { rules, position: &position, komi: Komi::ZERO, level, style, budget, seed: 1 };
//! assert_eq!(think(&query).unwrap().decision, Decision::Play("C5".parse().unwrap()));
//! ```
//!
//! The dead stones after two passes: one of White's is in Black's territory.
//!
//! ```
//! use tengen_engine::dead_stones;
//! use tengen_rules::{ByColor, Color, Move, PointSet, RuleSet, Size};
//!
//! let rules = &RuleSet::from_name("japanese").unwrap().rules;
//! let column = |letter| (1..=9).map(move |row| format!("{letter}{row}").parse().unwrap());
//! let mut stones = ByColor { black: PointSet::from_iter(column('E')), white: PointSet::from_iter(column('F')) };
//! let dead = "C6".parse().unwrap();
//! stones.white.insert(dead);
//! let mut position = rules.position(Size::square(9).unwrap(), stones, Color::Black).unwrap();
//! for _ in 0..2 {
//!     rules.play(&mut position, Move::Pass).unwrap();
//! }
//! assert_eq!(dead_stones(rules, &position), PointSet::from_iter([dead]));
//! ```

mod analysis;
mod dead;
mod estimate;
mod five;
mod go;
mod level;
mod likely;
pub mod outside;
pub mod review;
pub mod solve;
mod thought;

use std::num::NonZeroU8;

use tengen_rules::{Komi, Position, Rules, Status};

/// The policy of strong players: weights of a move's features, and games replayed to learn them.
pub mod policy {
    pub use crate::go::policy::{BadWeights, MOST_FEATURES, PositionFeatures, Replay, Weights};
}

pub use analysis::{AnalysedMove, Analysis, analyse};
pub use dead::{Fate, JudgedChain, Verdict, dead_stones, find_dead, judge_chains};
pub use estimate::{Estimate, estimate};
pub use level::{InvalidLevel, Level};
pub use likely::{LikelyMove, likely_moves, likely_points};
pub use thought::{Decision, Thought};

/// Limits of the engine's thinking about one move.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Maximum number of playouts, or of positions in games without playouts. A level below the highest takes fewer.
    pub playouts: u32,
    /// Number of threads that search in parallel.
    pub threads: NonZeroU8,
    /// Whether time is up; called repeatedly, from all threads.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// The purpose of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// To win, with all skills of the level.
    #[default]
    Usual,
    /// Tactics alone, for exercises in fighting: captures, ataris, ladders and nets; fives and fours. It plays
    /// equally well at every level, since it reads little.
    Sparring,
}

/// A position to find a move for.
#[derive(Clone, Copy)]
pub struct Query<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The position, in a game that is in progress.
    pub position: &'a Position,
    /// The komi, where there is one.
    pub komi: Komi,
    pub level: Level,
    /// The purpose of the search.
    pub style: Style,
    pub budget: Budget<'a>,
    /// The same seed, budget and position bring the same move on one thread.
    pub seed: u64,
}

/// The move for the side to move; none if the game is not in progress.
pub fn think(query: &Query<'_>) -> Option<Thought> {
    if query.rules.status(query.position) != Status::InProgress {
        return None;
    }
    if query.style == Style::Sparring {
        return Some(spar(query));
    }
    Some(match query.rules {
        Rules::Go(rules) => go::think(query, *rules),
        Rules::Gomoku(rules) => five::think(query, (*rules).into()),
        Rules::GoBang(rules) => five::think(query, (*rules).into()),
        Rules::AtariGo(rules) => go::think_atari_go(query, *rules),
    })
}

fn spar(query: &Query<'_>) -> Thought {
    match query.rules {
        Rules::Go(rules) => go::sparring::think(query, *rules),
        Rules::Gomoku(rules) => five::sparring::think(query, (*rules).into()),
        Rules::GoBang(rules) => five::sparring::think(query, (*rules).into()),
        Rules::AtariGo(rules) => go::sparring::think_atari_go(query, *rules),
    }
}

/// The best move for the side to move and that side's win rate, whatever the style; searched also where [`think`] moves
/// at first sight and returns an even win rate. None if the game is not in progress.
pub fn judge(query: &Query<'_>) -> Option<Thought> {
    if query.rules.status(query.position) != Status::InProgress {
        return None;
    }
    Some(match query.rules {
        Rules::Go(rules) => go::judge(query, *rules),
        Rules::Gomoku(rules) => five::judge(query, (*rules).into()),
        Rules::GoBang(rules) => five::judge(query, (*rules).into()),
        Rules::AtariGo(rules) => go::judge_atari_go(query, *rules),
    })
}
