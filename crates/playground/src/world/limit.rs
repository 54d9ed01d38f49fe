//! Rate limits: a bucket for each route and major id, and the global one.

use std::collections::HashMap;

use super::Id;

/// Allowed edits of messages older than an hour, for each channel within `OLD_EDITS_WINDOW_MS`.
const MAX_OLD_EDITS: u32 = 3;
/// Period of that limit, in milliseconds.
const OLD_EDITS_WINDOW_MS: u64 = 6_000;

/// Whether rate limits apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RateLimits {
    /// As observed at Discord: 5 posts, 5 edits and 5 deletions per channel in 5 s, and 50 calls per second in total.
    #[default]
    On,
    /// No limits, for load tests.
    Off,
}

/// The rate-limit headers of a call.
#[derive(Debug, Clone)]
pub(crate) struct Verdict {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    /// Time at which the bucket is full again, in Unix milliseconds.
    pub(crate) reset: u64,
    /// Time until a refused call may be repeated, in milliseconds.
    pub(crate) after_ms: u64,
    pub(crate) bucket: String,
    pub(crate) refused: Option<Scope>,
}

/// The limit that refused a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    User,
    Global,
}

#[derive(Debug, Default)]
pub(crate) struct Limits {
    mode: RateLimits,
    /// By key, the end of the current window in Unix milliseconds and the number of calls in it.
    windows: HashMap<String, (u64, u32)>,
}

impl Limits {
    pub(crate) fn new(mode: RateLimits) -> Self {
        Self {
            mode,
            windows: HashMap::new(),
        }
    }

    /// Counts a call. `None` when no limit applies.
    pub(crate) fn count(
        &mut self,
        now: u64,
        application: Option<Id>,
        method: &str,
        path: &[&str],
    ) -> Option<Verdict> {
        // Responses to interactions have no bucket.
        if self.mode == RateLimits::Off || path.first() == Some(&"interactions") {
            return None;
        }
        if self.windows.len() > 10_000 {
            self.windows.retain(|_, (end, _)| *end > now);
        }
        let (limit, window_ms) = match (method, path) {
            ("POST", ["channels", _, "messages"])
            | ("PATCH" | "DELETE", ["channels", _, "messages", _]) => (5, 5_000),
            _ => (50, 1_000),
        };
        let app = application.unwrap_or(0);
        let key = format!("{app} {}", route_key(method, path, Major::Named));
        let (refused, reset, remaining) = self.add(&key, now, limit, window_ms);
        let mut verdict = Verdict {
            limit,
            remaining,
            reset,
            after_ms: reset - now,
            bucket: bucket_name(&route_key(method, path, Major::Hidden)),
            refused: refused.then_some(Scope::User),
        };
        if application.is_some() && verdict.refused.is_none() {
            let (exceeded, reset_all, _) = self.add(&format!("{app} global"), now, 50, 1_000);
            if exceeded {
                verdict.refused = Some(Scope::Global);
                verdict.after_ms = reset_all - now;
            }
        }
        Some(verdict)
    }

    /// Counts an edit of a message older than an hour; returns the wait in milliseconds if it is refused.
    pub(crate) fn count_old_edit(&mut self, now: u64, application: Id, channel: Id) -> Option<u64> {
        if self.mode == RateLimits::Off {
            return None;
        }
        let key = format!("{application} old edits {channel}");
        let (refused, reset, _) = self.add(&key, now, MAX_OLD_EDITS, OLD_EDITS_WINDOW_MS);
        refused.then(|| reset - now)
    }

    /// Turns rate limits on or off.
    pub(crate) fn set_mode(&mut self, mode: RateLimits) {
        self.mode = mode;
    }

    /// Adds a call to the window of `key`, which is `window_ms` milliseconds long. Returns whether the limit is exceeded,
    /// the end of the window in Unix milliseconds, and the remaining number of calls.
    fn add(&mut self, key: &str, now: u64, limit: u32, window_ms: u64) -> (bool, u64, u32) {
        let window = self
            .windows
            .entry(key.to_owned())
            .or_insert((now + window_ms, 0));
        if window.0 <= now {
            *window = (now + window_ms, 0);
        }
        window.1 += 1;
        (window.1 > limit, window.0, limit.saturating_sub(window.1))
    }
}

/// Whether a route has its major parameter: channel, guild or webhook.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Major {
    /// Part of the key: each has separate limits.
    Named,
    /// Replaced: the name of a bucket is the same for all.
    Hidden,
}

/// The route of a call, as a key: without the ids that its limit does not depend on.
fn route_key(method: &str, path: &[&str], major: Major) -> String {
    let is_webhook = path.first() == Some(&"webhooks");
    let parts = path.iter().enumerate().map(|(index, &part)| match index {
        1 if major == Major::Hidden => ":major",
        1 => part,
        2 if is_webhook && major == Major::Hidden => ":token",
        _ if part.parse::<u64>().is_ok() => ":id",
        _ => part,
    });
    parts.fold(method.to_owned(), |all, part| all + "/" + part)
}

/// The name of the bucket of a route.
fn bucket_name(route: &str) -> String {
    let hash = |hash: u64, byte: u8| hash.wrapping_mul(31).wrapping_add(byte.into());
    format!("{:016x}", route.bytes().fold(7, hash))
}
