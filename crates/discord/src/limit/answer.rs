//! Rate limits in a response's headers.

use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use serde_json::Value;

/// Discord's error code: too many edits of messages older than an hour.
const TOO_MANY_OLD_EDITS: u64 = 30_046;
/// Wait after a ban without `retry-after`.
const DEFAULT_BAN: Duration = Duration::from_secs(60);
/// Wait after another 429 without one.
const DEFAULT_WAIT: Duration = Duration::from_secs(1);

/// A call that exceeds a rate limit: status 429.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany {
    /// The wait before the next call.
    pub(crate) after: Duration,
    pub(super) scope: Scope,
}

/// The calls that a limit refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Calls of the same bucket.
    Bucket,
    /// Edits of old messages in its channel.
    OldEdits,
    /// All calls of the bot that are not exempt.
    Bot,
    /// All calls from this IP address: the answer is Cloudflare's, in front of Discord (error 1015).
    Address,
}

impl TooMany {
    /// Reads the limits from a response with this status, these headers, and this body if it is JSON.
    pub(crate) fn read(
        status: StatusCode,
        headers: &HeaderMap,
        body: Option<&Value>,
    ) -> Option<Self> {
        if status != StatusCode::TOO_MANY_REQUESTS {
            return None;
        }
        let header = seconds(headers, "retry-after");
        let body = body.filter(|body| body.is_object());
        let names = headers.keys();
        let is_discord = body.is_some()
            || names
                .into_iter()
                .any(|name| name.as_str().starts_with("x-ratelimit-"));
        if !is_discord {
            return Some(Self {
                after: header.unwrap_or(DEFAULT_BAN),
                scope: Scope::Address,
            });
        }
        // If the body was cut off, the headers have the same data.
        let body = body.unwrap_or(&Value::Null);
        let header_scope = headers.get("x-ratelimit-scope");
        let is_global = body["global"] == true
            || headers.contains_key("x-ratelimit-global")
            || header_scope.is_some_and(|scope| scope == "global");
        let scope = match body["code"].as_u64() {
            _ if is_global => Scope::Bot,
            Some(TOO_MANY_OLD_EDITS) => Scope::OldEdits,
            _ => Scope::Bucket,
        };
        // The header is in whole seconds.
        let after = body["retry_after"].as_f64().and_then(span).or(header);
        Some(Self {
            after: after.unwrap_or(DEFAULT_WAIT),
            scope,
        })
    }
}

impl TooMany {
    /// Whether `headers` report a limit that the bot shares with others.
    pub(crate) fn is_shared(headers: &HeaderMap) -> bool {
        headers
            .get("x-ratelimit-scope")
            .is_some_and(|scope| scope == "shared")
    }
}

/// A header that holds seconds with decimals.
pub(super) fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    span(headers.get(name)?.to_str().ok()?.parse().ok()?)
}

/// A header that holds a number.
pub(super) fn number(headers: &HeaderMap, name: &str) -> Option<u32> {
    headers.get(name)?.to_str().ok()?.parse().ok()
}

/// At most an hour, after which one call tries again.
fn span(seconds: f64) -> Option<Duration> {
    seconds
        .is_finite()
        .then(|| Duration::from_secs_f64(seconds.clamp(0.0, 3600.0)))
}
