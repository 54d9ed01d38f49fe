//! A cache with expiring values: concurrent callers share the making of a value.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::OnceCell;
use tokio::time::Instant;

/// Values by key. A failure is not cached: the next caller tries again.
pub(super) struct Cache<K, V> {
    time_to_live: Duration,
    /// Maximum number of values; above it the cache is emptied.
    capacity: usize,
    slots: Mutex<HashMap<K, Arc<Slot<V>>>>,
}

struct Slot<V> {
    since: Instant,
    value: OnceCell<V>,
}

impl<K: Eq + Hash, V: Clone> Cache<K, V> {
    /// An empty cache.
    pub(super) fn new(time_to_live: Duration, capacity: usize) -> Self {
        Self {
            time_to_live,
            capacity,
            slots: Mutex::default(),
        }
    }

    /// The value of `key`, made by `make` if there is none or it has expired. Of several concurrent callers one makes
    /// it.
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
            && slot.since.elapsed() < self.time_to_live
        {
            return Arc::clone(slot);
        }
        if slots.len() >= self.capacity {
            slots.retain(|_, slot| slot.since.elapsed() < self.time_to_live);
        }
        if slots.len() >= self.capacity {
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
    async fn a_value_is_made_once_and_again_after_it_expires() {
        let cache = Cache::new(Duration::from_secs(5), 2);
        let made = |value: u8| async move { Ok::<_, Infallible>(value) };
        assert_eq!(cache.get("a", made(1)).await, Ok(1));
        assert_eq!(cache.get("a", made(2)).await, Ok(1));
        tokio::time::advance(Duration::from_secs(5)).await;
        assert_eq!(cache.get("a", made(3)).await, Ok(3));
    }

    #[tokio::test(start_paused = true)]
    async fn a_failure_is_not_cached() {
        let cache = Cache::new(Duration::from_secs(5), 2);
        assert_eq!(
            cache.get("a", async { Err::<u8, _>("no") }).await,
            Err("no")
        );
        assert_eq!(cache.get("a", async { Ok::<_, &str>(1) }).await, Ok(1));
    }

    #[tokio::test(start_paused = true)]
    async fn the_cache_is_emptied_above_its_capacity() {
        let cache = Cache::new(Duration::from_secs(5), 16);
        for key in 0..1000_u16 {
            let made = cache.get(key, async move { Ok::<_, Infallible>(key) });
            assert_eq!(made.await, Ok(key));
        }
        assert!(cache.slots.lock().unwrap().len() <= 16);
    }
}
