//! Activities: the page of an application in a frame of the client, and OAuth 2 for it.

mod grant;
mod proxy;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::post;
use serde_json::{Value, json};
use tokio::net::TcpListener;

pub(crate) use self::grant::Grants;
use crate::console::{ConsoleRequest, Outcome, Refusal, bad_request};
use crate::rest::{Answer, Call, add_entry_point, handler};
use crate::wire::{ApiError, permission as may};
use crate::world::interaction::Interaction;
use crate::world::{Id, World};
use crate::{Playground, Server, StartError};

/// The client secret of every application. It protects nothing: bots on this machine know it beforehand.
pub(crate) const CLIENT_SECRET: &str = "playground-client-secret";

/// The Activity of an application.
#[derive(Debug, Clone)]
pub(crate) struct Activity {
    pub(crate) application: Id,
    /// The origin of the frame: that of the proxy.
    pub(crate) origin: String,
    /// Whether Activities are switched on for the application.
    pub(crate) is_enabled: bool,
}

impl Playground {
    /// Serves the page at the address `page` as the Activity of the application `name`. Returns the origin of the
    /// frame: `http://localhost` at the playground's port + 2, or at a free port if it is taken. The host name
    /// differs from the playground's, so that browsers treat it as another site.
    ///
    /// # Errors
    /// When no port can be bound.
    pub async fn serve_activity(&self, name: &str, page: SocketAddr) -> Result<String, StartError> {
        let local = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let preferred_port = self.address.port().checked_add(2).map_or(0, |port| port);
        let listener = match TcpListener::bind(local(preferred_port)).await {
            Ok(listener) => Ok(listener),
            Err(_taken) => TcpListener::bind(local(0)).await,
        };
        let bind_error = |error| StartError::Bind(local(preferred_port), error);
        let listener = listener.map_err(bind_error)?;
        let port = listener.local_addr().map_err(bind_error)?.port();
        let origin = format!("http://localhost:{port}");
        let token = self.token(name);
        {
            let mut world = self.server.world();
            let application = world
                .application(&token)
                .expect("the playground's own token is valid");
            world.activity = Some(Activity {
                application,
                origin: origin.clone(),
                is_enabled: true,
            });
            add_entry_point(&mut world, application).expect("it has no other entry point");
            world.send_application_event(application);
        }
        let stopped = self.server.stopping.subscribe();
        // The task ends when the playground stops.
        tokio::spawn(proxy::serve(listener, page, self.url(), stopped));
        Ok(origin)
    }

    /// The client secret of every application.
    pub fn client_secret(&self) -> &'static str {
        CLIENT_SECRET
    }
}

impl World {
    /// The Activity of `application`, if Activities are switched on for it.
    pub(crate) fn activity_of(&self, application: Id) -> Option<&Activity> {
        let activity = self.activity.as_ref();
        activity.filter(|activity| activity.application == application && activity.is_enabled)
    }

    /// The Activity that the client opens after `interaction`; `None` if its application has no Activity, or its user
    /// may not open one in the channel.
    pub(crate) fn activity_to_launch(&self, interaction: &Interaction) -> Option<Value> {
        let (user, channel) = (interaction.user, interaction.channel);
        let allowed = self.permissions(user, channel) & may::ACTIVITIES != 0;
        let is_private = self.channels.get(&channel)?.is_private();
        let activity = self.activity_of(interaction.application)?;
        (allowed || is_private).then(|| activity.view())
    }
}

impl Activity {
    /// The JSON that the client receives.
    pub(crate) fn view(&self) -> Value {
        json!({ "application": self.application.to_string(), "origin": self.origin })
    }
}

pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new().route("/oauth2/token", post(handler(token)))
}

/// The client's part of OAuth 2: issues a code by which the application can learn who the user in `as` is.
pub(crate) fn authorize(world: &mut World, request: &ConsoleRequest) -> Outcome {
    let user = request.user(world)?;
    let client: Id = request
        .text("client_id")?
        .parse()
        .map_err(|_| bad_request("\"client_id\" is a number"))?;
    if world.activity_of(client).is_none() {
        return Err(Refusal::NotFound("such Activity"));
    }
    let (challenge, method) = (
        request.text("code_challenge").ok(),
        request.text("code_challenge_method").ok(),
    );
    if challenge.is_some() && method.as_deref() != Some("S256") {
        return Err(bad_request("\"code_challenge_method\" is S256"));
    }
    let now = world.now();
    let code = world.grants.issue_code(client, user, challenge, now);
    Ok(json!({ "code": code }))
}

/// Exchanges a code for an access token.
fn token(world: &mut World, call: &Call, (): ()) -> Result<Answer, ApiError> {
    let field = |key: &str| call.body[key].as_str().unwrap_or_default();
    let refuse = |status, error: &str| Ok(Answer::Json(status, json!({ "error": error })));
    let client: Option<Id> = field("client_id").parse().ok();
    let client = client.filter(|client| world.activity_of(*client).is_some());
    let Some(client) = client.filter(|_| field("client_secret") == CLIENT_SECRET) else {
        return refuse(StatusCode::UNAUTHORIZED, "invalid_client");
    };
    if field("grant_type") != "authorization_code" {
        return refuse(StatusCode::BAD_REQUEST, "unsupported_grant_type");
    }
    let now = world.now();
    let (code, verifier) = (field("code"), field("code_verifier"));
    match world.grants.exchange(client, code, verifier, now) {
        Some(access) => Ok(Answer::Json(
            StatusCode::OK,
            json!({ "access_token": access, "token_type": "Bearer", "expires_in": 604_800,
                    "refresh_token": "none", "scope": "identify" }),
        )),
        None => refuse(StatusCode::BAD_REQUEST, "invalid_grant"),
    }
}
