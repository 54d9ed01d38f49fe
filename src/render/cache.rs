//! Values that are costly to make, kept as long as there is room.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// Values by their keys, within a limit of bytes. What was used longest ago goes first.
///
/// A value that several threads want at once is made once; meanwhile others are not held up.
pub(super) struct Cache<K, V> {
    limit: usize,
    inner: Mutex<Inner<K, V>>,
}

struct Inner<K, V> {
    uses: u64,
    slots: HashMap<K, Slot<V>>,
}

struct Slot<V> {
    value: Arc<OnceLock<Arc<V>>>,
    bytes: usize,
    used: u64,
}

impl<K: Copy + Eq + Hash, V> Cache<K, V> {
    /// A cache for about `limit` bytes, or one value if it is larger.
    pub(super) fn new(limit: usize) -> Self {
        let slots = HashMap::new();
        Self {
            limit,
            inner: Mutex::new(Inner { uses: 0, slots }),
        }
    }

    /// The value of `key`, made by `make` if it is not there; `bytes` says how large it is.
    pub(super) fn get(
        &self,
        key: K,
        make: impl FnOnce() -> V,
        bytes: impl FnOnce(&V) -> usize,
    ) -> Arc<V> {
        let slot = {
            let mut inner = self.lock();
            inner.uses += 1;
            let used = inner.uses;
            let slot = inner.slots.entry(key).or_insert_with(|| Slot {
                value: Arc::default(),
                bytes: 0,
                used,
            });
            slot.used = used;
            Arc::clone(&slot.value)
        };
        if let Some(value) = slot.get() {
            return Arc::clone(value);
        }
        let value = Arc::clone(slot.get_or_init(|| Arc::new(make())));
        self.weigh(key, bytes(&value));
        value
    }

    /// How many bytes are kept.
    #[cfg(test)]
    fn bytes(&self) -> usize {
        self.lock().slots.values().map(|slot| slot.bytes).sum()
    }

    fn weigh(&self, key: K, bytes: usize) {
        let mut inner = self.lock();
        if let Some(slot) = inner.slots.get_mut(&key) {
            slot.bytes = bytes;
        }
        let mut total: usize = inner.slots.values().map(|slot| slot.bytes).sum();
        while total > self.limit {
            // Values in the making weigh nothing yet and stay, as does the one that is wanted now.
            let others = inner
                .slots
                .iter()
                .filter(|&(other, slot)| *other != key && slot.bytes > 0);
            let Some(oldest) = others
                .min_by_key(|(_, slot)| slot.used)
                .map(|(key, _)| *key)
            else {
                return;
            };
            total -= inner.slots.remove(&oldest).map_or(0, |slot| slot.bytes);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Inner<K, V>> {
        // Nothing panics while it is held, and what it guards is right after each step.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_value_wanted_by_many_at_once_is_made_once() {
        let (cache, made) = (Cache::new(100), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    let make = || made.fetch_add(1, Ordering::SeqCst);
                    assert_eq!(*cache.get('a', make, |_| 1), 0);
                });
            }
        });
        assert_eq!(made.into_inner(), 1);
    }

    #[test]
    fn the_value_used_longest_ago_goes_when_there_is_no_room() {
        let cache = Cache::new(100);
        let get = |key, value| *cache.get(key, || value, |_| 40);
        get('a', 1);
        get('b', 2);
        get('a', 3);
        get('c', 4);
        assert_eq!(cache.bytes(), 80);
        assert_eq!((get('a', 5), get('c', 6)), (1, 4));
        assert_eq!(get('b', 7), 7);
    }

    #[test]
    fn a_value_larger_than_the_limit_is_kept_alone() {
        let cache = Cache::new(100);
        cache.get('a', || 1, |_| 50);
        cache.get('b', || 2, |_| 500);
        assert_eq!(cache.bytes(), 500);
    }
}
