//! The order of writes.

use std::collections::VecDeque;

use super::write_request::WriteRequest;
use crate::db::engine::terms::Priority;

/// Maximum number of background changes in a round: a person whose change arrives meanwhile waits for the round.
pub(super) const MOST_BACKGROUND: usize = 32;

/// Requests that wait for a round.
#[derive(Default)]
pub(super) struct Queue {
    interactive: VecDeque<WriteRequest>,
    background: VecDeque<WriteRequest>,
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.interactive.is_empty() && self.background.is_empty()
    }

    /// Appends a request to its queue.
    pub(super) fn add(&mut self, request: WriteRequest) {
        match request.priority {
            Priority::Interactive => self.interactive.push_back(request),
            Priority::Background => self.background.push_back(request),
        }
    }

    /// The next round: all requests that people wait for, then some of those that are due; of each kind the oldest.
    pub(super) fn next_round(&mut self) -> Vec<WriteRequest> {
        let mut round: Vec<_> = self.interactive.drain(..).collect();
        let background = self.background.len().min(MOST_BACKGROUND);
        round.extend(self.background.drain(..background));
        round
    }
}
