//! Rate limits: the numbers are the playground's own, in the form in which Discord tells its.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::{Now, RateLimits};

/// So many calls in so many milliseconds.
#[derive(Clone, Copy)]
struct Rate {
    calls: u32,
    per_ms: u64,
}

/// Messages to one channel.
const MESSAGES: Rate = Rate { calls: 5, per_ms: 5000 };
/// Any other route.
const OTHERS: Rate = Rate { calls: 30, per_ms: 5000 };
/// All calls of an application, answers to interactions apart.
const GLOBAL: Rate = Rate { calls: 50, per_ms: 1000 };

/// What a call finds.
pub(super) struct Verdict {
    /// Headers to tell it.
    pub(super) headers: Vec<(&'static str, String)>,
    /// How many milliseconds to wait, if it is one too many, and for what.
    pub(super) refused: Option<(u64, Scope)>,
}

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    Route,
    Global,
}

struct Window {
    until: u64,
    left: u32,
}

/// Counts calls.
pub(super) struct Limiter {
    limits: RateLimits,
    now: Now,
    windows: Mutex<HashMap<String, Window>>,
}

impl Limiter {
    pub(super) fn new(limits: RateLimits, now: Now) -> Self {
        Self { limits, now, windows: Mutex::new(HashMap::new()) }
    }

    /// Counts a call of `application` to `route`, an answer to an interaction or not.
    pub(super) fn count(&self, application: u64, method: &str, segments: &[&str]) -> Verdict {
        let free = Verdict { headers: Vec::new(), refused: None };
        let answer = matches!(segments.first(), Some(&"interactions" | &"webhooks"));
        if self.limits == RateLimits::Off || answer {
            return free;
        }
        let now = (self.now)();
        let mut windows = self.windows.lock().unwrap_or_else(PoisonError::into_inner);
        let mut take = |key: String, rate: Rate| {
            let window = windows.entry(key).or_insert(Window { until: 0, left: 0 });
            if window.until <= now {
                *window = Window { until: now + rate.per_ms, left: rate.calls };
            }
            let taken = window.left.checked_sub(1);
            window.left = taken.unwrap_or(0);
            (taken.is_some(), window.left, window.until - now)
        };
        let (fits, _, wait) = take(format!("{application}"), GLOBAL);
        if !fits {
            let headers = vec![("x-ratelimit-global", "true".to_owned())];
            return Verdict { headers, refused: Some((wait, Scope::Global)) };
        }
        let (bucket, rate) = match (method, segments) {
            ("POST", ["channels", channel, "messages"]) => (format!("post/{channel}"), MESSAGES),
            ("PATCH", ["channels", channel, "messages", _]) => (format!("patch/{channel}"), MESSAGES),
            _ => (format!("{method}/{}", segments.iter().take(2).copied().collect::<Vec<_>>().join("/")), OTHERS),
        };
        let (fits, left, wait) = take(format!("{application}/{bucket}"), rate);
        let headers = vec![
            ("x-ratelimit-limit", rate.calls.to_string()),
            ("x-ratelimit-remaining", left.to_string()),
            ("x-ratelimit-reset", seconds(now + wait)),
            ("x-ratelimit-reset-after", seconds(wait)),
            ("x-ratelimit-bucket", format!("{:016x}", hash(&bucket))),
            ("x-ratelimit-scope", "user".to_owned()),
        ];
        Verdict { headers, refused: (!fits).then_some((wait, Scope::Route)) }
    }
}

fn seconds(millis: u64) -> String {
    format!("{}.{:03}", millis / 1000, millis % 1000)
}

fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
