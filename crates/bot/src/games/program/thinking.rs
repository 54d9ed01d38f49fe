//! The engine's thinking, in a separate bounded pool, so that answers to people need not wait for it.

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
const BUDGET_PERIOD: Span = Span::hours(1);
/// The most playouts or positions for a move, however fast the machine is.
const MOST_PLAYOUTS: u32 = 200_000;
/// Time per move once a member has used up the hourly budget.
const TIME_WITHOUT_BUDGET: Span = Span::millis(50);
/// Hints, estimates and cautions computed at the same time: more of them would delay pictures and moves.
const ADVISERS: usize = 1;
/// Number of remembered members above which those with an expired hour are dropped.
const PURGE_ABOVE: usize = 1024;

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
    pending: Mutex<HashSet<GameId>>,
    /// Notified when a game is added to them.
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
            pending: Mutex::default(),
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
        let start = clock.now();
        let most = if self.has_time(member, start) {
            Span::seconds(self.settings.seconds_a_move.into())
        } else {
            TIME_WITHOUT_BUDGET
        };
        let (think, question) = (
            Arc::clone(&self.think),
            Timed {
                question,
                playouts: MOST_PLAYOUTS,
                until: start.after(most),
                clock: Arc::clone(clock),
            },
        );
        let work = move || question.ask(|query| think(query));
        let thought = self.pool.work(work).await.flatten();
        self.spend(member, start, clock.now());
        thought
    }

    /// Runs work that advises a waiting member; none if it failed, which is logged.
    pub(crate) async fn advise<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.advice.work(work).await
    }

    /// Whether `member` has thinking time left at `now`.
    pub(crate) fn has_time(&self, member: PlayerId, now: Timestamp) -> bool {
        let most = Span::minutes(self.settings.minutes_an_hour.into());
        let spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        let spent = spent.get(&member);
        spent.is_none_or(|(since, spent)| now.since(*since) >= BUDGET_PERIOD || *spent < most)
    }

    /// Charges `member` for thinking from `start` to `now`: a single thread, so it uses no more processor time.
    pub(crate) fn spend(&self, member: PlayerId, start: Timestamp, now: Timestamp) {
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        if spent.len() >= PURGE_ABOVE {
            spent.retain(|_, (since, _)| now.since(*since) < BUDGET_PERIOD);
        }
        let entry = spent.entry(member).or_insert((start, Span::ZERO));
        if now.since(entry.0) >= BUDGET_PERIOD {
            *entry = (start, Span::ZERO);
        }
        entry.1 = entry.1.plus(now.since(start));
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
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
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
