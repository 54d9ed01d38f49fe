//! A change that somebody wants written, and where the answer comes.

use tokio::sync::oneshot;

use crate::store::StoreError;
use crate::store::engine::{Durability, Priority};
use crate::store::transaction::Transaction;

/// A change that was asked for, and who waits for it.
pub(super) trait Change: Send {
    /// Makes it; whether what it writes counts. Where it is made twice, only the second time counts.
    fn make(&mut self, tx: &mut Transaction<'_>) -> bool;

    /// Tells how it ended, where `written` tells whether what it has written is there.
    fn tell(self: Box<Self>, written: Result<(), StoreError>);
}

struct Asking<T, E, F> {
    change: F,
    outcome: Option<Result<T, E>>,
    answer: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Change for Asking<T, E, F>
where
    T: Send,
    E: From<StoreError> + Send,
    F: FnMut(&mut Transaction<'_>) -> Result<T, E> + Send,
{
    fn make(&mut self, tx: &mut Transaction<'_>) -> bool {
        let outcome = (self.change)(tx);
        self.outcome.insert(outcome).is_ok()
    }

    fn tell(self: Box<Self>, written: Result<(), StoreError>) {
        let Self {
            change,
            outcome,
            answer,
        } = *self;
        // What the change holds is free before anybody goes on.
        drop(change);
        let outcome = written.map_err(E::from).and_then(|()| {
            let never = || Err(StoreError::Closed.into());
            outcome.unwrap_or_else(never)
        });
        // Anyone who has stopped waiting does not need to know.
        drop(answer.send(outcome));
    }
}

/// What the task is asked to do.
pub(super) struct Asked {
    pub(super) priority: Priority,
    pub(super) durability: Durability,
    pub(super) change: Box<dyn Change>,
}

impl Asked {
    /// A `change`, and where the answer comes.
    pub(super) fn new<T, E>(
        priority: Priority,
        durability: Durability,
        change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> (Self, oneshot::Receiver<Result<T, E>>)
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let change = Box::new(Asking {
            change,
            outcome: None,
            answer,
        });
        let asked = Self {
            priority,
            durability,
            change,
        };
        (asked, answered)
    }
}
