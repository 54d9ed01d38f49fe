//! One of the dispatcher's three lines by a virtual clock: what waits, and for how long it has waited when it goes out.

use std::collections::VecDeque;

/// What waits for a call to Discord, the longest waiting first.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// Since which second, and how many.
    waiting: VecDeque<(u32, u64)>,
    length: u64,
    /// The part of a call that a second had left.
    credit: f64,
    /// How many have waited for so many seconds.
    waits: Vec<u64>,
    /// Calls that were asked for.
    pub(super) asked: u64,
    /// And made.
    pub(super) made: u64,
    /// The most that have waited at the same time.
    pub(super) longest: u64,
}

impl Line {
    /// Another `calls` are asked for at `second`.
    pub(super) fn ask(&mut self, second: u32, calls: u64) {
        if calls == 0 {
            return;
        }
        self.asked += calls;
        self.length += calls;
        self.longest = self.longest.max(self.length);
        match self.waiting.back_mut() {
            Some((since, more)) if *since == second => *more += calls,
            _ => self.waiting.push_back((second, calls)),
        }
    }

    /// Makes at most so many of them at `second`; gives how many were made.
    pub(super) fn make(&mut self, second: u32, most: f64) -> f64 {
        // What was not needed is not saved up, but for the part of one call.
        self.credit = self.credit.fract() + most.max(0.0);
        let mut made = 0;
        while self.credit >= 1.0
            && let Some((since, more)) = self.waiting.front_mut()
        {
            let some = (*more).min(self.credit as u64);
            let waited = (second - *since) as usize;
            if self.waits.len() <= waited {
                self.waits.resize(waited + 1, 0);
            }
            self.waits[waited] += some;
            *more -= some;
            self.credit -= some as f64;
            made += some;
            if *more == 0 {
                self.waiting.pop_front();
            }
        }
        self.length -= made;
        self.made += made;
        made as f64
    }

    /// Forgets what was counted so far; what waits goes on waiting.
    pub(super) fn begin_counting(&mut self) {
        self.waits.clear();
        (self.asked, self.made, self.longest) = (0, 0, self.length);
    }

    /// How many wait.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// The wait that so many of a thousand of those that were made do not exceed, in seconds.
    pub(super) fn wait(&self, permille: u64) -> usize {
        quantile(&self.waits, permille)
    }
}

/// The smallest index up to which so many of a thousand of all that `counts` counts lie.
pub(super) fn quantile(counts: &[u64], permille: u64) -> usize {
    let all: u64 = counts.iter().sum();
    let rank = (all * permille).div_ceil(1000);
    let mut sum = 0;
    let reached = counts.iter().position(|count| {
        sum += count;
        sum >= rank
    });
    reached.unwrap_or_default()
}
