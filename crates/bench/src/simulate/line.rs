//! A delivery line of the dispatcher on a virtual clock: its queue, and the waiting time of each message.

use std::collections::VecDeque;

/// Calls waiting for Discord, oldest first.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// Second of the request, and number of calls.
    waiting: VecDeque<(u32, u64)>,
    length: u64,
    /// Fraction of a call that is carried over from the previous second.
    credit: f64,
    /// Histogram of waiting times, in seconds.
    waits: Vec<u64>,
    /// Calls requested.
    pub(super) asked: u64,
    /// Calls made.
    pub(super) made: u64,
    /// Maximum length of the queue.
    pub(super) longest: u64,
}

impl Line {
    /// Requests `calls` calls at `second`.
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

    /// Makes at most `most` calls at `second`; returns their number.
    pub(super) fn make(&mut self, second: u32, most: f64) -> f64 {
        // Unused capacity is lost, except for the fraction of a call.
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

    /// Resets the counters; the queue stays.
    pub(super) fn begin_counting(&mut self) {
        self.waits.clear();
        (self.asked, self.made, self.longest) = (0, 0, self.length);
    }

    /// Length of the queue.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// Quantile of the waiting time, in seconds.
    pub(super) fn wait(&self, permille: u64) -> usize {
        quantile(&self.waits, permille)
    }
}

/// Quantile of a histogram: the smallest index that covers `permille` of all counts.
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
