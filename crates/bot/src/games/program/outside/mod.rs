//! External engines as opponents: those in the settings, and a stub for tests.
//!
//! A game whose program does not answer stays due: it is tried again with a growing backoff, and the players get a
//! notice.

pub mod engine;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
/// Backoff of a game after the first failure; it doubles with each further one, up to [`LONGEST_REST`].
const FIRST_REST: Span = Span::minutes(1);
/// The longest backoff of a game.
const LONGEST_REST: Span = Span::minutes(32);
/// Number of waiting games above which expired entries are removed.
const MANY: usize = 1024;

/// Runs external engines.
#[async_trait::async_trait]
pub trait Programs: Send + Sync {
    /// The move of `engine` in answer to the commands `said`, within its time.
    async fn ask(&self, engine: &Engine, said: &[EngineCommand]) -> Result<Decision, ProcessError>;

    /// Restarts `engine` at the next question: its answer was not allowed.
    async fn restart(&self, engine: &Engine);
}

/// Programs as processes of this one, one each.
#[derive(Debug, Default)]
pub struct Running(Supervisor);

#[async_trait::async_trait]
impl Programs for Running {
    async fn ask(&self, engine: &Engine, said: &[EngineCommand]) -> Result<Decision, ProcessError> {
        let commands = (engine.protocol(), said);
        let (launch, patience) = (engine.launch(), engine.patience());
        self.0.ask(engine.name(), &launch, commands, patience).await
    }

    async fn restart(&self, engine: &Engine) {
        self.0.end(engine.name()).await;
    }
}

/// The programs of the settings.
pub struct Outside {
    /// Members take turns at each of them.
    engines: Vec<(Engine, Turns)>,
    programs: Arc<dyn Programs>,
    resting: Mutex<HashMap<GameId, Rest>>,
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
struct Rest {
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
            resting: Mutex::default(),
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

    /// The move of `program` in `game`, which is in progress and waits for it, on behalf of `member`: one that
    /// `is_allowed`. `spend` is called with the time that the engine was busy, by `clock`, even without a move.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub(crate) async fn ask(
        &self,
        (game, program, member): (&Game, PlayerId, PlayerId),
        (now, clock): (Timestamp, &dyn Clock),
        is_allowed: impl Fn(Decision) -> bool,
        spend: impl Fn(Timestamp, Timestamp),
    ) -> Result<Decision, Silence> {
        let terms = game.terms();
        let mut engines = self.engines.iter();
        let known = engines.find(|(engine, _)| engine.player() == program);
        let (engine, turns) = known.ok_or(Silence::Gone)?;
        let words = engine.protocol().can_tell(&terms.rules, terms.size);
        words.map_err(|_| Silence::Gone)?;
        if let Some(rest) = self.backoff(game).filter(|rest| now < rest.until) {
            return Err(Silence::Mute(rest.failures));
        }
        let said = engine.protocol().ask(&EngineGame {
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
        let decision = self.try_engine(engine, &said, game.id(), is_allowed).await;
        // The backoff begins now: the queue and the tries may have taken longer than that.
        let ended = clock.now();
        spend(begun, ended);
        decision.ok_or_else(|| Silence::Mute(self.note_failure(game, ended)))
    }

    /// A move of `engine` in the game `number` that `is_allowed`, unless it fails each time.
    async fn try_engine(
        &self,
        engine: &Engine,
        said: &[EngineCommand],
        number: GameId,
        is_allowed: impl Fn(Decision) -> bool,
    ) -> Option<Decision> {
        let name = engine.name();
        for _ in 0..TRIES {
            match self.programs.ask(engine, said).await {
                Ok(decision) if is_allowed(decision) => {
                    self.resting().remove(&number);
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
    fn backoff(&self, game: &Game) -> Option<Rest> {
        let resting = self.resting();
        let rest = resting.get(&game.id()).copied();
        rest.filter(|rest| rest.revision == game.revision())
    }

    /// Records a failure of the engine in `game` at `now`, which starts its backoff; returns the number of consecutive
    /// failures.
    fn note_failure(&self, game: &Game, now: Timestamp) -> u32 {
        let failures = 1 + self.backoff(game).map_or(0, |rest| rest.failures);
        let doubled = FIRST_REST.times(1 << (failures - 1).min(10));
        let mut resting = self.resting();
        if resting.len() >= MANY {
            resting.retain(|_, rest| now < rest.until);
        }
        let rest = Rest {
            revision: game.revision(),
            failures,
            until: now.after(doubled.min(LONGEST_REST)),
        };
        resting.insert(game.id(), rest);
        failures
    }

    fn resting(&self) -> MutexGuard<'_, HashMap<GameId, Rest>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
