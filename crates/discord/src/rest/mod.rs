//! A REST call to Discord, with timeouts, retries, rate limits, and errors without secrets.
//!
//! Client libraries hardly retry, and ask for the answer's message (`with_response`) only where they send one file at most.

mod error;
mod patience;
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
pub(super) use crate::rest::patience::Patience;
use crate::stones::Stones;

#[derive(Clone, Debug)]
pub(super) struct Call {
    /// How.
    pub(super) method: Method,
    /// Where, from the version on: `/channels/1/messages`.
    pub(super) path: String,
    pub(super) body: Option<Body>,
}

/// Discord's REST interface.
#[derive(Debug)]
pub(super) struct Rest {
    client: reqwest::Client,
    base: String,
    /// Marked as sensitive, so that it shows itself as such in `Debug`.
    authorization: HeaderValue,
    limits: Limits,
    /// Told when Discord has called a call unauthorized.
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

    /// Ends when Discord has called a call unauthorized since this has ended last.
    pub(super) async fn unauthorized(&self) {
        self.unauthorized.notified().await;
    }

    /// Makes `call`, and repeats it after each pause while it fails temporarily; returns the answer's JSON, `null` if
    /// it has none.
    ///
    /// Where a rate limit is used up it waits, as long as `patience` has it.
    /// Only calls that do no harm when carried out twice may be made.
    ///
    /// # Errors
    ///
    /// The last [`RestError`]; [`RestError::NoAnswer`] if it is a passing one and an earlier try found no answer,
    /// for that try may still be carried out.
    pub(super) async fn send(&self, call: &Call, patience: Patience) -> Result<Value, RestError> {
        let route = Route::of(&call.method, &call.path);
        self.send_on(&route, call, patience).await
    }

    /// As [`Rest::send`], for a call that counts against another route than that of its path.
    ///
    /// # Errors
    ///
    /// See [`Rest::send`].
    pub(super) async fn send_on(
        &self,
        route: &Route,
        call: &Call,
        patience: Patience,
    ) -> Result<Value, RestError> {
        let sent = match (self.stones.get(), &call.body) {
            (Some(stones), Some(body)) => Some(stones.with_emojis(body)),
            (None, Some(body)) => Some(Cow::Borrowed(body)),
            (_, None) => None,
        };
        let body = sent.as_deref();
        let begun = Instant::now();
        let patient_until = begun + patience.wait;
        let mut pauses = patience.pauses.iter();
        let mut unanswered = None;
        loop {
            let admitted = self.admit(route, patience.urgency, patient_until).await;
            let left = patience.all.saturating_sub(begun.elapsed());
            let each = patience.each.min(left);
            let error = match admitted {
                Err(limited) => return Err(unanswered.unwrap_or(limited)),
                Ok(()) => {
                    match tokio::time::timeout(each, self.try_once(route, call, body)).await {
                        Ok(Ok(value)) => return Ok(value),
                        Ok(Err(error)) => error,
                        Err(_elapsed) => {
                            metrics::count_call(route.template(), CallResult::Unanswered, each);
                            RestError::NoAnswer("timed out".to_owned())
                        }
                    }
                }
            };
            let left_after = patience.all.saturating_sub(begun.elapsed());
            let pause = pauses
                .next()
                .filter(|pause| error.is_passing() && **pause < left_after);
            let Some(&pause) = pause else {
                let earlier = unanswered.filter(|_| error.is_passing());
                return Err(earlier.unwrap_or(error));
            };
            tracing::debug!(%error, "retrying a call to Discord");
            match error {
                // The limit says how long to wait.
                RestError::Limited(_) => continue,
                RestError::NoAnswer(_) => unanswered = Some(error),
                RestError::Refused { .. } => {}
            }
            wait_until(Instant::now() + pause).await;
        }
    }

    /// Waits until `route` may be called, but not beyond `patient_until`.
    async fn admit(
        &self,
        route: &Route,
        urgency: Urgency,
        patient_until: Instant,
    ) -> Result<(), RestError> {
        loop {
            let now = Instant::now();
            match self.limits.admit(route, urgency, now) {
                Ok(()) => return Ok(()),
                Err(until) if until > patient_until => return Err(RestError::Limited(until - now)),
                Err(until) => wait_until(until).await,
            }
        }
    }

    async fn try_once(
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
        let begun = Instant::now();
        let response = request.send().await;
        let ended = match &response {
            Err(_) => CallResult::Unanswered,
            Ok(response) if TooMany::is_of_others(response.headers()) => CallResult::SharedLimit,
            Ok(response) => CallResult::Status(response.status().as_u16()),
        };
        metrics::count_call(route.template(), ended, begun.elapsed());
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
                // With a code it has another reason, such as an interaction that can no longer be answered.
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
