//! The locks of the games, and of what members have: two hands never reach over the same board at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OwnedMutexGuard;

use crate::game::GameId;

/// One lock a game, or something else by its name, that is being acted on.
pub(crate) struct Tables<K = GameId>(Mutex<HashMap<K, Arc<tokio::sync::Mutex<()>>>>);

impl<K> Default for Tables<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Eq + Hash> Tables<K> {
    /// Waits until nobody else acts on `game`, and keeps everybody else waiting while the guard lives.
    pub(crate) async fn lock(&self, game: K) -> OwnedMutexGuard<()> {
        let lock = {
            let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            // Locks that nobody holds or awaits are dropped, so that the map stays as small as the traffic.
            tables.retain(|_, lock| Arc::strong_count(lock) > 1);
            Arc::clone(tables.entry(game).or_default())
        };
        lock.lock_owned().await
    }
}
