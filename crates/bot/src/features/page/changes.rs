//! Games that this process has just changed, for live viewers. Changes of other processes are found by looking.

use tokio::sync::broadcast;

use crate::game::GameId;

/// Number of changes kept for a slow watcher; one that is further behind reads its game again.
const BUFFERED: usize = 256;

/// Publishes changes. Clones share their subscribers.
#[derive(Clone)]
pub struct Changes(broadcast::Sender<GameId>);

impl Default for Changes {
    fn default() -> Self {
        Self(broadcast::Sender::new(BUFFERED))
    }
}

impl Changes {
    /// Publishes that `game` has changed, if anybody watches.
    pub(crate) fn tell(&self, game: GameId) {
        if self.0.receiver_count() > 0 {
            drop(self.0.send(game));
        }
    }

    /// Subscribes to changes from now on.
    pub fn watch(&self) -> Watch {
        Watch(self.0.subscribe())
    }
}

/// Changes to come.
pub struct Watch(broadcast::Receiver<GameId>);

impl Watch {
    /// Waits until `game` has changed, or may have.
    pub async fn next(&mut self, game: GameId) {
        loop {
            match self.0.recv().await {
                Ok(changed) if changed != game => {}
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => return,
                // The bot has ended.
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}
