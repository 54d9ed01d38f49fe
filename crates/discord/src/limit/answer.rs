//! Rate limits in a response's headers.

use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::HeaderMap;
use serde_json::Value;

/// Edits of messages that are older than an hour.
const TOO_MANY_OLD_EDITS: u64 = 30_046;
/// How long a ban is taken to last that does not say it.
const UNTOLD_BAN: Duration = Duration::from_secs(60);
const UNTOLD: Duration = Duration::from_secs(1);

/// A call was one too many: status 429.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMany {
    /// How long none may be made.
    pub(crate) after: Duration,
    /// The limited calls.
    pub(super) of: Of,
}

/// The refused calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// Calls of the same bucket.
    Bucket,
    /// Edits of old messages in its channel.
    OldEdits,
    /// All of the bot's that are not exempt.
    Bot,
    /// All from this address: it is not Discord that has answered, but Cloudflare in front of it (error 1015).
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
                after: header.unwrap_or(UNTOLD_BAN),
                of: Of::Address,
            });
        }
        // If the body was cut off, the headers have the same data.
        let body = body.unwrap_or(&Value::Null);
        let scope = headers.get("x-ratelimit-scope");
        let is_global = body["global"] == true
            || headers.contains_key("x-ratelimit-global")
            || scope.is_some_and(|scope| scope == "global");
        let of = match body["code"].as_u64() {
            _ if is_global => Of::Bot,
            Some(TOO_MANY_OLD_EDITS) => Of::OldEdits,
            _ => Of::Bucket,
        };
        // The header is in whole seconds.
        let after = body["retry_after"].as_f64().and_then(span).or(header);
        Some(Self {
            after: after.unwrap_or(UNTOLD),
            of,
        })
    }
}

impl TooMany {
    /// Whether an answer with these `headers` is about a limit that others use up as well.
    pub(crate) fn is_of_others(headers: &HeaderMap) -> bool {
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

/// Capped at an hour, after which one call tries again.
fn span(seconds: f64) -> Option<Duration> {
    seconds
        .is_finite()
        .then(|| Duration::from_secs_f64(seconds.clamp(0.0, 3600.0)))
}
