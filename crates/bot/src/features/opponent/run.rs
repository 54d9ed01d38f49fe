//! The engine's answers: at once in a game that has just changed, and in a slow look through all games.
//!
//! Its pending answers follow from the store. All of them are looked through at the start and now and then, for what a
//! failure has left; a move only costs a look at its own game. Of several processes the one that has made a move
//! answers it, and each looks through its own ranges for leftovers of another one: an answer that comes too late is
//! refused.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{Id, JoinSet};
use tokio_util::sync::CancellationToken;

use crate::clock::Span;
use crate::features::opponent::step::{StepResult, step};
use crate::game::{GameId, Outline, PlayerId, Revision};
use crate::games::find;
use crate::games::program::thinking::Thinking;
use crate::kit::failure::Failure;
use crate::kit::leases::Range;
use crate::kit::services::Services;
use crate::store::{List, StoreError};

/// Interval between two scans of all games that wait for the program.
const LOOKS_EVERY: Duration = Duration::from_secs(60);

/// Answers in all games that wait for the engine, until `stop`. An interrupted search begins again after the next
/// start.
pub(crate) async fn run(services: Arc<Services>, stop: CancellationToken) {
    let mut round = Round {
        services: Arc::clone(&services),
        tasks: JoinSet::new(),
        games: HashMap::new(),
        working: HashSet::new(),
        again: HashSet::new(),
        idle: HashMap::new(),
    };
    let thinking = services.state::<Thinking>();
    let mut looks = tokio::time::interval(LOOKS_EVERY);
    loop {
        tokio::select! {
            () = stop.cancelled() => break,
            // The first comes at once.
            _ = looks.tick() => round.look().await,
            games = thinking.wait_for_games() => games.into_iter().for_each(|game| round.begin(game)),
            () = round.finish_one() => {}
        }
    }
    // A running search ends soon; shutdown does not wait for it.
    round.tasks.shutdown().await;
}

/// Takes all pending actions of the program now, one game after the other and without a pause; returns their number.
pub(crate) async fn answer_all(services: &Services) -> Result<usize, Failure> {
    let mut steps = 0;
    let mut idle = HashSet::new();
    loop {
        let mut found = false;
        for (game, revision) in find_waiting_games(services).await? {
            if idle.contains(&(game, revision)) {
                continue;
            }
            found = true;
            match step(services, game).await? {
                StepResult::Again => steps += 1,
                StepResult::Idle(revision) => {
                    idle.insert((game, revision));
                }
                StepResult::Silent => {
                    idle.insert((game, revision));
                }
            }
        }
        if !found {
            return Ok(steps);
        }
    }
}

/// A round of the engine's work.
struct Round {
    services: Arc<Services>,
    tasks: JoinSet<Option<Revision>>,
    games: HashMap<Id, GameId>,
    /// The games in which it is at work.
    working: HashSet<GameId>,
    /// Games that have changed since the work in them began.
    again: HashSet<GameId>,
    /// Games at this revision in which it has nothing to do.
    idle: HashMap<GameId, Revision>,
}

impl Round {
    /// Begins work in all games that wait for the program.
    async fn look(&mut self) {
        let owed = match find_waiting_games(&self.services).await {
            Ok(owed) => owed,
            Err(error) => {
                tracing::error!(%error, "could not read which games wait for the program");
                return;
            }
        };
        let waiting: HashMap<_, _> = owed.iter().copied().collect();
        self.idle
            .retain(|game, revision| waiting.get(game) == Some(revision));
        for (game, _) in owed {
            let range = Range::of(game.get());
            if !self.idle.contains_key(&game) && self.services.leases.permit_in(range).is_some() {
                self.begin(game);
            }
        }
    }

    /// Begins work in `game`; if it is at work there, notes that it has to begin again.
    fn begin(&mut self, game: GameId) {
        if !self.working.insert(game) {
            self.again.insert(game);
            return;
        }
        let task = answer(Arc::clone(&self.services), game);
        self.games.insert(self.tasks.spawn(task).id(), game);
    }

    /// Waits until the program is done in a game; for ever if it is at work in none.
    async fn finish_one(&mut self) {
        let Some(ended) = self.tasks.join_next_with_id().await else {
            return std::future::pending().await;
        };
        let (task, idle) = match ended {
            Ok((task, idle)) => (task, idle),
            Err(error) => {
                tracing::error!(%error, "making the program's move panicked");
                (error.id(), None)
            }
        };
        let Some(game) = self.games.remove(&task) else {
            return;
        };
        self.working.remove(&game);
        if self.again.remove(&game) {
            self.begin(game);
        } else if let Some(revision) = idle {
            self.idle.insert(game, revision);
        }
    }
}

/// Takes all pending actions of the program in `game`, one by one; returns the final state, or none after a failure.
async fn answer(services: Arc<Services>, game: GameId) -> Option<Revision> {
    loop {
        let step = match pause(&services, game).await {
            Ok(()) => step(&services, game).await,
            Err(failure) => Err(failure),
        };
        match step {
            Ok(StepResult::Again) => {}
            Ok(StepResult::Idle(revision)) => return Some(revision),
            // The next look through everything asks again.
            Ok(StepResult::Silent) => return None,
            Err(failure) => {
                // The next full look begins again.
                tracing::warn!(%game, ?failure, "the program could not make its move");
                return None;
            }
        }
    }
}

/// Waits until some seconds have passed since the last event of `game`.
async fn pause(services: &Services, game: GameId) -> Result<(), Failure> {
    let game = find::game(services, game).await?;
    let pause = Span::seconds(services.state::<Thinking>().settings.pause_seconds.into());
    let passed = game
        .events()
        .last()
        .map(|last| services.now().since(last.at));
    let left = pause.minus(passed.unwrap_or(pause)).as_millis();
    // After the clock was set back, the wait is no longer than the pause.
    let left = left.clamp(0, pause.as_millis());
    let left = Duration::from_millis(left.cast_unsigned());
    // Always ends with the timeout.
    let _ = tokio::time::timeout(left, std::future::pending::<()>()).await;
    Ok(())
}

/// The games that wait for a program, even one that the settings no longer name, each with its revision.
async fn find_waiting_games(services: &Services) -> Result<Vec<(GameId, Revision)>, StoreError> {
    let mut owed = Vec::new();
    let players = services.store.busy_from(PlayerId::PROGRAMS_FROM).await?;
    for program in players.into_iter().filter(|player| player.is_program()) {
        let waits = |game: &Outline| game.awaited.contains(&program);
        let found = services
            .store
            .outlines(List::Of(program), usize::MAX, waits);
        let games = found.await?.games.into_iter();
        owed.extend(games.map(|game| (game.id, game.revision)));
    }
    Ok(owed)
}
