//! The engine's thinking: in a bounded pool of its own, so that answers to people need not wait for it.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroU8;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::clock::{Clock, Span, Timestamp};
use crate::config::{Config, Opponent};
use crate::engine::{self, Budget, Level, Query, Style, Thought};
use crate::game::{GameId, PlayerId};
use crate::kit::workers::pool::CpuPool;
use crate::kit::workers::turns::Turns;
use crate::rules::{Komi, Position, Rules};

/// Finds a move: [`engine::think`], or a stub in tests.
pub type Think = Arc<dyn Fn(&Query<'_>) -> Option<Thought> + Send + Sync>;

/// The period of a member's budget.
const HOUR: Span = Span::hours(1);
/// The most playouts or positions for a move, however fast the machine is.
const MOST_PLAYOUTS: u32 = 200_000;
/// Time per move once a member has used up the hourly budget.
const LEFT: Span = Span::millis(50);
/// How many hints, estimates and cautions are worked out at once: with more, pictures and moves would wait for them.
const ADVISERS: usize = 1;
/// Number of members at which those for whom it has not thought for an hour are dropped.
const MANY: usize = 1024;

/// State of the engine's thinking.
pub struct Thinking {
    pub(crate) settings: Opponent,
    think: Think,
    /// Members take turns at the pool.
    turns: Turns,
    pool: CpuPool,
    advice: CpuPool,
    /// Thinking time used by each member, since the beginning of their hour.
    spent: Mutex<HashMap<PlayerId, (Timestamp, Span)>>,
    /// Games in which the engine may owe an answer, not looked at yet.
    rung: Mutex<HashSet<GameId>>,
    /// Rings when there is one more of them.
    waker: Notify,
}

/// A position in which a move is wanted.
pub(crate) struct Question {
    pub(crate) rules: Rules,
    pub(crate) position: Position,
    pub(crate) komi: Komi,
    pub(crate) level: Level,
    pub(crate) style: Style,
    pub(crate) seed: u64,
}

impl Default for Thinking {
    fn default() -> Self {
        Self::new(Config::default().opponent, by_engine())
    }
}

impl Thinking {
    /// A pool with these `settings` that thinks by `think`.
    pub fn new(settings: Opponent, think: Think) -> Self {
        let workers = usize::from(settings.workers);
        Self {
            settings,
            think,
            turns: Turns::new(workers),
            pool: CpuPool::of_low_priority(workers),
            advice: CpuPool::of_low_priority(ADVISERS),
            spent: Mutex::default(),
            rung: Mutex::default(),
            waker: Notify::new(),
        }
    }

    /// Thinks about `question` on behalf of `member`, when it is their turn;
    /// none if there is nothing to move, or the work failed, which is logged.
    pub(crate) async fn think(
        &self,
        member: PlayerId,
        question: Question,
        clock: &Arc<dyn Clock>,
    ) -> Option<Thought> {
        let _turn = self.turns.wait(member).await;
        let begun = clock.now();
        let most = if self.has_time(member, begun) {
            Span::seconds(self.settings.seconds_a_move.into())
        } else {
            LEFT
        };
        let (think, question) = (
            Arc::clone(&self.think),
            Timed {
                question,
                playouts: MOST_PLAYOUTS,
                until: begun.after(most),
                clock: Arc::clone(clock),
            },
        );
        let work = move || question.ask(|query| think(query));
        let thought = self.pool.work(work).await.flatten();
        self.spend(member, begun, clock.now());
        thought
    }

    /// Runs work that advises a waiting member; none if it failed, which is logged.
    pub(crate) async fn advise<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.advice.work(work).await
    }

    /// Whether there is time left to think for `member` at `now`.
    pub(crate) fn has_time(&self, member: PlayerId, now: Timestamp) -> bool {
        let most = Span::minutes(self.settings.minutes_an_hour.into());
        let spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let spent = spent.get(&member);
        spent.is_none_or(|(since, spent)| now.since(*since) >= HOUR || *spent < most)
    }

    /// Notes that it has thought for `member` from `begun` to `now`.
    ///
    /// One thread thinks, so that the processor's time is no longer than that.
    pub(crate) fn spend(&self, member: PlayerId, begun: Timestamp, now: Timestamp) {
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() >= MANY {
            spent.retain(|_, (since, _)| now.since(*since) < HOUR);
        }
        let entry = spent.entry(member).or_insert((begun, Span::ZERO));
        if now.since(entry.0) >= HOUR {
            *entry = (begun, Span::ZERO);
        }
        entry.1 = entry.1.plus(now.since(begun));
    }

    /// Notes that the engine may owe an answer in `game`.
    pub(crate) fn notify(&self, game: GameId) {
        self.pending_games().insert(game);
        self.waker.notify_one();
    }

    /// Waits until the engine may owe answers, and takes those games.
    pub(crate) async fn wait_for_games(&self) -> HashSet<GameId> {
        loop {
            let games = std::mem::take(&mut *self.pending_games());
            if !games.is_empty() {
                return games;
            }
            self.waker.notified().await;
        }
    }

    fn pending_games(&self) -> MutexGuard<'_, HashSet<GameId>> {
        self.rung.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A question with its thinking budget.
pub(crate) struct Timed {
    pub(crate) question: Question,
    /// The most playouts or positions.
    pub(crate) playouts: u32,
    /// The deadline, by the clock.
    pub(crate) until: Timestamp,
    pub(crate) clock: Arc<dyn Clock>,
}

impl Timed {
    /// Runs `engine` on the position.
    pub(crate) fn ask<T>(&self, engine: impl FnOnce(&Query<'_>) -> Option<T>) -> Option<T> {
        let stop = || self.clock.now() >= self.until;
        engine(&Query {
            rules: &self.question.rules,
            position: &self.question.position,
            komi: self.question.komi,
            level: self.question.level,
            style: self.question.style,
            budget: Budget {
                playouts: self.playouts,
                threads: NonZeroU8::MIN,
                stop: &stop,
            },
            seed: self.question.seed,
        })
    }
}

/// The engine itself.
pub fn by_engine() -> Think {
    Arc::new(engine::think)
}
