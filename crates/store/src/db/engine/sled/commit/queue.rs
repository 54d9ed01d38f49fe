//! The order of writes.

use std::collections::VecDeque;

use super::write_request::WriteRequest;
use crate::db::engine::terms::Priority;

/// Maximum number of background changes in a round: a person whose change arrives meanwhile waits for the round.
pub(super) const DUE_AT_ONCE: usize = 32;

/// Requests that wait for a round.
#[derive(Default)]
pub(super) struct Queue {
    people: VecDeque<WriteRequest>,
    clock: VecDeque<WriteRequest>,
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.clock.is_empty()
    }

    /// Appends a request to its queue.
    pub(super) fn add(&mut self, asked: WriteRequest) {
        match asked.priority {
            Priority::Interactive => self.people.push_back(asked),
            Priority::Background => self.clock.push_back(asked),
        }
    }

    /// The next round: all requests that people wait for, then some of those that are due; of each kind the oldest.
    pub(super) fn next_round(&mut self) -> Vec<WriteRequest> {
        let mut round: Vec<_> = self.people.drain(..).collect();
        let due = self.clock.len().min(DUE_AT_ONCE);
        round.extend(self.clock.drain(..due));
        round
    }
}
