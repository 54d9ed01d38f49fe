//! State that lives as long as the process, keyed by its type: the type is defined in its feature's folder.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

type AnyState = Arc<dyn Any + Send + Sync>;

/// One value of each type. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct States(Arc<Mutex<HashMap<TypeId, AnyState>>>);

impl States {
    /// The value of this type, made by its `Default` when it is first asked for.
    pub(crate) fn get<S: Default + Send + Sync + 'static>(&self) -> Arc<S> {
        let mut states = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let state = states
            .entry(TypeId::of::<S>())
            .or_insert_with(|| Arc::new(S::default()));
        Arc::downcast(Arc::clone(state)).expect("each lies under its own type")
    }

    /// The values with another one of this type.
    pub(crate) fn with<S: Send + Sync + 'static>(&self, state: S) -> Self {
        let mut states = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        states.insert(TypeId::of::<S>(), Arc::new(state));
        Self(Arc::new(Mutex::new(states)))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    #[derive(Default)]
    struct Count(AtomicU8);

    #[test]
    fn clones_share_a_state_and_one_with_another_does_not() {
        let states = States::default();
        states.clone().get::<Count>().0.store(1, Ordering::Relaxed);
        assert_eq!(states.get::<Count>().0.load(Ordering::Relaxed), 1);
        let others = states.with(Count(AtomicU8::new(2)));
        assert_eq!(others.get::<Count>().0.load(Ordering::Relaxed), 2);
        assert_eq!(states.get::<Count>().0.load(Ordering::Relaxed), 1);
    }
}
