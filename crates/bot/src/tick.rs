//! Work that is due.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;

use crate::clock::Timestamp;
use crate::game::{Action, Game, GameId, Phase, retention_end};
use crate::games::outbox::board;
use crate::games::time::{agenda, alarm};
use crate::games::{commit, find, outbox};
use crate::kit::failure::Failure;
use crate::kit::feature::Job;
use crate::kit::hooks;
use crate::kit::leases::Range;
use crate::kit::services::Services;
use crate::kit::workers::each::for_each;
use crate::registry::FEATURES;
use crate::store::{CARD, Properties};

/// A kind of scheduled work.
#[derive(Clone, Copy)]
pub(super) enum Due {
    /// Games: clocks run out, challenges lapse, and old closed challenges are deleted.
    Games,
    /// A job of a feature.
    Job(&'static Job),
}

impl Due {
    fn name(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Job(job) => job.name,
        }
    }
}

/// All kinds of scheduled work.
pub(super) fn all() -> impl Iterator<Item = Due> {
    let jobs = FEATURES.iter().flat_map(|feature| feature.jobs);
    std::iter::once(Due::Games).chain(jobs.map(Due::Job))
}

/// Runs all work due at `now`, one job after the other. A second tick finds nothing more.
pub(super) async fn tick(services: &Arc<Services>, now: Timestamp) {
    for due in all() {
        run(due, services, now).await;
    }
}

/// Runs the `due` work at `now` in this process's ranges. A panic does not affect other work.
pub(super) async fn run(due: Due, services: &Arc<Services>, now: Timestamp) {
    let work = async {
        match due {
            Due::Games => do_games(services, now).await,
            Due::Job(job) => {
                if let Some(services) = services.in_range(Range::FIRST) {
                    (job.run)(&services, now).await;
                }
            }
        }
    };
    // A panic does not affect other work.
    if AssertUnwindSafe(work).catch_unwind().await.is_err() {
        let job = due.name();
        tracing::error!(
            job,
            "a scheduled job panicked; it runs again at the next tick"
        );
    }
}

/// Runs the scheduled changes of games at `now`.
async fn do_games(services: &Arc<Services>, now: Timestamp) {
    let due = match services.store.due(now, usize::MAX).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read what is due");
            return;
        }
    };
    let pause = services.delivery.pause();
    let all = Arc::clone(services);
    let each = due.into_iter().filter_map(move |(_, id)| {
        let services = all.in_range(Range::of(id.get()))?;
        Some(async move {
            if let Err(failure) = do_what_is_due(&services, id, now).await {
                tracing::warn!(game = %id, ?failure, "could not do what was due");
            }
        })
    });
    for_each(each).await;
    drop(pause);
    services.delivery.end_deferrals(now);
}

async fn do_what_is_due(services: &Services, id: GameId, now: Timestamp) -> Result<(), Failure> {
    let _lock = services.game_locks.lock(id).await;
    let game = find::game(services, id).await?;
    if let Some(until) = retention_end(&game) {
        // It may have been closed only just now.
        if until <= now {
            services.store.discard(id).await?;
        }
        return Ok(());
    }
    let Some(action) = agenda::due(services, &game, now).await? else {
        let change = alarm::early_change(services, &game, now).await?;
        return alarm::write_change(services, &game, change).await;
    };
    let action = match action {
        Action::RunOut => match hooks::absent(services, &game, now).await? {
            Some(color) => Action::NoShow { color },
            None => Action::RunOut,
        },
        other => other,
    };
    // If several players run out of time in the same look, only the first one loses: the game has ended then.
    let loser = match action {
        Action::RunOut => game.on_turn(),
        _ => None,
    };
    let _turn = match loser {
        Some(player) => Some(services.callers.lock(player).await),
        None => None,
    };
    let standing = outbox::board_message(services, id).await;
    let to_messages = |after: &Game| match (after.phase(), standing) {
        // The card says that the challenge has lapsed.
        (Phase::Closed(_), Some(card)) => vec![CARD.to(card.channel, card.message)],
        (Phase::Closed(_), None) => Vec::new(),
        _ => vec![board(after)],
    };
    let decided =
        |read: &Properties<'_>| commit::by_clock(services, read, &game, action.clone(), now);
    commit::prepare_and_write(services, &game, decided, to_messages).await?;
    services.delivery.notify();
    Ok(())
}
