//! How the engine is to think, as asked for on the command line.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use std::time::Duration;

use crate::clock::{Clock, Span, SystemClock};
use crate::engine::{self, Analysis, Budget, Level, Query, Style, Thought};
use crate::rules::{Komi, Position, RuleSet, Rules};

/// The most playouts where only time is a limit.
const NO_LIMIT: u32 = 100_000_000;
/// How long a move takes where neither playouts nor time are given.
const USUAL_SECONDS: f64 = 2.0;

/// How the engine is to play: at a level, or as a sparring partner, which has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Play {
    /// To win, as well as this level can.
    Level(Level),
    /// Tactics alone.
    Sparring,
}

/// What stands for [`Play::Sparring`].
const SPARRING: &str = "sparring";

/// A text that says nothing of how to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a level is a number from 1 to 9, or {SPARRING}")]
pub(super) struct NoPlay;

impl FromStr for Play {
    type Err = NoPlay;

    fn from_str(text: &str) -> Result<Self, NoPlay> {
        match text {
            SPARRING => Ok(Self::Sparring),
            level => level.parse().map(Self::Level).map_err(|_| NoPlay),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Sparring => f.write_str(SPARRING),
        }
    }
}

/// Another program may take so many times the time for a move.
const PATIENCE: f64 = 20.0;

/// How much to think about a move.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Thinking {
    /// The most playouts (positions, in games of five) for a move; the lower levels take fewer.
    #[arg(long, value_name = "N")]
    playouts: Option<u32>,
    /// The most seconds for a move [default: 2, if no playouts are given].
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    seconds: Option<f64>,
    /// How many threads search side by side.
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroU8,
    /// What chance brings: the same seed and playouts on one thread bring the same games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(super) seed: u64,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds, at most a day".to_owned()),
    }
}

impl Thinking {
    /// The move of who plays like this; `limit` is one more limit in seconds, as a clock of the game may set it.
    pub(super) fn think(
        &self,
        game: &Game,
        position: &Position,
        play: Play,
        limit: Option<f64>,
    ) -> Option<Thought> {
        let usual = self.playouts.is_none().then_some(USUAL_SECONDS);
        let seconds = match (self.seconds.or(usual), limit) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let clock = SystemClock;
        let start = clock.now();
        let most = seconds.map(|seconds| Span::millis((seconds * 1000.0) as i64));
        let stop = || most.is_some_and(|most| clock.now().since(start) >= most);
        let (level, style) = match play {
            Play::Level(level) => (level, Style::Usual),
            Play::Sparring => (Level::HIGHEST, Style::Sparring),
        };
        engine::think(&Query {
            rules: &game.rules,
            position,
            komi: game.komi,
            level,
            style,
            budget: Budget {
                playouts: self.playouts.unwrap_or(NO_LIMIT),
                threads: self.threads,
                stop: &stop,
            },
            seed: self.seed ^ u64::from(position.ply().0) << 32,
        })
    }

    /// How long another program may take for an answer: not every one is told how long it may think.
    pub(super) fn patience(&self) -> Duration {
        Duration::from_secs_f64(self.seconds.unwrap_or(USUAL_SECONDS) * PATIENCE)
    }

    /// What a search of so many seconds at most says of a position, or until `is_over`; and what it leaves of that time.
    pub(super) fn analyse(
        &self,
        game: &Game,
        position: &Position,
        seconds: f64,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> (Option<Analysis>, Duration) {
        let clock = SystemClock;
        let start = clock.now();
        let most = Span::millis((seconds * 1000.0) as i64);
        let stop = || is_over() || clock.now().since(start) >= most;
        let found = engine::analyse(&Query {
            rules: &game.rules,
            position,
            komi: game.komi,
            level: Level::HIGHEST,
            style: Style::Usual,
            budget: Budget {
                playouts: self.playouts.unwrap_or(NO_LIMIT),
                threads: self.threads,
                stop: &stop,
            },
            seed: self.seed ^ u64::from(position.ply().0) << 32,
        });
        let taken = clock.now().since(start).as_millis();
        let rest = most.as_millis().saturating_sub(taken);
        (found, Duration::from_millis(rest.max(0).cast_unsigned()))
    }

    /// How long a move may take, in whole seconds: what other programs are told.
    pub(super) fn seconds_a_move(&self) -> u16 {
        // At most a day, cut to what fits.
        self.seconds.unwrap_or(USUAL_SECONDS).ceil().max(1.0) as u16
    }
}

/// The rules of a game and its komi.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    /// The rules.
    pub(super) rules: Rules,
    /// The komi, where there is one.
    pub(super) komi: Komi,
}

/// Reads the name of a game, as in `go` or `pente`: a variant or a rule set.
pub(super) fn rule_set(text: &str) -> Result<&'static RuleSet, String> {
    RuleSet::of_game(text).ok_or_else(|| {
        let names: Vec<_> = RuleSet::ALL.iter().map(|set| set.name).collect();
        format!("the rules are one of {}", names.join(", "))
    })
}
