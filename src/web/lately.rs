//! Values that are made once for all who ask, and hold for a while.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::OnceCell;
use tokio::time::Instant;

/// Values by key. What could not be made is not kept: the next one who asks tries again.
pub(super) struct Lately<K, V> {
    holds: Duration,
    /// Most values that are kept; above it all are made again.
    most: usize,
    slots: Mutex<HashMap<K, Arc<Slot<V>>>>,
}

struct Slot<V> {
    since: Instant,
    value: OnceCell<V>,
}

impl<K: Eq + Hash, V: Clone> Lately<K, V> {
    /// Values that hold for a time; at most `most` are kept.
    pub(super) fn new(holds: Duration, most: usize) -> Self {
        Self {
            holds,
            most,
            slots: Mutex::default(),
        }
    }

    /// The value of `key`, made by `make` if there is none that holds. Of several who ask at once one makes it.
    pub(super) async fn get<E>(
        &self,
        key: K,
        make: impl Future<Output = Result<V, E>>,
    ) -> Result<V, E> {
        let slot = self.slot(key);
        slot.value.get_or_try_init(|| make).await.cloned()
    }

    fn slot(&self, key: K) -> Arc<Slot<V>> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(slot) = slots.get(&key)
            && slot.since.elapsed() < self.holds
        {
            return Arc::clone(slot);
        }
        if slots.len() >= self.most {
            slots.retain(|_, slot| slot.since.elapsed() < self.holds);
        }
        if slots.len() >= self.most {
            slots.clear();
        }
        let slot = Arc::new(Slot {
            since: Instant::now(),
            value: OnceCell::new(),
        });
        slots.insert(key, Arc::clone(&slot));
        slot
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_value_is_made_once_and_again_when_it_no_longer_holds() {
        let lately = Lately::new(Duration::from_secs(5), 2);
        let made = |value: u8| async move { Ok::<_, Infallible>(value) };
        assert_eq!(lately.get("a", made(1)).await, Ok(1));
        assert_eq!(lately.get("a", made(2)).await, Ok(1));
        tokio::time::advance(Duration::from_secs(5)).await;
        assert_eq!(lately.get("a", made(3)).await, Ok(3));
    }

    #[tokio::test(start_paused = true)]
    async fn what_fails_is_tried_again() {
        let lately = Lately::new(Duration::from_secs(5), 2);
        assert_eq!(
            lately.get("a", async { Err::<u8, _>("no") }).await,
            Err("no")
        );
        assert_eq!(lately.get("a", async { Ok::<_, &str>(1) }).await, Ok(1));
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_are_kept_than_there_is_room_for() {
        let lately = Lately::new(Duration::from_secs(5), 16);
        for key in 0..1000_u16 {
            let made = lately.get(key, async move { Ok::<_, Infallible>(key) });
            assert_eq!(made.await, Ok(key));
        }
        assert!(lately.slots.lock().unwrap().len() <= 16);
    }
}
