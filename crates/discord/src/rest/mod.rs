//! A REST call to Discord, with timeouts, retries, rate limits, and errors without secrets.
//!
//! Client libraries hardly retry, and ask for the answer's message (`with_response`) only where they send one file at
//! most.

mod error;
mod retry_policy;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::sync::OnceLock;

use reqwest::header::HeaderValue;
use reqwest::{Method, StatusCode};
use serde_json::Value;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::encode::Body;
use crate::limit::{Limits, Route, TooMany, Urgency};
use crate::metrics::{self, CallResult};
pub(super) use crate::rest::error::{ARCHIVED_THREAD, RestError};
use crate::rest::error::{refusal, transport};
pub(super) use crate::rest::retry_policy::RetryPolicy;
use crate::stones::Stones;

#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) method: Method,
    /// The path after the version: `/channels/1/messages`.
    pub(super) path: String,
    pub(super) body: Option<Body>,
}

/// Discord's REST interface.
#[derive(Debug)]
pub(super) struct Rest {
    client: reqwest::Client,
    base: String,
    /// Marked as sensitive, which hides it in `Debug`.
    authorization: HeaderValue,
    limits: Limits,
    /// Notified when Discord answers 401 without an error code.
    unauthorized: Notify,
    /// The bot's emojis, once Discord has them.
    stones: OnceLock<Stones>,
}

impl Rest {
    /// The interface at `base` (`https://discord.com/api/v10`) for the holder of `authorization`.
    pub(super) fn new(
        client: reqwest::Client,
        base: String,
        mut authorization: HeaderValue,
    ) -> Self {
        authorization.set_sensitive(true);
        Self {
            client,
            base,
            authorization,
            limits: Limits::default(),
            unauthorized: Notify::new(),
            stones: OnceLock::new(),
        }
    }

    /// Sends stones in texts as these emojis from now on.
    pub(super) fn use_emojis(&self, stones: Stones) {
        self.stones.get_or_init(|| stones);
    }

    /// Divides the bot's calls a second among this number of `processes` from now on.
    pub(super) fn divide_among(&self, processes: usize) {
        self.limits.divide_among(processes);
    }

    /// Waits until Discord answers 401 without an error code; one since the last wait counts.
    pub(super) async fn wait_for_unauthorized(&self) {
        self.unauthorized.notified().await;
    }

    /// Makes `call`, and repeats it after each backoff while it fails temporarily; returns the answer's JSON, `null` if
    /// it has none. Waits for rate limits within `policy.wait`.
    ///
    /// The call must be idempotent.
    ///
    /// # Errors
    ///
    /// The last [`RestError`]; [`RestError::NoAnswer`] if it is temporary and an earlier attempt got no answer, since
    /// that attempt may still be carried out.
    pub(super) async fn send(&self, call: &Call, policy: RetryPolicy) -> Result<Value, RestError> {
        let route = Route::of(&call.method, &call.path);
        self.send_on(&route, call, policy).await
    }

    /// As [`Rest::send`], for a call that counts against the rate limits of `route` and not of its path.
    ///
    /// # Errors
    ///
    /// See [`Rest::send`].
    pub(super) async fn send_on(
        &self,
        route: &Route,
        call: &Call,
        policy: RetryPolicy,
    ) -> Result<Value, RestError> {
        let sent = match (self.stones.get(), &call.body) {
            (Some(stones), Some(body)) => Some(stones.with_emojis(body)),
            (None, Some(body)) => Some(Cow::Borrowed(body)),
            (_, None) => None,
        };
        let body = sent.as_deref();
        let start = Instant::now();
        let deadline = start + policy.wait;
        let mut backoffs = policy.backoffs.iter();
        let mut unanswered = None;
        loop {
            let admitted = self.admit(route, policy.urgency, deadline).await;
            let left = policy.all.saturating_sub(start.elapsed());
            let each = policy.each.min(left);
            let error = match admitted {
                Err(limited) => return Err(unanswered.unwrap_or(limited)),
                Ok(()) => match tokio::time::timeout(each, self.attempt(route, call, body)).await {
                    Ok(Ok(value)) => return Ok(value),
                    Ok(Err(error)) => error,
                    Err(_elapsed) => {
                        metrics::count_call(route.template(), CallResult::Unanswered, each);
                        RestError::NoAnswer("timed out".to_owned())
                    }
                },
            };
            let left_after = policy.all.saturating_sub(start.elapsed());
            let backoff = backoffs
                .next()
                .filter(|backoff| error.is_temporary() && **backoff < left_after);
            let Some(&backoff) = backoff else {
                let earlier = unanswered.filter(|_| error.is_temporary());
                return Err(earlier.unwrap_or(error));
            };
            tracing::debug!(%error, "retrying a call to Discord");
            match error {
                // The limit says how long to wait.
                RestError::Limited(_) => continue,
                RestError::NoAnswer(_) => unanswered = Some(error),
                RestError::Refused { .. } => {}
            }
            wait_until(Instant::now() + backoff).await;
        }
    }

    /// Waits until `route` may be called, at most until `deadline`.
    async fn admit(
        &self,
        route: &Route,
        urgency: Urgency,
        deadline: Instant,
    ) -> Result<(), RestError> {
        loop {
            let now = Instant::now();
            match self.limits.admit(route, urgency, now) {
                Ok(()) => return Ok(()),
                Err(until) if until > deadline => return Err(RestError::Limited(until - now)),
                Err(until) => wait_until(until).await,
            }
        }
    }

    async fn attempt(
        &self,
        route: &Route,
        call: &Call,
        body: Option<&Body>,
    ) -> Result<Value, RestError> {
        let mut request = self
            .client
            .request(call.method.clone(), format!("{}{}", self.base, call.path))
            .header(reqwest::header::AUTHORIZATION, self.authorization.clone());
        request = match body {
            None => request,
            Some(body) if body.files.is_empty() => request.json(&body.json),
            Some(body) => request.multipart(body.multipart()),
        };
        let start = Instant::now();
        let response = request.send().await;
        let ended = match &response {
            Err(_) => CallResult::Unanswered,
            Ok(response) if TooMany::is_shared(response.headers()) => CallResult::SharedLimit,
            Ok(response) => CallResult::Status(response.status().as_u16()),
        };
        metrics::count_call(route.template(), ended, start.elapsed());
        let response = response.map_err(transport)?;
        let (status, headers) = (response.status(), response.headers().clone());
        let answer = match response.bytes().await {
            Ok(bytes) => serde_json::from_slice::<Value>(&bytes)
                .map_err(|error| RestError::NoAnswer(error.to_string())),
            Err(error) => Err(transport(error)),
        };
        let too_many = TooMany::read(status, &headers, answer.as_ref().ok());
        self.limits.learn(route, &headers, too_many, Instant::now());
        match too_many {
            Some(TooMany { after, .. }) => Err(RestError::Limited(after)),
            None if status == StatusCode::NO_CONTENT => Ok(Value::Null),
            None if status.is_success() => answer,
            None => {
                let refused = refusal(status, &answer.unwrap_or(Value::Null));
                // A 401 with an error code has another reason, such as an expired interaction.
                if status == StatusCode::UNAUTHORIZED && refused.code() == Some(0) {
                    self.unauthorized.notify_one();
                }
                Err(refused)
            }
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a failed or limited call is made after a pause"
)]
pub(super) async fn wait_until(time: Instant) {
    tokio::time::sleep(time.saturating_duration_since(Instant::now())).await;
}
