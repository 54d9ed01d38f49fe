//! External engines as opponents: those in the settings, and a stub for tests.
//!
//! A game whose program does not answer stays due: it is tried again with a growing backoff, and the players get a
//! notice.

pub mod engine;
pub(crate) mod judge;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::{Clock, Span, Timestamp};
use crate::engine::Decision;
use crate::engine::outside::{EngineCommand, EngineGame};
use crate::game::{Game, GameId, PlayerId, Revision};
pub(crate) use crate::games::program::outside::engine::EngineRefusal;
pub use crate::games::program::outside::engine::{Engine, EngineError};
use crate::kit::workers::turns::Turns;
use crate::process::{ProcessError, Supervisor};

/// Attempts before the game backs off; the process is restarted between them.
const TRIES: usize = 2;
/// Backoff of a game after the first failure; it doubles with each further one, up to [`LONGEST_BACKOFF`].
const FIRST_BACKOFF: Span = Span::minutes(1);
/// The longest backoff of a game.
const LONGEST_BACKOFF: Span = Span::minutes(32);
/// Number of waiting games above which expired entries are removed.
const PURGE_ABOVE: usize = 1024;

/// Runs external engines.
#[async_trait::async_trait]
pub trait Programs: Send + Sync {
    /// The move of `engine` in answer to `commands`, within its time.
    async fn ask(
        &self,
        engine: &Engine,
        commands: &[EngineCommand],
    ) -> Result<Decision, ProcessError>;

    /// The answer of `engine` to the last of `commands`, with `time` added to the usual timeout.
    async fn answer(
        &self,
        engine: &Engine,
        commands: &[EngineCommand],
        time: Duration,
    ) -> Result<String, ProcessError>;

    /// Restarts `engine` at the next question: its answer was not allowed.
    async fn restart(&self, engine: &Engine);
}

/// External engines as child processes, one for each.
#[derive(Debug, Default)]
pub struct Running(Supervisor);

#[async_trait::async_trait]
impl Programs for Running {
    async fn ask(
        &self,
        engine: &Engine,
        commands: &[EngineCommand],
    ) -> Result<Decision, ProcessError> {
        self.0.ask(&engine.program(), commands).await
    }

    async fn answer(
        &self,
        engine: &Engine,
        commands: &[EngineCommand],
        time: Duration,
    ) -> Result<String, ProcessError> {
        let mut program = engine.program();
        program.timeouts.answer += time;
        self.0.answer(&program, commands).await
    }

    async fn restart(&self, engine: &Engine) {
        self.0.end(engine.name()).await;
    }
}

/// The programs of the settings.
pub struct Outside {
    /// Each engine, which members use in turn.
    engines: Vec<(Engine, Turns)>,
    programs: Arc<dyn Programs>,
    backoffs: Mutex<HashMap<GameId, Backoff>>,
}

/// A program to move in a game that is in progress.
#[derive(Clone, Copy)]
pub(crate) struct MoveRequest<'a> {
    pub(crate) game: &'a Game,
    pub(crate) program: PlayerId,
    /// The member who waits for the move.
    pub(crate) member: PlayerId,
    pub(crate) now: Timestamp,
}

/// Why a program makes no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Silence {
    /// The engine is no longer in the settings, or no longer plays such a game.
    Gone,
    /// Consecutive failures in this state of the game.
    Mute(u32),
}

/// A game whose program has failed.
#[derive(Clone, Copy, Debug)]
struct Backoff {
    revision: Revision,
    failures: u32,
    until: Timestamp,
}

impl Default for Outside {
    fn default() -> Self {
        Self::new(Vec::new(), Arc::new(Running::default()))
    }
}

impl Outside {
    /// These `engines`, run by `programs`.
    pub fn new(engines: Vec<Engine>, programs: Arc<dyn Programs>) -> Self {
        let engines = engines.into_iter();
        Self {
            engines: engines.map(|engine| (engine, Turns::new(1))).collect(),
            programs,
            backoffs: Mutex::default(),
        }
    }

    /// All of them, in the order of the settings.
    pub(crate) fn engines(&self) -> impl Iterator<Item = &Engine> {
        self.engines.iter().map(|(engine, _)| engine)
    }

    /// The one that is `player`.
    pub(crate) fn engine(&self, player: PlayerId) -> Option<&Engine> {
        self.engines().find(|engine| engine.player() == player)
    }

    /// The move of a program, one that `is_allowed`. `spend` is called with the time that the engine was busy, by
    /// `clock`, even without a move.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub(crate) async fn ask(
        &self,
        request: MoveRequest<'_>,
        clock: &dyn Clock,
        is_allowed: impl Fn(Decision) -> bool,
        spend: impl Fn(Timestamp, Timestamp),
    ) -> Result<Decision, Silence> {
        let MoveRequest {
            game,
            program,
            member,
            now,
        } = request;
        let terms = game.terms();
        let mut engines = self.engines.iter();
        let known = engines.find(|(engine, _)| engine.player() == program);
        let (engine, turns) = known.ok_or(Silence::Gone)?;
        let words = engine
            .protocol()
            .check_expressible(&terms.rules, terms.size);
        words.map_err(|_| Silence::Gone)?;
        if let Some(backoff) = self.backoff(game).filter(|backoff| now < backoff.until) {
            return Err(Silence::Mute(backoff.failures));
        }
        let commands = engine.protocol().commands(&EngineGame {
            rules: &terms.rules,
            size: terms.size,
            handicap: terms.handicap,
            komi: terms.komi,
            moves: game.moves(),
            position: game.position(),
            seconds: engine.seconds(),
            memory: engine.memory(),
        });
        let _turn = turns.wait(member).await;
        let begun = clock.now();
        let decision = self
            .try_engine(engine, &commands, game.id(), is_allowed)
            .await;
        // The backoff begins now: the queue and the tries may have taken longer than that.
        let ended = clock.now();
        spend(begun, ended);
        decision.ok_or_else(|| Silence::Mute(self.note_failure(game, ended)))
    }

    /// A move of `engine` in the game `number` that `is_allowed`, unless it fails each time.
    async fn try_engine(
        &self,
        engine: &Engine,
        commands: &[EngineCommand],
        number: GameId,
        is_allowed: impl Fn(Decision) -> bool,
    ) -> Option<Decision> {
        let name = engine.name();
        for _ in 0..TRIES {
            match self.programs.ask(engine, commands).await {
                Ok(decision) if is_allowed(decision) => {
                    self.backoffs().remove(&number);
                    return Some(decision);
                }
                Ok(decision) => {
                    tracing::warn!(engine = name, game = %number, ?decision, "an external engine made an illegal move");
                    self.programs.restart(engine).await;
                }
                Err(error) => {
                    tracing::warn!(engine = name, game = %number, %error, "an engine did not answer");
                }
            }
        }
        None
    }

    /// The backoff after a failure in the current state of `game`.
    fn backoff(&self, game: &Game) -> Option<Backoff> {
        let backoffs = self.backoffs();
        let backoff = backoffs.get(&game.id()).copied();
        backoff.filter(|backoff| backoff.revision == game.revision())
    }

    /// Records a failure of the engine in `game` at `now`, which starts its backoff; returns the number of consecutive
    /// failures.
    fn note_failure(&self, game: &Game, now: Timestamp) -> u32 {
        let failures = 1 + self.backoff(game).map_or(0, |backoff| backoff.failures);
        let doubled = FIRST_BACKOFF.times(1 << (failures - 1).min(10));
        let mut backoffs = self.backoffs();
        if backoffs.len() >= PURGE_ABOVE {
            backoffs.retain(|_, backoff| now < backoff.until);
        }
        let backoff = Backoff {
            revision: game.revision(),
            failures,
            until: now.after(doubled.min(LONGEST_BACKOFF)),
        };
        backoffs.insert(game.id(), backoff);
        failures
    }

    fn backoffs(&self) -> MutexGuard<'_, HashMap<GameId, Backoff>> {
        self.backoffs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
