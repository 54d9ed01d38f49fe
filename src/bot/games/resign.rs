//! Resignations that members owe since they have left something.

use crate::bot::games::outbox::board;
use crate::bot::games::{commit, find};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::services::Services;
use crate::clock::Timestamp;
use crate::game::{Action, Actor, Game, GameId, PlayerId, decide};

/// What came of a resignation that was owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resigned {
    /// The game ends by it.
    Now,
    /// It was over, or somebody else plays it.
    Needless,
}

/// Resigns the game `id` for `player`; it may have ended by itself.
///
/// # Errors
///
/// A [`Failure`]; nothing has changed then.
pub(crate) async fn resigned(
    services: &Services,
    player: PlayerId,
    id: GameId,
    now: Timestamp,
) -> Result<Resigned, Failure> {
    let _lock = services.game_locks.lock(id).await;
    let game = find::game(services, id).await?;
    match decide(&game, Actor::Player(player), Action::Resign, now) {
        Ok(resigned) => {
            let tell = |after: &Game| vec![board(after)];
            commit::keep(services, &game, vec![resigned], tell, None).await?;
            services.delivery.notify();
            Ok(Resigned::Now)
        }
        Err(refusal) => {
            tracing::info!(game = %id, ?refusal, "a game needs no resignation");
            Ok(Resigned::Needless)
        }
    }
}
