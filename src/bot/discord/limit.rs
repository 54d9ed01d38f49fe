//! Keeping to Discord's rate limits, as its answers tell them.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use reqwest::header::HeaderMap;
use tokio::time::Instant;

/// More routes than this are never remembered at once: those whose pause is over are forgotten.
const MOST_ROUTES: usize = 1024;

/// Until when which route must not be called.
#[derive(Debug, Default)]
pub(super) struct Limits(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    everything: Option<Instant>,
    routes: HashMap<String, Instant>,
}

impl Limits {
    /// Until when a call of `route` has to wait, if it has to.
    pub(super) fn until(&self, route: &str) -> Option<Instant> {
        let now = Instant::now();
        let state = self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let route = state.routes.get(route).copied();
        state.everything.max(route).filter(|until| *until > now)
    }

    /// Learns from the headers of an answer to a call of `route`.
    pub(super) fn learn(&self, route: &str, refused: Refused, headers: &HeaderMap) {
        let Some((pause, scope)) = pause(refused, headers) else {
            return;
        };
        let now = Instant::now();
        let until = now + pause;
        let mut state = self
            .0
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        match scope {
            Scope::Everything => state.everything = Some(until),
            Scope::Route => {
                if state.routes.len() >= MOST_ROUTES {
                    state.routes.retain(|_, until| *until > now);
                }
                state.routes.insert(route.to_owned(), until);
            }
        }
    }
}

/// Whether a call was refused for being one too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refused {
    /// It was: status 429.
    TooMany,
    /// It was not.
    No,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    Everything,
    Route,
}

/// How long to wait, and with what, after an answer with these headers.
fn pause(refused: Refused, headers: &HeaderMap) -> Option<(Duration, Scope)> {
    match refused {
        Refused::TooMany => {
            let scope = if headers.contains_key("x-ratelimit-global") {
                Scope::Everything
            } else {
                Scope::Route
            };
            Some((
                seconds(headers, "retry-after").unwrap_or(Duration::from_secs(1)),
                scope,
            ))
        }
        Refused::No => {
            let left = headers.get("x-ratelimit-remaining")?;
            (left == "0").then_some(())?;
            Some((seconds(headers, "x-ratelimit-reset-after")?, Scope::Route))
        }
    }
}

/// A header that holds seconds with decimals; an hour at most, whatever it says.
fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    let text = headers.get(name)?.to_str().ok()?;
    let seconds: f64 = text.parse().ok()?;
    seconds
        .is_finite()
        .then(|| Duration::from_secs_f64(seconds.clamp(0.0, 3600.0)))
}
