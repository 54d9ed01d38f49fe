//! A bucket's window, by the headers of answers.

use std::time::Duration;

use reqwest::header::HeaderMap;
use tokio::time::Instant;

use crate::limit::answer::{number, seconds};

/// The calls of a bucket that are left until the end of its window.
#[derive(Clone, Debug)]
pub(super) struct Window {
    /// Calls in a full window.
    limit: u32,
    left: u32,
    end: Instant,
    /// Length of a full window, as last seen.
    length: Duration,
    /// The end of a refusal by Discord: answers to earlier calls do not shorten it.
    refused_until: Option<Instant>,
}

impl Window {
    /// The window in the headers of an answer, if any.
    pub(super) fn read(headers: &HeaderMap, now: Instant) -> Option<Self> {
        let left = number(headers, "x-ratelimit-remaining")?;
        let length = seconds(headers, "x-ratelimit-reset-after")?;
        let limit = number(headers, "x-ratelimit-limit").unwrap_or(left + 1);
        Some(Self {
            limit: limit.max(1),
            left,
            end: now + length,
            length,
            refused_until: None,
        })
    }

    /// The earliest time for a call that leaves `spare` others; none for now.
    pub(super) fn free_from(&self, spare: u32, now: Instant) -> Option<Instant> {
        let is_full = self.left <= spare.min(self.limit - 1);
        let full_until = is_full.then_some(self.end);
        full_until
            .max(self.refused_until)
            .filter(|until| *until > now)
    }

    /// Counts a call before it is made: others may be in progress.
    pub(super) fn count(&mut self, now: Instant) {
        if self.end <= now {
            self.left = self.limit;
            self.end = now + self.length;
        }
        self.left = self.left.saturating_sub(1);
    }

    /// Applies the newer state `other`, which does not count calls in progress: those are counted here only.
    pub(super) fn learn(&mut self, other: Self, now: Instant) {
        let is_over = self.end <= now;
        *self = Self {
            left: if is_over {
                other.left
            } else {
                other.left.min(self.left)
            },
            length: other.length.max(self.length),
            refused_until: self.refused_until,
            ..other
        };
    }

    /// Blocks calls until `until`.
    pub(super) fn refuse(&mut self, until: Instant) {
        self.refused_until = self.refused_until.max(Some(until));
    }

    /// A window without calls left until `until`; everything else about it is unknown.
    pub(super) fn exhausted_until(until: Instant) -> Self {
        Self {
            limit: 1,
            left: 0,
            end: until,
            length: Duration::ZERO,
            refused_until: Some(until),
        }
    }

    pub(super) fn is_over(&self, now: Instant) -> bool {
        Some(self.end).max(self.refused_until) <= Some(now)
    }
}
