//! The program answers by itself: woken when a game may wait for it, and after a pause in which nobody hurries.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{Id, JoinSet};
use tokio_util::sync::CancellationToken;

use crate::bot::features::opponent::owed::owed;
use crate::bot::features::opponent::step::{Step, step};
use crate::bot::games::find;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::feature::Feature;
use crate::bot::kit::services::Services;
use crate::clock::Span;
use crate::game::{GameId, Revision};

/// Nothing is waited for longer than this without looking again.
const LOOKS_EVERY: Duration = Duration::from_secs(60);
/// After a failure a game is left alone for so long.
const REST: Duration = Duration::from_secs(10);

/// Answers in all games that wait for the program, until `stop`. What is being thought about then is thought about anew
/// after the next start.
pub(crate) async fn run(
    services: Arc<Services>,
    features: &'static [&'static Feature],
    stop: CancellationToken,
) {
    let mut round = Round::default();
    loop {
        round.begin(&services, features).await;
        tokio::select! {
            () = stop.cancelled() => break,
            () = services.thinking.rung() => {}
            () = round.finish_one() => {}
            // Only that it has passed is of interest.
            _ = tokio::time::timeout(LOOKS_EVERY, std::future::pending::<()>()) => {}
        }
    }
    // A thought that is begun ends by itself soon, and nobody waits for it.
    round.tasks.shutdown().await;
}

/// Does all that the program owes now, one game after the other and without a pause; gives how many steps that took.
pub(crate) async fn answer_all(
    services: &Services,
    features: &'static [&'static Feature],
) -> Result<usize, Failure> {
    let mut steps = 0;
    let mut idle = HashSet::new();
    loop {
        let mut found = false;
        for (game, revision) in owed(services).await? {
            if idle.contains(&(game, revision)) {
                continue;
            }
            found = true;
            match step(services, features, game).await? {
                Step::Again => steps += 1,
                Step::Idle(revision) => {
                    idle.insert((game, revision));
                }
            }
        }
        if !found {
            return Ok(steps);
        }
    }
}

/// What the program is doing.
#[derive(Default)]
struct Round {
    tasks: JoinSet<Option<Revision>>,
    working: HashMap<Id, GameId>,
    /// Games that wait for it with so many events, and in which there is nothing that it could do.
    idle: HashMap<GameId, Revision>,
}

impl Round {
    /// Begins with the games that wait for the program.
    async fn begin(&mut self, services: &Arc<Services>, features: &'static [&'static Feature]) {
        let owed = match owed(services).await {
            Ok(owed) => owed,
            Err(error) => {
                tracing::error!(%error, "what the program owes could not be read");
                return;
            }
        };
        let at_work: HashSet<GameId> = self.working.values().copied().collect();
        let waiting: HashSet<GameId> = owed.iter().map(|(game, _)| *game).collect();
        self.idle.retain(|game, _| waiting.contains(game));
        for (game, revision) in owed {
            if at_work.contains(&game) || self.idle.get(&game) == Some(&revision) {
                continue;
            }
            let task = answer(Arc::clone(services), features, game);
            self.working.insert(self.tasks.spawn(task).id(), game);
        }
    }

    /// Waits until the program is done in a game; for ever if it is at work in none.
    async fn finish_one(&mut self) {
        let Some(ended) = self.tasks.join_next_with_id().await else {
            return std::future::pending().await;
        };
        let (task, idle) = match ended {
            Ok((task, idle)) => (task, idle),
            Err(error) => {
                tracing::error!(%error, "the program's answer panicked");
                (error.id(), None)
            }
        };
        if let Some(game) = self.working.remove(&task)
            && let Some(revision) = idle
        {
            self.idle.insert(game, revision);
        }
    }
}

/// Does what the program owes `game`, step by step; gives the state in which there is nothing more to do.
async fn answer(
    services: Arc<Services>,
    features: &'static [&'static Feature],
    game: GameId,
) -> Option<Revision> {
    loop {
        let step = match pause(&services, game).await {
            Ok(()) => step(&services, features, game).await,
            Err(failure) => Err(failure),
        };
        match step {
            Ok(Step::Again) => {}
            Ok(Step::Idle(revision)) => return Some(revision),
            Err(failure) => {
                tracing::warn!(%game, ?failure, "the program could not answer");
                rest(REST).await;
                return None;
            }
        }
    }
}

/// Waits until some seconds have passed since the last event of `game`.
async fn pause(services: &Services, game: GameId) -> Result<(), Failure> {
    let game = find::game(services, game).await?;
    let pause = Span::seconds(services.thinking.settings.pause_seconds.into());
    let passed = game
        .events()
        .last()
        .map(|last| services.now().since(last.at));
    let left = pause.minus(passed.unwrap_or(pause)).as_millis();
    // A clock that was set back makes nobody wait longer.
    let left = left.clamp(0, pause.as_millis());
    rest(Duration::from_millis(left.cast_unsigned())).await;
    Ok(())
}

async fn rest(time: Duration) {
    // Only that it has passed is of interest.
    let _ = tokio::time::timeout(time, std::future::pending::<()>()).await;
}
