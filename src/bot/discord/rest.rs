//! One HTTP call to Discord, with timeouts, retries, rate limits and errors that carry no secret.
//!
//! Client libraries hardly retry, and ask for the answer's message (`with_response`) only where they send one file at most.

use std::error::Error as _;
use std::time::Duration;

use reqwest::header::HeaderValue;
use reqwest::{Method, StatusCode};
use serde_json::Value;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::bot::discord::encode::Body;
use crate::bot::discord::limit::{Limits, Route, TooMany, Urgency};
use crate::bot::port::outbound::OutboundError;

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
    /// A rate limit is used up, by Discord's word or by what is known of it: the call was not carried out.
    #[error("a rate limit is used up for {} ms", .0.as_millis())]
    Limited(Duration),
    /// No answer, or none that can be read.
    #[error("no usable answer from Discord: {0}")]
    NoAnswer(String),
}

impl RestError {
    /// Discord's error code, if it gave one.
    pub(super) fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } => Some(*code),
            Self::Limited(_) | Self::NoAnswer(_) => None,
        }
    }

    /// Whether the same call may do better later.
    fn is_passing(&self) -> bool {
        match self {
            Self::Refused { status, code, .. } => *status >= 500 || *code == BLOCKED,
            Self::Limited(_) | Self::NoAnswer(_) => true,
        }
    }
}

/// Cloudflare has stopped the call in front of Discord. That says nothing about what the bot may do.
const BLOCKED: u64 = 40_333;
/// Somebody has closed their direct messages.
const TAKES_NO_DIRECT_MESSAGES: u64 = 50_007;
/// Somebody shares no server with the bot any more.
const NO_SERVER_IN_COMMON: u64 = 50_278;
/// The bot is not there, or may not see the channel.
const NO_ACCESS: u64 = 50_001;
/// The channel is of a kind in which this cannot be done.
const WRONG_KIND_OF_CHANNEL: u64 = 50_024;
/// The thread is folded away: it must be unfolded before anything is written or changed in it.
pub(super) const ARCHIVED_THREAD: u64 = 50_083;
/// Direct messages are opened too fast.
const TOO_MANY_CONVERSATIONS: u64 = 40_003;

impl From<RestError> for OutboundError {
    fn from(error: RestError) -> Self {
        let (status, code) = match &error {
            RestError::Refused { status, code, .. } => (*status, *code),
            RestError::Limited(after) => return Self::Limited(*after),
            RestError::NoAnswer(_) => return Self::Unreachable(error.to_string()),
        };
        match (status, code) {
            (_, TAKES_NO_DIRECT_MESSAGES | NO_SERVER_IN_COMMON) => Self::Closed,
            (_, NO_ACCESS | WRONG_KIND_OF_CHANNEL) => Self::NoAccess,
            (_, ARCHIVED_THREAD) => Self::Locked,
            // Without a code of Discord's it is not about this call: the token was reset, or something stands between.
            (500.., _) | (401 | 403, 0) | (_, BLOCKED | TOO_MANY_CONVERSATIONS) => {
                Self::Unreachable(error.to_string())
            }
            (401 | 403, _) => Self::Forbidden,
            (404, _) => Self::Gone,
            _ => Self::Refused(error.to_string()),
        }
    }
}

/// How often and how patiently a call is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// How long one try may take.
    each: Duration,
    /// How long all tries may take together.
    all: Duration,
    /// The pauses before the second try, the third, and so on.
    pauses: &'static [Duration],
    /// How long all tries together may wait for rate limits.
    wait: Duration,
    urgency: Urgency,
}

impl Patience {
    /// For the answer to an interaction, which is lost after three seconds.
    /// On a slow line one long try arrives where two short ones do not; what fails at once is tried again.
    pub(super) const ANSWER: Self = Self {
        each: Duration::from_millis(2600),
        all: Duration::from_millis(2600),
        pauses: &[Duration::from_millis(100)],
        wait: Duration::from_millis(1200),
        urgency: Urgency::News,
    };

    /// For what somebody waits for, and what can be tried again later.
    pub(super) const ERRAND: Self = Self {
        each: Duration::from_secs(15),
        all: Duration::MAX,
        pauses: &[
            Duration::from_millis(300),
            Duration::from_secs(1),
            Duration::from_secs(3),
            Duration::from_secs(6),
        ],
        wait: Duration::from_secs(10),
        urgency: Urgency::News,
    };

    /// For what nobody waits for: it comes last, and who asks for it tries again later.
    pub(super) const UPKEEP: Self = Self {
        each: Duration::from_secs(15),
        all: Duration::MAX,
        pauses: &[],
        wait: Duration::from_secs(1),
        urgency: Urgency::Upkeep,
    };

    /// For what is not worth waiting for.
    pub(super) const REMARK: Self = Self {
        each: Duration::from_secs(1),
        all: Duration::from_secs(1),
        pauses: &[],
        wait: Duration::ZERO,
        urgency: Urgency::Upkeep,
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
    /// Told when Discord has called a call unauthorized.
    unauthorized: Notify,
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
        }
    }

    /// Ends when Discord has called a call unauthorized since this has ended last.
    pub(super) async fn unauthorized(&self) {
        self.unauthorized.notified().await;
    }

    /// Makes `call`, again after each pause while it fails for a passing reason; gives the answer's JSON, `null` if it has none.
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

    /// The same as [`Rest::send`] for a call that counts against another route than its path tells.
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
        let begun = Instant::now();
        let patient_until = begun + patience.wait;
        let mut pauses = patience.pauses.iter();
        let mut unanswered = None;
        loop {
            let admitted = self.admitted(route, patience.urgency, patient_until).await;
            let left = patience.all.saturating_sub(begun.elapsed());
            let each = patience.each.min(left);
            let error = match admitted {
                Err(limited) => return Err(unanswered.unwrap_or(limited)),
                Ok(()) => match tokio::time::timeout(each, self.try_once(route, call)).await {
                    Ok(Ok(value)) => return Ok(value),
                    Ok(Err(error)) => error,
                    Err(_elapsed) => RestError::NoAnswer("timed out".to_owned()),
                },
            };
            let left = patience.all.saturating_sub(begun.elapsed());
            let pause = pauses
                .next()
                .filter(|pause| error.is_passing() && **pause < left);
            let Some(&pause) = pause else {
                let earlier = unanswered.filter(|_| error.is_passing());
                return Err(earlier.unwrap_or(error));
            };
            tracing::debug!(%error, "a call to Discord is tried again");
            match error {
                // The limit tells how long to wait.
                RestError::Limited(_) => continue,
                RestError::NoAnswer(_) => unanswered = Some(error),
                RestError::Refused { .. } => {}
            }
            wait_until(Instant::now() + pause).await;
        }
    }

    /// Waits until `route` may be called, but not beyond `patient_until`.
    async fn admitted(
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

    async fn try_once(&self, route: &Route, call: &Call) -> Result<Value, RestError> {
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
        let (status, headers) = (response.status(), response.headers().clone());
        let answer = match response.bytes().await {
            Ok(bytes) => serde_json::from_slice::<Value>(&bytes)
                .map_err(|error| RestError::NoAnswer(error.to_string())),
            Err(error) => Err(transport(error)),
        };
        let too_many = TooMany::told(status, &headers, answer.as_ref().ok());
        self.limits.learn(route, &headers, too_many, Instant::now());
        match too_many {
            Some(TooMany { after, .. }) => Err(RestError::Limited(after)),
            None if status == StatusCode::NO_CONTENT => Ok(Value::Null),
            None if status.is_success() => answer,
            None => {
                let refused = refusal(status, &answer.unwrap_or(Value::Null));
                // With a code it is about something else, such as an interaction that can be answered no more.
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

/// Addresses are left out: they carry the tokens of interactions.
fn transport(error: reqwest::Error) -> RestError {
    let error = error.without_url();
    let mut reason = error.to_string();
    if error.is_connect()
        && let Some(cause) = std::iter::successors(error.source(), |&cause| cause.source()).last()
    {
        reason = format!("{reason}: {cause}");
    }
    RestError::NoAnswer(reason)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::discord::fake::Answer;
    use crate::bot::discord::fake::Asked;
    use crate::bot::discord::fake::server;

    fn call(method: Method, path: &str) -> Call {
        Call {
            method,
            path: path.to_owned(),
            body: None,
        }
    }

    async fn posted(answer: Answer) -> (OutboundError, Asked) {
        let (rest, asked) = server(move |_, _| answer).await;
        let post = call(Method::POST, "/channels/1/messages");
        let refused = rest.send(&post, Patience::UPKEEP).await.unwrap_err();
        (refused.into(), asked)
    }

    #[tokio::test]
    async fn each_refusal_is_told_for_what_it_is() {
        use OutboundError as E;
        for (status, body, told) in [
            (403, r#"{"code":50013}"#, E::Forbidden),
            (403, r#"{"code":50001}"#, E::NoAccess),
            (400, r#"{"code":50024}"#, E::NoAccess),
            (400, r#"{"code":50083}"#, E::Locked),
            (403, r#"{"code":50007}"#, E::Closed),
            (403, r#"{"code":50278}"#, E::Closed),
            (404, r#"{"code":10003}"#, E::Gone),
        ] {
            assert_eq!(posted((status, "", body)).await.0, told, "{body}");
        }
        for body in [r#"{"code":40333}"#, "<html>"] {
            let (error, _) = posted((403, "", body)).await;
            assert!(error.is_passing(), "{body}: {error:?}");
        }
    }

    #[tokio::test]
    async fn what_cloudflare_blocks_is_tried_again() {
        let (rest, asked) = server(|_, before| match before {
            0 => (
                403,
                "",
                r#"{"code":40333,"message":"internal network error"}"#,
            ),
            _ => (200, "", "{}"),
        })
        .await;
        let post = call(Method::POST, "/channels/1/messages");
        assert!(rest.send(&post, Patience::ERRAND).await.is_ok());
        assert_eq!(asked.lines().len(), 2);
    }

    #[tokio::test]
    async fn an_answer_that_is_cut_off_is_no_empty_one_and_is_asked_for_again() {
        let (rest, asked) = server(|_, before| match before {
            0 => (200, "transfer-encoding: chunked\r\n", "ff\r\n{\"id\":"),
            _ => (200, "", r#"{"id":"7"}"#),
        })
        .await;
        let post = call(Method::POST, "/channels/1/messages");
        let answer = rest.send(&post, Patience::ERRAND).await.unwrap();
        assert_eq!(answer["id"], "7");
        assert_eq!(asked.lines().len(), 2);
    }

    #[tokio::test]
    async fn a_ban_by_cloudflare_stops_all_calls_before_they_are_made() {
        let (rest, asked) =
            server(|_, _| (429, "retry-after: 30\r\n", "<h1>Error 1015</h1>")).await;
        for path in ["/channels/1/messages", "/interactions/7/secret/callback"] {
            let limited = rest.send(&call(Method::POST, path), Patience::ANSWER).await;
            assert!(matches!(limited, Err(RestError::Limited(_))), "{limited:?}");
        }
        assert_eq!(asked.lines(), ["POST /channels/1/messages"]);
    }

    #[tokio::test]
    async fn a_global_429_holds_other_routes_and_no_answer_to_an_interaction() {
        const GLOBAL: &str = r#"{"retry_after":30.0,"global":true}"#;
        let (rest, asked) = server(|line, _| match line {
            "POST /channels/1/messages" => (429, "x-ratelimit-global: true\r\n", GLOBAL),
            _ => (200, "", "{}"),
        })
        .await;
        let limited = |sent: Result<Value, RestError>| matches!(sent, Err(RestError::Limited(_)));
        for path in ["/channels/1/messages", "/channels/2/messages"] {
            let sent = rest.send(&call(Method::POST, path), Patience::ERRAND).await;
            assert!(limited(sent), "{path}");
        }
        let callback = call(Method::POST, "/interactions/7/secret/callback");
        assert!(rest.send(&callback, Patience::ANSWER).await.is_ok());
        let lines = [
            "POST /channels/1/messages",
            "POST /interactions/7/secret/callback",
        ];
        assert_eq!(asked.lines(), lines);
    }

    #[tokio::test]
    async fn upkeep_waits_for_no_limit_and_is_not_tried_again() {
        const LIMITED: &str = r#"{"retry_after":4.0,"global":false}"#;
        let (error, asked) = posted((429, "", LIMITED)).await;
        assert_eq!(error, OutboundError::Limited(Duration::from_secs(4)));
        assert_eq!(asked.lines().len(), 1);
        let (error, asked) = posted((502, "", "")).await;
        assert!(matches!(error, OutboundError::Unreachable(_)), "{error:?}");
        assert_eq!(asked.lines().len(), 1);
    }
}
