//! Interactions over HTTP: Discord posts each of them, signed, to an endpoint of the bot. There are no shards and no
//! session, so any number of processes can run behind one balancer.
//!
//! A request is acknowledged with 202 and no body, and answered as on the gateway, by a callback: only its result
//! contains the id of the answer's message. Discord documents both ways (Receiving and Responding, "Interaction
//! Callback").

mod signature;

use std::net::SocketAddr;
use std::sync::{Arc, Weak};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::post;
use reqwest::Method;
use serde_json::Value;
use signature::{PublicKey, Signed};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::bot::kit::link::Link;
use crate::clock::Clock;
use crate::config::InteractionsEndpoint;
use crate::game::ClubId;
use crate::gateway::Listener;
use crate::http_server;
use crate::payload;
use crate::rest::{Call, Rest, RestError, RetryPolicy};

/// Maximum length of a request, in bytes. The longest interactions have some ten thousand.
const LONGEST: usize = 1 << 20;
/// Timeout for receiving a request: Discord itself waits 3 s for the answer.
const TIMEOUT: Duration = Duration::from_secs(3);
/// The type of the interaction with which Discord tests an endpoint.
const PING: u64 = 1;
/// The message type with which Discord tests an address for webhook events. The events themselves have the type of a
/// [`PING`], and their content in `event`.
const WEBHOOK_PING: u64 = 0;
/// The answer to a [`PING`].
const PONG: &str = r#"{"type":1}"#;

/// An endpoint that listens.
pub(super) struct Inbound {
    listener: TcpListener,
    key: PublicKey,
    application: u64,
    /// Always [`Link::Whole`]: an outage of Discord cannot be told from a time without interactions.
    link: watch::Sender<Link>,
}

/// Why there is no endpoint.
#[derive(Debug)]
pub(super) enum NoInbound {
    /// Discord did not say which application this is.
    NoAnswer(RestError),
    /// The token belongs to an application with another public key.
    WrongKey,
    /// The address cannot be bound.
    Unbound(SocketAddr, std::io::Error),
}

impl Inbound {
    /// Binds the address, if the public key of the settings is the application's.
    pub(super) async fn open(
        settings: InteractionsEndpoint,
        rest: &Rest,
    ) -> Result<Self, NoInbound> {
        let call = Call {
            method: Method::GET,
            path: "/applications/@me".to_owned(),
            body: None,
        };
        let answer = rest.send(&call, RetryPolicy::ANSWER).await;
        let application_json = answer.map_err(NoInbound::NoAnswer)?;
        let missing = |what| {
            let reason = format!("Discord does not say which {what} the application has");
            NoInbound::NoAnswer(RestError::NoAnswer(reason))
        };
        let application = payload::id(&application_json["id"])
            .ok_or_else(|| missing("id"))?
            .0;
        let key = settings.public_key.map(|byte| format!("{byte:02x}"));
        let own = application_json["verify_key"].as_str();
        let own = own.ok_or_else(|| missing("public key"))?;
        if !own.eq_ignore_ascii_case(&key.concat()) {
            return Err(NoInbound::WrongKey);
        }
        let unbound = |error| NoInbound::Unbound(settings.listen, error);
        let listener = TcpListener::bind(settings.listen).await.map_err(unbound)?;
        let address = listener.local_addr().map_err(unbound)?;
        tracing::info!(%address, "receiving interactions over HTTP");
        Ok(Self {
            listener,
            key: PublicKey(settings.public_key),
            application,
            link: watch::Sender::new(Link::Whole),
        })
    }

    /// The application that the token belongs to.
    pub(super) fn application(&self) -> u64 {
        self.application
    }

    /// The address that it listens on.
    pub(super) fn address(&self) -> Option<SocketAddr> {
        self.listener.local_addr().ok()
    }

    /// The state of the connection, from now on.
    pub(super) fn link(&self) -> watch::Receiver<Link> {
        self.link.subscribe()
    }

    /// Passes requests to `listener` until `stop`. Requests in progress then have [`TIMEOUT`] left, so that an endless
    /// one cannot keep the program running.
    pub(super) async fn run(
        self,
        listener: Arc<impl Listener>,
        clock: Arc<dyn Clock>,
        stop: CancellationToken,
    ) {
        let shared = Arc::new(HandlerState {
            key: self.key,
            clock,
            listener: Arc::downgrade(&listener),
        });
        // A balancer may add any path prefix.
        let router = Router::new()
            .route("/", post(receive))
            .route("/{*path}", post(receive))
            .with_state(shared);
        let served = http_server::serve(self.listener, router, stop.clone());
        let overdue = async {
            stop.cancelled().await;
            tokio::time::timeout(TIMEOUT, std::future::pending::<()>()).await
        };
        tokio::select! {
            () = served => {}
            _elapsed = overdue => {}
        }
    }
}

/// Shared state of request handlers.
struct HandlerState<L> {
    key: PublicKey,
    clock: Arc<dyn Clock>,
    /// Weak, so that an endless request does not keep the bot alive.
    listener: Weak<L>,
}

async fn receive<L: Listener>(
    State(shared): State<Arc<HandlerState<L>>>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let Some(body) = shared.verify(&headers, body).await else {
        return (StatusCode::UNAUTHORIZED, "invalid request signature").into_response();
    };
    match serde_json::from_slice::<Value>(&body) {
        Ok(event) if event["type"] == WEBHOOK_PING || event["event"].is_object() => {
            if let (Some(listener), Some(club)) = (shared.listener.upgrade(), added_club(&event)) {
                listener.on_added(club);
            }
            StatusCode::NO_CONTENT.into_response()
        }
        Ok(ping) if ping["type"] == PING => {
            ([(header::CONTENT_TYPE, "application/json")], PONG).into_response()
        }
        Ok(interaction) => match shared.listener.upgrade() {
            Some(listener) => {
                listener.on_interaction(interaction);
                StatusCode::ACCEPTED.into_response()
            }
            // The bot has stopped.
            None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        },
        Err(error) => {
            tracing::warn!(%error, "an interaction over HTTP is not JSON");
            StatusCode::BAD_REQUEST.into_response()
        }
    }
}

/// The server to which the bot was added, if the webhook event reports that. There is no event for its removal.
fn added_club(event: &Value) -> Option<ClubId> {
    let event = &event["event"];
    let is_added = event["type"] == "APPLICATION_AUTHORIZED";
    let club = payload::id(&event["data"]["guild"]["id"]);
    club.filter(|_| is_added).map(|id| ClubId::new(id.0))
}

impl<L> HandlerState<L> {
    /// The body of a request, if Discord has signed it lately.
    async fn verify(&self, headers: &HeaderMap, body: Body) -> Option<Bytes> {
        // Without valid headers the body is not read.
        let signed = Signed::of(headers, self.clock.unadjusted_now())?;
        let body = tokio::time::timeout(TIMEOUT, to_bytes(body, LONGEST)).await;
        let body = body.ok()?.ok()?;
        self.key.has_signed(&body, &signed).then_some(body)
    }
}
