//! The playground's own interface: act as a member, read a channel. See `docs/playground.md`.

mod act;
mod command;
pub(crate) mod event;
mod gateway;
mod view;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::Server;
use super::body::{self, Unread};
use super::wire::percent::decoded;
use super::world::interaction::{ANSWER_MS, State as Progress};
use super::world::limit::RateLimits;
use super::world::{Id, World};
use super::{fault, timer};

/// Why the console refuses.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("{0}")]
    Bad(String),
    #[error("{0}")]
    Forbidden(String),
    #[error("There is no {0}")]
    Missing(&'static str),
    /// A form of a foreign page can send everything but this.
    #[error("The body has to be JSON, with `content-type: application/json`")]
    NotJson,
    #[error("The request took too long to come")]
    Slow,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = match self {
            Refusal::Bad(_) => StatusCode::BAD_REQUEST,
            Refusal::Forbidden(_) => StatusCode::FORBIDDEN,
            Refusal::Missing(_) => StatusCode::NOT_FOUND,
            Refusal::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refusal::Slow => StatusCode::REQUEST_TIMEOUT,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}

type Outcome = Result<Value, Refusal>;

pub(crate) fn bad(sentence: impl Into<String>) -> Refusal {
    Refusal::Bad(sentence.into())
}

/// What was asked: a body, or the query as an object of strings.
pub(crate) struct Ask(Value);

impl Ask {
    /// A text that must be there; a number will do.
    pub(crate) fn text(&self, key: &str) -> Result<String, Refusal> {
        match &self.0[key] {
            Value::String(text) => Ok(text.clone()),
            Value::Number(number) => Ok(number.to_string()),
            _ => Err(bad(format!("\"{key}\" is missing"))),
        }
    }

    /// The user named by `as`.
    pub(crate) fn user(&self, world: &World) -> Result<Id, Refusal> {
        let user = world
            .find_user(&self.text("as")?)
            .ok_or(Refusal::Missing("such user"))?;
        if user.bot {
            Err(Refusal::Forbidden("Only members act here".into()))
        } else {
            Ok(user.id)
        }
    }

    /// The channel named by `channel`, when the user sees it.
    pub(crate) fn channel(&self, world: &World, user: Id) -> Result<Id, Refusal> {
        let channel = find_channel(world, &self.text("channel")?)?;
        if world.sees(user, channel) {
            Ok(channel)
        } else {
            Err(Refusal::Forbidden(
                "This user does not see that channel".into(),
            ))
        }
    }
}

fn find_channel(world: &World, named: &str) -> Result<Id, Refusal> {
    let bare = named.trim_matches(['<', '>', '#']);
    let by_id = bare
        .parse()
        .ok()
        .filter(|id| world.channels.contains_key(id));
    let by_name = || {
        world
            .channels
            .values()
            .find(|c| !c.name.is_empty() && c.name == bare)
    };
    by_id
        .or_else(|| by_name().map(|c| c.id))
        .ok_or(Refusal::Missing("such channel"))
}

pub(crate) async fn serve(State(server): State<Arc<Server>>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().trim_start_matches("/console/").to_owned();
    let bytes = match body::read(body).await {
        Ok(bytes) => bytes,
        Err(Unread::TooLarge) => return bad("The request is too large").into_response(),
        Err(Unread::Slow) => return Refusal::Slow.into_response(),
    };
    let kind = parts.headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or("");
    let is_json = kind
        .split(';')
        .next()
        .is_some_and(|kind| kind.trim() == "application/json");
    if !bytes.is_empty() && !is_json {
        return Refusal::NotJson.into_response();
    }
    let ask = if bytes.is_empty() {
        Value::Object(
            form_pairs(parts.uri.query().unwrap_or(""))
                .map(|(k, v)| (k, json!(v)))
                .collect(),
        )
    } else {
        match serde_json::from_slice(&bytes) {
            Ok(value) => value,
            Err(error) => return bad(format!("The body is no JSON: {error}")).into_response(),
        }
    };
    let outcome = answer(&server, parts.method.as_str(), &path, Ask(ask)).await;
    match outcome {
        Ok(value) => Json(value).into_response(),
        Err(refusal) => refusal.into_response(),
    }
}

/// The pairs of a query string, decoded.
pub(crate) fn form_pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    let plain = |text: &str| decoded(&text.replace('+', " "));
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(move |(key, value)| (plain(key), plain(value)))
}

async fn answer(server: &Arc<Server>, method: &str, path: &str, ask: Ask) -> Outcome {
    let segments: Vec<&str> = path.split('/').collect();
    match (method, segments.as_slice()) {
        ("GET", ["state"]) => view::state(&server.world(), &ask),
        ("GET", ["messages"]) => view::messages(&server.world(), &ask),
        ("POST", ["messages"]) => act::say(&mut server.world(), &ask),
        ("DELETE", ["messages", id]) => act::delete_message(&mut server.world(), id),
        ("GET", ["commands"]) => view::commands(&server.world(), &ask),
        ("POST", ["commands"]) => {
            let id = command::run(&mut server.world(), &ask)?;
            started(server, id)
        }
        ("POST", ["autocomplete"]) => {
            let id = command::autocomplete(&mut server.world(), &ask)?;
            started(server, id)?;
            let view = wait(server, id, ANSWER_MS * 2).await?;
            match view["state"].as_str() {
                Some("answered") => Ok(json!({ "choices": view["choices"] })),
                _ => Err(bad("Loading options failed")),
            }
        }
        ("POST", ["components"]) => {
            let id = act::component(&mut server.world(), &ask)?;
            started(server, id)
        }
        ("POST", ["modals"]) => {
            let id = act::modal(&mut server.world(), &ask)?;
            started(server, id)
        }
        ("GET", ["interactions", id]) => {
            let id = id
                .parse()
                .map_err(|_| Refusal::Missing("such interaction"))?;
            let ms = ask
                .text("wait")
                .ok()
                .and_then(|ms| ms.parse().ok())
                .unwrap_or(0);
            wait(server, id, ms).await
        }
        ("POST", ["channels"]) => act::open_channel(&mut server.world(), &ask),
        ("DELETE", ["channels", id]) => act::delete_channel(&mut server.world(), id),
        ("PATCH", ["channels", id]) => act::change_channel(&mut server.world(), id, &ask),
        ("PATCH", ["users", id]) => act::change_user(&mut server.world(), id, &ask),
        ("PATCH", ["applications", id]) => act::change_application(&mut server.world(), id, &ask),
        ("GET", ["faults"]) => Ok(json!({ "waiting": server.faults().waiting() })),
        ("POST", ["faults"]) => {
            let wanted: fault::Wanted = serde_json::from_value(ask.0)
                .map_err(|error| bad(format!("This is no fault: {error}")))?;
            server.faults().inject(wanted);
            Ok(json!({}))
        }
        ("DELETE", ["faults"]) => {
            server.faults().clear();
            Ok(json!({}))
        }
        ("GET", ["gateway"]) => Ok(gateway::view(&server.world())),
        ("POST", ["gateway"]) => gateway::change(&mut server.world(), &ask),
        ("PATCH", ["limits"]) => limits(&mut server.world(), &ask),
        ("POST", ["clock"]) => {
            let ms = ask.0["advance_ms"].as_u64().filter(|ms| *ms <= 1 << 40);
            let ms = ms.ok_or_else(|| bad("\"advance_ms\" is a whole number"))?;
            let mut world = server.world();
            world.advance(ms);
            let moved = json!({ "now": world.now() });
            world.tell_all("CLOCK_UPDATE", &moved);
            Ok(moved)
        }
        _ => Err(Refusal::Missing("such call")),
    }
}

/// Limits of the whole server.
fn limits(world: &mut World, ask: &Ask) -> Outcome {
    if let Some(kept) = ask.0["rate_limits"].as_bool() {
        let mode = if kept {
            RateLimits::Kept
        } else {
            RateLimits::Off
        };
        world.limits.set(mode);
    }
    if let Some(most) = ask.0["active_threads"].as_u64() {
        let most = usize::try_from(most).map_err(|_| bad("\"active_threads\" is too large"))?;
        world.active_threads = most;
    }
    Ok(json!({ "active_threads": world.active_threads }))
}

/// Shows a fresh interaction, and lets it fail when nobody answers in time.
fn started(server: &Arc<Server>, id: Id) -> Outcome {
    let watched = Arc::clone(server);
    tokio::spawn(async move {
        timer::pause(ANSWER_MS, &watched.stopping).await;
        watched.world().expire(id);
    });
    Ok(server.world().interaction_view(id))
}

/// The interaction, as soon as it is not pending or after so long.
async fn wait(server: &Arc<Server>, id: Id, ms: u64) -> Outcome {
    let changed = {
        let world = server.world();
        let found = world
            .interactions
            .get(&id)
            .ok_or(Refusal::Missing("such interaction"))?;
        Arc::clone(&found.changed)
    };
    let done = async {
        loop {
            let notified = changed.notified();
            tokio::pin!(notified);
            notified.as_mut().enable();
            let pending = server
                .world()
                .interactions
                .get(&id)
                .is_some_and(|i| i.state == Progress::Pending);
            if !pending {
                break;
            }
            notified.await;
        }
    };
    // Too late is answered with what there is.
    let _ = timer::at_most(ms.min(60_000), done).await;
    Ok(server.world().interaction_view(id))
}
