//! A bounded queue that is fair to members, or to servers: they take turns, no matter how many places one of them asks
//! for.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::game::PlayerId;

/// Places, and waiting requests on behalf of a `K`.
pub(crate) struct Turns<K = PlayerId>(Arc<Mutex<Queue<K>>>);

struct Queue<K> {
    /// Free places; while there are some, there is no queue.
    free: usize,
    /// Waiting requests by their owner, the next owner first, each with its requests in order.
    waiting: VecDeque<(K, VecDeque<oneshot::Sender<Turn<K>>>)>,
}

impl<K: Eq> Turns<K> {
    /// A queue with this many places.
    pub(crate) fn new(places: usize) -> Self {
        Self(Arc::new(Mutex::new(Queue {
            free: places,
            waiting: VecDeque::new(),
        })))
    }

    /// Waits for a place on behalf of `whom`; the place is released when the permit is dropped.
    pub(crate) async fn wait(&self, whom: K) -> Turn<K> {
        let place = {
            let mut queue = lock(&self.0);
            if queue.free > 0 {
                queue.free -= 1;
                return Turn(Arc::clone(&self.0));
            }
            let (sender, receiver) = oneshot::channel();
            let mut waiting = queue.waiting.iter_mut();
            match waiting.find(|(known, _)| *known == whom) {
                Some((_, asked)) => asked.push_back(sender),
                None => queue.waiting.push_back((whom, [sender].into())),
            }
            receiver
        };
        place.await.expect("anyone who has a place hands it on")
    }
}

impl<K> Queue<K> {
    /// The next request that still waits.
    fn next(&mut self) -> Option<oneshot::Sender<Turn<K>>> {
        while let Some((whom, mut asked)) = self.waiting.pop_front() {
            asked.retain(|sender| !sender.is_closed());
            let next = asked.pop_front();
            if !asked.is_empty() {
                self.waiting.push_back((whom, asked));
            }
            if next.is_some() {
                return next;
            }
        }
        None
    }
}

/// A place.
#[derive(Debug)]
pub(crate) struct Turn<K = PlayerId>(Arc<Mutex<Queue<K>>>);

impl<K> std::fmt::Debug for Queue<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Queue").finish_non_exhaustive()
    }
}

impl<K> Drop for Turn<K> {
    fn drop(&mut self) {
        let next = {
            let mut queue = lock(&self.0);
            let next = queue.next();
            if next.is_none() {
                queue.free += 1;
            }
            next
        };
        if let Some(next) = next {
            // A cancelled waiter drops the place at once, which passes it on.
            drop(next.send(Self(Arc::clone(&self.0))));
        }
    }
}

fn lock<K>(queue: &Mutex<Queue<K>>) -> MutexGuard<'_, Queue<K>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    fn poll<T>(future: std::pin::Pin<&mut impl Future<Output = T>>) -> Poll<T> {
        future.poll(&mut Context::from_waker(Waker::noop()))
    }

    #[test]
    fn members_take_turns_however_much_one_asks_for() {
        let turns = Turns::new(1);
        let [greedy, modest] = [1, 2].map(PlayerId::new);
        let Poll::Ready(first) = poll(pin!(turns.wait(greedy))) else {
            panic!("the place is free");
        };
        let mut waiting: Vec<_> = (0..40).map(|_| Box::pin(turns.wait(greedy))).collect();
        for waiting in &mut waiting {
            assert!(poll(waiting.as_mut()).is_pending());
        }
        let mut other = pin!(turns.wait(modest));
        assert!(poll(other.as_mut()).is_pending());
        drop(first);
        let Poll::Ready(second) = poll(waiting[0].as_mut()) else {
            panic!("who has waited longest comes first");
        };
        drop(second);
        assert!(poll(waiting[1].as_mut()).is_pending());
        assert!(poll(other.as_mut()).is_ready(), "and then the other member");
    }

    #[test]
    fn a_place_of_one_who_is_gone_is_handed_on() {
        let turns = Turns::new(1);
        let Poll::Ready(first) = poll(pin!(turns.wait(PlayerId::new(1)))) else {
            panic!("the place is free");
        };
        let mut gone = Box::pin(turns.wait(PlayerId::new(2)));
        let mut stays = Box::pin(turns.wait(PlayerId::new(3)));
        assert!(poll(gone.as_mut()).is_pending() && poll(stays.as_mut()).is_pending());
        drop(first);
        // It has the place already, and never takes it.
        drop(gone);
        assert!(poll(stays.as_mut()).is_ready());
        drop(stays);
        assert!(poll(pin!(turns.wait(PlayerId::new(4)))).is_ready());
    }
}
