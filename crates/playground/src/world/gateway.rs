//! The gateway's limits, closes and refusals, as set by the console.

use std::collections::VecDeque;

use serde_json::{Value, json};

use super::Id;
use super::session::Shard;

/// Period of the IDENTIFY limit, in milliseconds.
const DAY_MS: u64 = 24 * 3_600_000;
/// Maximum number of IDENTIFYs kept for the console.
const MAX_IDENTIFIES: usize = 1000;

/// The gateway's settings and its IDENTIFYs.
#[derive(Debug)]
pub(crate) struct Gateway {
    /// Recommended number of shards.
    pub(crate) shards: u64,
    /// Allowed IDENTIFYs per day.
    pub(crate) total: u64,
    pub(crate) remaining: u64,
    pub(crate) max_concurrency: u64,
    /// Time at which `remaining` is reset to `total`, in Unix milliseconds; 0 before the first IDENTIFY.
    pub(crate) reset: u64,
    /// Close codes for the next connections that identify or resume.
    pub(crate) closes: VecDeque<u16>,
    /// Time until which connections are refused, in Unix milliseconds.
    pub(crate) refuses_until: u64,
    /// Time in Unix milliseconds and shard of each IDENTIFY, oldest first.
    identified: VecDeque<(u64, Shard)>,
}

impl Default for Gateway {
    fn default() -> Self {
        Self {
            shards: 1,
            total: 1000,
            remaining: 1000,
            max_concurrency: 16,
            reset: 0,
            closes: VecDeque::new(),
            refuses_until: 0,
            identified: VecDeque::new(),
        }
    }
}

impl Gateway {
    /// Discord's `session_start_limit`.
    pub(crate) fn session_start_limit(&self, now: u64) -> Value {
        let is_over = self.reset <= now;
        json!({
            "total": self.total, "max_concurrency": self.max_concurrency,
            "remaining": if is_over && self.reset > 0 { self.total } else { self.remaining },
            "reset_after": self.reset.saturating_sub(now),
        })
    }

    /// Counts an IDENTIFY, and returns whether the day's limit allows it.
    pub(crate) fn identify(&mut self, now: u64, shard: Shard) -> bool {
        if self.reset <= now {
            if self.reset > 0 {
                self.remaining = self.total;
            }
            self.reset = now + DAY_MS;
        }
        self.identified.push_back((now, shard));
        if self.identified.len() > MAX_IDENTIFIES {
            self.identified.pop_front();
        }
        let is_allowed = self.remaining > 0;
        self.remaining = self.remaining.saturating_sub(1);
        is_allowed
    }

    /// The IDENTIFYs, for the console.
    pub(crate) fn identifies(&self) -> Value {
        self.identified
            .iter()
            .map(|(at, shard)| json!({ "at": at, "shard": [shard.number, shard.count] }))
            .collect()
    }
}

/// The number of the shard that receives the events of a server, out of `of` shards.
pub(crate) fn shard_for_guild(guild: Id, shards: u64) -> u64 {
    (guild >> 22) % shards
}
