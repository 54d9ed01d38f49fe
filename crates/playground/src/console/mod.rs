//! The playground's own interface: act as a member, read a channel. See `docs/playground.md`.

mod act;
mod command;
mod event;
mod gateway;
mod view;

use std::future::{Ready, ready};
use std::sync::Arc;

use axum::extract::{FromRequest, Path, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post};
use axum::{Json, Router};
use serde_json::{Map, Value, json};

use super::Server;
use super::activity;
use super::body::{self, Unread};
use super::world::interaction::{ANSWER_MS, State as Progress};
use super::world::limit::RateLimits;
use super::world::{Id, World};
use super::{fault, timer};

/// A refusal by the console.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("{0}")]
    Bad(String),
    #[error("{0}")]
    Forbidden(String),
    #[error("There is no {0}")]
    Missing(&'static str),
    /// Only JSON is accepted, because a form of another page can send every other type.
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

pub(crate) type Outcome = Result<Value, Refusal>;

pub(crate) fn bad_request(sentence: impl Into<String>) -> Refusal {
    Refusal::Bad(sentence.into())
}

/// The parameters of a call: a body, or the query as an object of strings.
pub(crate) struct ConsoleRequest(Value);

impl ConsoleRequest {
    /// A required text; a number is accepted.
    pub(crate) fn text(&self, key: &str) -> Result<String, Refusal> {
        match &self.0[key] {
            Value::String(text) => Ok(text.clone()),
            Value::Number(number) => Ok(number.to_string()),
            _ => Err(bad_request(format!("\"{key}\" is missing"))),
        }
    }

    /// The user in `as`.
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

    /// The channel in `channel`, if the user can see it.
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

/// The user called `named`, added to the resolved data as a member of `channel`.
fn resolve_user(
    world: &World,
    channel: Id,
    named: &str,
    resolved: &mut Value,
) -> Result<Id, Refusal> {
    let user = world
        .find_user(named)
        .ok_or(Refusal::Missing("such user"))?;
    resolved["users"][user.id.to_string()] = user.json();
    if !world.channels[&channel].is_private() {
        let mut member = world.partial_member();
        member["permissions"] = json!(world.permissions(user.id, channel).to_string());
        resolved["members"][user.id.to_string()] = member;
    }
    Ok(user.id)
}

impl FromRequest<Arc<Server>> for ConsoleRequest {
    type Rejection = Refusal;

    async fn from_request(request: Request, _: &Arc<Server>) -> Result<Self, Refusal> {
        let (parts, body) = request.into_parts();
        let bytes = match body::read(body).await {
            Ok(bytes) => bytes,
            Err(Unread::TooLarge) => return Err(bad_request("The request is too large")),
            Err(Unread::Slow) => return Err(Refusal::Slow),
        };
        if bytes.is_empty() {
            let query: Query<Map<String, Value>> = Query::try_from_uri(&parts.uri)
                .map_err(|error| bad_request(format!("The query cannot be read: {error}")))?;
            return Ok(Self(Value::Object(query.0)));
        }
        let kind = parts
            .headers
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or("")
            .split(';')
            .next()
            .map(str::trim);
        if kind != Some("application/json") {
            return Err(Refusal::NotJson);
        }
        serde_json::from_slice(&bytes)
            .map(Self)
            .map_err(|error| bad_request(format!("The body is no JSON: {error}")))
    }
}

/// The calls at `/console`.
pub(crate) fn routes() -> Router<Arc<Server>> {
    let state = on(|world, ask| view::state(world, ask));
    let messages = on(|world, ask| view::messages(world, ask));
    let commands = on(|world, ask| view::commands(world, ask));
    let gateway = on(|world, _| Ok(gateway::view(world)));
    let delete_message = on_named(|world, id, _| act::delete_message(world, id));
    let delete_channel = on_named(|world, named, _| act::delete_channel(world, named));
    Router::new()
        .route("/events", get(event::connect))
        .route("/state", get(state))
        .route("/messages", get(messages).post(on(act::say)))
        .route("/messages/{id}", delete(delete_message))
        .route("/commands", get(commands).post(on_start(command::run)))
        .route("/autocomplete", post(autocomplete))
        .route("/components", post(on_start(act::component)))
        .route("/modals", post(on_start(act::modal)))
        .route("/interactions/{id}", get(interaction))
        .route("/channels", post(on(act::open_channel)))
        .route(
            "/channels/{channel}",
            delete(delete_channel).patch(on_named(act::change_channel)),
        )
        .route("/users/{user}", patch(on_named(act::change_user)))
        .route(
            "/applications/{application}",
            patch(on_named(act::change_application)),
        )
        .route("/authorize", post(on(activity::authorize)))
        .route("/faults", get(faults).post(inject).delete(clear_faults))
        .route("/gateway", get(gateway).post(on(gateway::change)))
        .route("/limits", patch(on(change_limits)))
        .route(
            "/clock",
            get(on(|world, _| Ok(clock(world)))).post(on(advance)),
        )
        .fallback(unknown_path)
        .method_not_allowed_fallback(unknown_path)
}

async fn unknown_path(_: ConsoleRequest) -> Refusal {
    Refusal::Missing("such call")
}

type Reply = Result<Json<Value>, Refusal>;
type Shared = State<Arc<Server>>;

/// A handler that runs a function on the world.
fn on(
    run: fn(&mut World, &ConsoleRequest) -> Outcome,
) -> impl Fn(Shared, ConsoleRequest) -> Ready<Reply> + Clone + Send + Sync + 'static {
    move |State(server), ask| ready(run(&mut server.world(), &ask).map(Json))
}

/// A handler that runs a function on the world and on the object in the path.
fn on_named(
    run: fn(&mut World, &str, &ConsoleRequest) -> Outcome,
) -> impl Fn(Shared, Path<String>, ConsoleRequest) -> Ready<Reply> + Clone + Send + Sync + 'static {
    move |State(server), Path(named), ask| ready(run(&mut server.world(), &named, &ask).map(Json))
}

/// A handler that starts an interaction and returns it.
fn on_start(
    run: fn(&mut World, &ConsoleRequest) -> Result<Id, Refusal>,
) -> impl Fn(Shared, ConsoleRequest) -> Ready<Reply> + Clone + Send + Sync + 'static {
    move |State(server), ask| {
        let id = run(&mut server.world(), &ask);
        ready(id.map(|id| Json(view_and_start_timeout(&server, id))))
    }
}

async fn autocomplete(State(server): Shared, ask: ConsoleRequest) -> Reply {
    let id = command::autocomplete(&mut server.world(), &ask)?;
    view_and_start_timeout(&server, id);
    let view = wait(&server, id, ANSWER_MS * 2).await?;
    match view["state"].as_str() {
        Some("answered") => Ok(Json(json!({ "choices": view["choices"] }))),
        _ => Err(bad_request("Loading options failed")),
    }
}

async fn interaction(State(server): Shared, Path(id): Path<String>, ask: ConsoleRequest) -> Reply {
    let id = id
        .parse()
        .map_err(|_| Refusal::Missing("such interaction"))?;
    let ms = ask.text("wait").ok().and_then(|ms| ms.parse().ok());
    wait(&server, id, ms.unwrap_or(0)).await.map(Json)
}

async fn faults(State(server): Shared, _: ConsoleRequest) -> Json<Value> {
    Json(json!({ "waiting": server.faults().waiting() }))
}

async fn inject(State(server): Shared, ask: ConsoleRequest) -> Reply {
    let wanted: fault::FaultRequest = serde_json::from_value(ask.0)
        .map_err(|error| bad_request(format!("This is no fault: {error}")))?;
    server.faults().inject(wanted);
    Ok(Json(json!({})))
}

async fn clear_faults(State(server): Shared, _: ConsoleRequest) -> Json<Value> {
    server.faults().clear();
    Json(json!({}))
}

/// The time, and how far the clock was moved forward.
fn clock(world: &World) -> Value {
    json!({ "now": world.now(), "ahead_ms": world.ahead_ms() })
}

/// Moves the clock forward, by at most 2^40 milliseconds (34 years).
fn advance(world: &mut World, ask: &ConsoleRequest) -> Outcome {
    let ms = ask.0["advance_ms"]
        .as_u64()
        .filter(|ms| *ms <= 1 << 40)
        .ok_or_else(|| bad_request("\"advance_ms\" is a whole number"))?;
    world.advance(ms);
    let moved = json!({ "now": world.now() });
    world.tell_all("CLOCK_UPDATE", &moved);
    Ok(moved)
}

/// Changes limits of the whole server.
fn change_limits(world: &mut World, ask: &ConsoleRequest) -> Outcome {
    if let Some(is_kept) = ask.0["rate_limits"].as_bool() {
        let mode = if is_kept {
            RateLimits::Kept
        } else {
            RateLimits::Off
        };
        world.limits.set(mode);
    }
    if let Some(most) = ask.0["active_threads"].as_u64() {
        let most =
            usize::try_from(most).map_err(|_| bad_request("\"active_threads\" is too large"))?;
        world.active_threads = most;
    }
    Ok(json!({ "active_threads": world.active_threads }))
}

/// Uses a command as `POST /console/commands` does, and waits for the answer.
pub(crate) async fn use_command(server: &Arc<Server>, ask: Value) -> Outcome {
    let id = command::run(&mut server.world(), &ConsoleRequest(ask))?;
    view_and_start_timeout(server, id);
    wait(server, id, ANSWER_MS * 2).await
}

/// Presses a button as `POST /console/components` does, and waits for the answer.
pub(crate) async fn press(server: &Arc<Server>, ask: Value) -> Outcome {
    let id = act::component(&mut server.world(), &ConsoleRequest(ask))?;
    view_and_start_timeout(server, id);
    wait(server, id, ANSWER_MS * 2).await
}

/// Returns the view of a new interaction, and fails it after [`ANSWER_MS`] if there is no response by then.
fn view_and_start_timeout(server: &Arc<Server>, id: Id) -> Value {
    let for_task = Arc::clone(server);
    tokio::spawn(async move {
        timer::pause(ANSWER_MS, &for_task.stopping).await;
        for_task.world().expire(id);
    });
    server.world().interaction_view(id)
}

/// Waits until the interaction is no longer pending, at most `ms` milliseconds and never longer than a minute;
/// returns its view.
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
    // On a timeout the current state is returned.
    let _ = timer::with_timeout(ms.min(60_000), done).await;
    Ok(server.world().interaction_view(id))
}
