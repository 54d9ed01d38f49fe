//! A cache of values that are costly to make.

use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// An LRU cache bounded by bytes and by uses.
///
/// A value that several threads need at the same time is made once; other keys are not blocked meanwhile.
pub(super) struct Cache<K, V> {
    limit: usize,
    /// Uses after which an unused value is evicted, even with free space.
    evicted_after: u64,
    inner: Mutex<Inner<K, V>>,
}

struct Inner<K, V> {
    /// Number of uses.
    uses: u64,
    slots: HashMap<K, Slot<V>>,
    /// Keys of weighed values by last use.
    oldest: BTreeMap<u64, K>,
    bytes: usize,
}

struct Slot<V> {
    value: Arc<OnceLock<Arc<V>>>,
    /// Size of the value, once it is made.
    bytes: Option<usize>,
    used: u64,
}

impl<K: Copy + Eq + Hash, V> Cache<K, V> {
    /// A cache for about `limit` bytes, or one value if it is larger.
    pub(super) fn new(limit: usize) -> Self {
        let inner = Inner {
            uses: 0,
            slots: HashMap::new(),
            oldest: BTreeMap::new(),
            bytes: 0,
        };
        Self {
            limit,
            evicted_after: u64::MAX,
            inner: Mutex::new(inner),
        }
    }

    /// The cache, also evicting values that were not used in the last `uses`.
    pub(super) fn evicting_after(self, uses: u64) -> Self {
        Self {
            evicted_after: uses,
            ..self
        }
    }

    /// The value of `key`, made by `make` if it is missing; `bytes` returns its size.
    pub(super) fn get(
        &self,
        key: K,
        make: impl FnOnce() -> V,
        bytes: impl FnOnce(&V) -> usize,
    ) -> Arc<V> {
        let slot = self.lock().slot(key);
        if let Some(value) = slot.get() {
            return Arc::clone(value);
        }
        let value = Arc::clone(slot.get_or_init(|| Arc::new(make())));
        self.lock()
            .weigh(key, bytes(&value), self.limit, self.evicted_after);
        value
    }

    fn lock(&self) -> MutexGuard<'_, Inner<K, V>> {
        // Every step under the lock leaves a consistent state, so a poisoned lock is usable.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Copy + Eq + Hash, V> Inner<K, V> {
    /// The slot of `key`, marked as the latest use.
    fn slot(&mut self, key: K) -> Arc<OnceLock<Arc<V>>> {
        self.uses += 1;
        let slot = self.slots.entry(key).or_insert_with(|| Slot {
            value: Arc::default(),
            bytes: None,
            used: 0,
        });
        if slot.bytes.is_some() {
            self.oldest.remove(&slot.used);
            self.oldest.insert(self.uses, key);
        }
        slot.used = self.uses;
        Arc::clone(&slot.value)
    }

    /// Records the size of the value of `key`, and evicts others to make room.
    fn weigh(&mut self, key: K, bytes: usize, limit: usize, evicted_after: u64) {
        // Another thread that waited for the value may have recorded it, or it was evicted.
        let Some(slot) = self.slots.get_mut(&key).filter(|slot| slot.bytes.is_none()) else {
            return;
        };
        slot.bytes = Some(bytes);
        self.bytes += bytes;
        // Values being made have no size yet and stay, as does the current one.
        while let Some(oldest) = self.oldest.first_entry()
            && (self.bytes > limit || self.uses - oldest.key() > evicted_after)
        {
            let gone = self
                .slots
                .remove(&oldest.remove())
                .and_then(|slot| slot.bytes);
            self.bytes -= gone.unwrap_or(0);
        }
        if let Some(current) = self.slots.get(&key) {
            self.oldest.insert(current.used, key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn a_value_that_many_threads_need_is_made_once() {
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
    fn the_least_recently_used_value_is_evicted_from_a_full_cache() {
        let cache = Cache::new(100);
        let get = |key, value| *cache.get(key, || value, |_| 40);
        get('a', 1);
        get('b', 2);
        get('a', 3);
        get('c', 4);
        assert_eq!(cache.lock().bytes, 80);
        assert_eq!((get('a', 5), get('c', 6)), (1, 4));
        assert_eq!(get('b', 7), 7);
    }

    #[test]
    fn a_value_that_is_not_used_is_evicted_from_a_cache_with_free_space() {
        let cache = Cache::new(100).evicting_after(3);
        let get = |key| cache.get(key, || key, |_| 1);
        ('a'..='d').for_each(|key| drop(get(key)));
        assert_eq!(cache.lock().bytes, 4);
        get('b');
        get('e');
        // Of a and c, c was used three times ago.
        assert_eq!(cache.lock().bytes, 4);
        assert!(!cache.lock().slots.contains_key(&'a'));
    }

    #[test]
    fn a_value_larger_than_the_limit_is_kept_alone() {
        let cache = Cache::new(100);
        cache.get('a', || 1, |_| 50);
        cache.get('b', || 2, |_| 500);
        assert_eq!(cache.lock().bytes, 500);
    }
}
