//! One HTTP call to Discord, with timeouts, retries, rate limits and errors that carry no secret.
//!
//! serenity's own client cannot send two files with an answer (it numbers both 0 unless its builders do it),
//! cannot ask for the answer's message (`with_response`), never retries, and with its limiter off takes 429 for an error.

use std::time::Duration;

use reqwest::header::HeaderValue;
use reqwest::{Method, StatusCode};
use serde_json::Value;

use super::encode::Body;
use super::limit::{Limits, Refused};
use crate::bot::reply::OutboundError;

/// Why a call failed for good.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum RestError {
    /// Discord said no.
    #[error("Discord answered {status} with code {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own error code, 0 if it gave none.
        code: u64,
        /// Discord's sentence, with the places of the errors in what was sent.
        message: String,
    },
    /// No answer, or none that can be read.
    #[error("no usable answer from Discord: {0}")]
    NoAnswer(String),
}

impl RestError {
    /// Discord's error code, if it gave one.
    pub(super) fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } => Some(*code),
            Self::NoAnswer(_) => None,
        }
    }

    /// Whether the same call may do better later.
    fn is_passing(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status == 429 || *status >= 500,
            Self::NoAnswer(_) => true,
        }
    }
}

/// Somebody has closed their direct messages.
const TAKES_NO_DIRECT_MESSAGES: u64 = 50_007;

impl From<RestError> for OutboundError {
    fn from(error: RestError) -> Self {
        match &error {
            RestError::Refused {
                code: TAKES_NO_DIRECT_MESSAGES,
                ..
            } => Self::Closed,
            // Without a code of Discord's it is not about this call: the token was reset, or something stands between.
            RestError::Refused {
                status: 401 | 403,
                code: 0,
                ..
            } => Self::Unreachable(error.to_string()),
            RestError::Refused {
                status: 401 | 403, ..
            } => Self::Forbidden,
            RestError::Refused { status: 404, .. } => Self::Gone,
            RestError::Refused {
                status: 429 | 500..,
                ..
            }
            | RestError::NoAnswer(_) => Self::Unreachable(error.to_string()),
            RestError::Refused { .. } => Self::Refused(error.to_string()),
        }
    }
}

/// How often and how patiently a call is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// How long one try may take, waiting for a rate limit included.
    each: Duration,
    /// How long all tries may take together.
    all: Duration,
    /// The pauses before the second try, the third, and so on.
    pauses: &'static [Duration],
}

impl Patience {
    /// For the answer to an interaction, which is lost after three seconds.
    /// On a slow line one long try arrives where two short ones do not; what fails at once is tried again.
    pub(super) const ANSWER: Self = Self {
        each: Duration::from_millis(2600),
        all: Duration::from_millis(2600),
        pauses: &[Duration::from_millis(100)],
    };

    /// For everything that can wait.
    pub(super) const ERRAND: Self = Self {
        each: Duration::from_secs(15),
        all: Duration::MAX,
        pauses: &[
            Duration::from_millis(300),
            Duration::from_secs(1),
            Duration::from_secs(3),
            Duration::from_secs(6),
        ],
    };

    /// For what is not worth waiting for.
    pub(super) const REMARK: Self = Self {
        each: Duration::from_secs(1),
        all: Duration::from_secs(1),
        pauses: &[],
    };
}

/// One call.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// How.
    pub(super) method: Method,
    /// Where, from the version on: `/channels/1/messages`.
    pub(super) path: String,
    /// What, if anything.
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
        }
    }

    /// Makes `call`, again after each pause while it fails for a passing reason; gives the answer's JSON, `null` if it has none.
    ///
    /// Only calls that do no harm when carried out twice may be made.
    ///
    /// # Errors
    ///
    /// The last [`RestError`]; [`RestError::NoAnswer`] if it is a passing one and an earlier try found no answer,
    /// for that try may still be carried out.
    pub(super) async fn send(&self, call: &Call, patience: Patience) -> Result<Value, RestError> {
        let begun = tokio::time::Instant::now();
        let mut pauses = patience.pauses.iter();
        let mut unanswered = None;
        loop {
            let left = patience.all.saturating_sub(begun.elapsed());
            let each = patience.each.min(left);
            let error = match tokio::time::timeout(each, self.try_once(call)).await {
                Ok(Ok(value)) => return Ok(value),
                Ok(Err(error)) => error,
                Err(_elapsed) => RestError::NoAnswer("timed out".to_owned()),
            };
            let left = patience.all.saturating_sub(begun.elapsed());
            let pause = pauses
                .next()
                .filter(|pause| error.is_passing() && **pause < left);
            let Some(&pause) = pause else {
                let earlier = unanswered.filter(|_| error.is_passing());
                return Err(earlier.unwrap_or(error));
            };
            if let RestError::NoAnswer(_) = error {
                unanswered = Some(error.clone());
            }
            tracing::debug!(%error, "a call to Discord is tried again");
            wait_until(tokio::time::Instant::now() + pause).await;
        }
    }

    async fn try_once(&self, call: &Call) -> Result<Value, RestError> {
        let route = format!("{} {}", call.method, call.path);
        if let Some(until) = self.limits.until(&route) {
            wait_until(until).await;
        }
        let mut request = self
            .client
            .request(call.method.clone(), format!("{}{}", self.base, call.path))
            .header(reqwest::header::AUTHORIZATION, self.authorization.clone());
        request = match &call.body {
            None => request,
            Some(body) if body.files.is_empty() => request.json(&body.json),
            Some(body) => request.multipart(body.multipart()),
        };
        let response = request.send().await.map_err(transport)?;
        let status = response.status();
        let refused = if status == StatusCode::TOO_MANY_REQUESTS {
            Refused::TooMany
        } else {
            Refused::No
        };
        self.limits.learn(&route, refused, response.headers());
        let bytes = response.bytes().await.map_err(transport)?;
        if status == StatusCode::NO_CONTENT {
            return Ok(Value::Null);
        }
        let value = serde_json::from_slice(&bytes);
        if status.is_success() {
            value.map_err(|error| RestError::NoAnswer(error.to_string()))
        } else {
            Err(refusal(status, &value.unwrap_or_default()))
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "a failed or limited call is made after a pause"
)]
async fn wait_until(time: tokio::time::Instant) {
    tokio::time::sleep(time.saturating_duration_since(tokio::time::Instant::now())).await;
}

/// Addresses are left out: they carry the tokens of interactions.
fn transport(error: reqwest::Error) -> RestError {
    RestError::NoAnswer(error.without_url().to_string())
}

fn refusal(status: StatusCode, answer: &Value) -> RestError {
    let sentence = answer["message"].as_str().unwrap_or("no reason given");
    let message = match &answer["errors"] {
        Value::Null => sentence.to_owned(),
        places => format!("{sentence} {places}"),
    };
    RestError::Refused {
        status: status.as_u16(),
        code: answer["code"].as_u64().unwrap_or_default(),
        message,
    }
}
