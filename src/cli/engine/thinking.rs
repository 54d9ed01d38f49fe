//! The strength and the search limits of the engine, from the command line.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;
use std::time::Duration;

use crate::clock::{Clock, Span, SystemClock};
use crate::engine::{self, Analysis, Budget, Level, Query, Style, Thought};
use crate::rules::{Komi, Position, RuleSet, Rules};

/// Maximum playouts with a time limit only.
const NO_LIMIT: u32 = 100_000_000;
/// Default seconds per move.
const DEFAULT_SECONDS: f64 = 2.0;

/// The strength of the engine: a level, or sparring without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Play {
    /// To win, at this level.
    Level(Level),
    /// Tactics alone.
    Sparring,
}

/// The word for [`Play::Sparring`].
const SPARRING: &str = "sparring";

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

/// Timeout of another program, as a multiple of the time for a move.
const TIMEOUT_FACTOR: f64 = 20.0;

/// Limits of the search.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Thinking {
    /// Maximum playouts per move (positions, in five in a row); lower levels use fewer
    #[arg(long, value_name = "N")]
    playouts: Option<u32>,
    /// Maximum seconds per move [default: 2, unless --playouts is given]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    seconds: Option<f64>,
    /// Number of search threads
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroU8,
    /// Seed of the random numbers: with equal playouts and one thread, games are reproducible
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
    /// The move of a player of this strength; `limit` is another limit in seconds, such as by a clock.
    pub(super) fn think(
        &self,
        game: &Game,
        position: &Position,
        play: Play,
        limit: Option<f64>,
    ) -> Option<Thought> {
        let usual = self.playouts.is_none().then_some(DEFAULT_SECONDS);
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

    /// The player with another time limit, in seconds.
    pub(super) fn within(&self, limit: Option<f64>) -> Self {
        let own = self.seconds.into_iter().chain(limit);
        Self {
            seconds: own.reduce(f64::min),
            ..self.clone()
        }
    }

    /// Timeout for the answer of another program: not every protocol can send it a time limit.
    pub(super) fn program_timeout(&self) -> Duration {
        Duration::from_secs_f64(self.seconds.unwrap_or(DEFAULT_SECONDS) * TIMEOUT_FACTOR)
    }

    /// Analyses a position for at most `seconds`, or until `is_over`; also returns the unused time.
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

    /// Whole seconds per move, for external engines.
    pub(super) fn seconds_a_move(&self) -> u16 {
        // At most a day, so that it fits.
        self.seconds.unwrap_or(DEFAULT_SECONDS).ceil().max(1.0) as u16
    }
}

/// Rules and komi of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) rules: Rules,
    /// None in games without one.
    pub(super) komi: Komi,
}

/// Parses the name of a game, such as `go` or `pente`: a variant or a rule set.
pub(super) fn rule_set(text: &str) -> Result<&'static RuleSet, String> {
    RuleSet::of_game(text).ok_or_else(|| {
        let names: Vec<_> = RuleSet::ALL.iter().map(|set| set.name).collect();
        format!("the rules are one of {}", names.join(", "))
    })
}
