//! The locks of the games: two hands never reach over the same board at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

use crate::game::GameId;

/// One lock a game that is being acted on.
#[derive(Default)]
pub(super) struct Tables(Mutex<HashMap<GameId, Arc<tokio::sync::Mutex<()>>>>);

impl Tables {
    /// Waits until nobody else acts on `game`, and keeps everybody else waiting while the guard lives.
    pub(super) async fn lock(&self, game: GameId) -> OwnedMutexGuard<()> {
        let lock = {
            let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // Locks that nobody holds or awaits are dropped, so that the map stays as small as the traffic.
            tables.retain(|_, lock| Arc::strong_count(lock) > 1);
            Arc::clone(tables.entry(game).or_default())
        };
        lock.lock_owned().await
    }
}
