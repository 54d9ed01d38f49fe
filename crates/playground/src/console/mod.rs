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
use super::body::{self, ReadError};
use super::world::interaction::{RESPONSE_TIMEOUT_MS, ResponseState};
use super::world::limit::RateLimits;
use super::world::{Id, World};
use super::{fault, timer};

/// A refusal by the console.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("{0}")]
    BadRequest(String),
    #[error("{0}")]
    Forbidden(String),
    #[error("There is no {0}")]
    NotFound(&'static str),
    /// Only JSON is accepted, because a form of another page can send every other type.
    #[error("The body has to be JSON, with `content-type: application/json`")]
    NotJson,
    #[error("The request took too long to come")]
    TimedOut,
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = match self {
            Refusal::BadRequest(_) => StatusCode::BAD_REQUEST,
            Refusal::Forbidden(_) => StatusCode::FORBIDDEN,
            Refusal::NotFound(_) => StatusCode::NOT_FOUND,
            Refusal::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Refusal::TimedOut => StatusCode::REQUEST_TIMEOUT,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}

pub(crate) type Outcome = Result<Value, Refusal>;

pub(crate) fn bad_request(sentence: impl Into<String>) -> Refusal {
    Refusal::BadRequest(sentence.into())
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
            .ok_or(Refusal::NotFound("such user"))?;
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

fn find_channel(world: &World, name: &str) -> Result<Id, Refusal> {
    let bare = name.trim_matches(['<', '>', '#']);
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
        .ok_or(Refusal::NotFound("such channel"))
}

/// The user called `name`, added to the resolved data as a member of `channel`.
fn resolve_user(
    world: &World,
    channel: Id,
    name: &str,
    resolved: &mut Value,
) -> Result<Id, Refusal> {
    let user = world
        .find_user(name)
        .ok_or(Refusal::NotFound("such user"))?;
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
            Err(ReadError::TooLarge) => return Err(bad_request("The request is too large")),
            Err(ReadError::TimedOut) => return Err(Refusal::TimedOut),
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
    let state = handler(|world, request| view::state(world, request));
    let messages = handler(|world, request| view::messages(world, request));
    let commands = handler(|world, request| view::commands(world, request));
    let gateway = handler(|world, _| Ok(gateway::view(world)));
    let delete_message = handler_by_name(|world, id, _| act::delete_message(world, id));
    let delete_channel = handler_by_name(|world, name, _| act::delete_channel(world, name));
    Router::new()
        .route("/events", get(event::connect))
        .route("/state", get(state))
        .route("/messages", get(messages).post(handler(act::post_message)))
        .route("/messages/{id}", delete(delete_message))
        .route(
            "/commands",
            get(commands).post(interaction_handler(command::run)),
        )
        .route("/autocomplete", post(autocomplete))
        .route("/components", post(interaction_handler(act::use_component)))
        .route("/modals", post(interaction_handler(act::submit_modal)))
        .route("/interactions/{id}", get(interaction))
        .route("/channels", post(handler(act::open_channel)))
        .route(
            "/channels/{channel}",
            delete(delete_channel).patch(handler_by_name(act::change_channel)),
        )
        .route("/users/{user}", patch(handler_by_name(act::change_user)))
        .route(
            "/applications/{application}",
            patch(handler_by_name(act::change_application)),
        )
        .route("/authorize", post(handler(activity::authorize)))
        .route(
            "/faults",
            get(faults).post(inject_fault).delete(clear_faults),
        )
        .route("/gateway", get(gateway).post(handler(gateway::change)))
        .route("/limits", patch(handler(change_limits)))
        .route(
            "/clock",
            get(handler(|world, _| Ok(clock(world)))).post(handler(advance_clock)),
        )
        .fallback(unknown_path)
        .method_not_allowed_fallback(unknown_path)
}

async fn unknown_path(_: ConsoleRequest) -> Refusal {
    Refusal::NotFound("such call")
}

type Reply = Result<Json<Value>, Refusal>;
type Shared = State<Arc<Server>>;

/// A handler that runs a function on the world.
fn handler(
    run: fn(&mut World, &ConsoleRequest) -> Outcome,
) -> impl Fn(Shared, ConsoleRequest) -> Ready<Reply> + Clone + Send + Sync + 'static {
    move |State(server), request| ready(run(&mut server.world(), &request).map(Json))
}

/// A handler that runs a function on the world and on the object in the path.
fn handler_by_name(
    run: fn(&mut World, &str, &ConsoleRequest) -> Outcome,
) -> impl Fn(Shared, Path<String>, ConsoleRequest) -> Ready<Reply> + Clone + Send + Sync + 'static {
    move |State(server), Path(name), request| {
        ready(run(&mut server.world(), &name, &request).map(Json))
    }
}

/// A handler that starts an interaction and returns it.
fn interaction_handler(
    run: fn(&mut World, &ConsoleRequest) -> Result<Id, Refusal>,
) -> impl Fn(Shared, ConsoleRequest) -> Ready<Reply> + Clone + Send + Sync + 'static {
    move |State(server), request| {
        let id = run(&mut server.world(), &request);
        ready(id.map(|id| Json(view_and_start_timeout(&server, id))))
    }
}

async fn autocomplete(State(server): Shared, request: ConsoleRequest) -> Reply {
    let id = command::autocomplete(&mut server.world(), &request)?;
    view_and_start_timeout(&server, id);
    let view = wait_for_response(&server, id, RESPONSE_TIMEOUT_MS * 2).await?;
    match view["state"].as_str() {
        Some("answered") => Ok(Json(json!({ "choices": view["choices"] }))),
        _ => Err(bad_request("Loading options failed")),
    }
}

async fn interaction(
    State(server): Shared,
    Path(id): Path<String>,
    request: ConsoleRequest,
) -> Reply {
    let id = id
        .parse()
        .map_err(|_| Refusal::NotFound("such interaction"))?;
    let ms = request.text("wait").ok().and_then(|ms| ms.parse().ok());
    wait_for_response(&server, id, ms.unwrap_or(0))
        .await
        .map(Json)
}

async fn faults(State(server): Shared, _: ConsoleRequest) -> Json<Value> {
    Json(json!({ "waiting": server.faults().pending_count() }))
}

async fn inject_fault(State(server): Shared, request: ConsoleRequest) -> Reply {
    let request: fault::FaultRequest = serde_json::from_value(request.0)
        .map_err(|error| bad_request(format!("This is no fault: {error}")))?;
    server.faults().inject(request);
    Ok(Json(json!({})))
}

async fn clear_faults(State(server): Shared, _: ConsoleRequest) -> Json<Value> {
    server.faults().clear();
    Json(json!({}))
}

/// The time, and the offset of the clock.
fn clock(world: &World) -> Value {
    json!({ "now": world.now(), "ahead_ms": world.ahead_ms() })
}

/// Moves the clock forward, by at most 2^40 milliseconds (34 years).
fn advance_clock(world: &mut World, request: &ConsoleRequest) -> Outcome {
    let ms = request.0["advance_ms"]
        .as_u64()
        .filter(|ms| *ms <= 1 << 40)
        .ok_or_else(|| bad_request("\"advance_ms\" is a whole number"))?;
    world.advance(ms);
    let moved = json!({ "now": world.now() });
    world.send_to_all_windows("CLOCK_UPDATE", &moved);
    Ok(moved)
}

/// Changes limits of the whole server.
fn change_limits(world: &mut World, request: &ConsoleRequest) -> Outcome {
    if let Some(is_on) = request.0["rate_limits"].as_bool() {
        let mode = if is_on {
            RateLimits::On
        } else {
            RateLimits::Off
        };
        world.limits.set_mode(mode);
    }
    if let Some(most) = request.0["active_threads"].as_u64() {
        let most =
            usize::try_from(most).map_err(|_| bad_request("\"active_threads\" is too large"))?;
        world.max_active_threads = most;
    }
    Ok(json!({ "active_threads": world.max_active_threads }))
}

/// Uses a command as `POST /console/commands` does, and waits for the answer.
pub(crate) async fn use_command(server: &Arc<Server>, request: Value) -> Outcome {
    let id = command::run(&mut server.world(), &ConsoleRequest(request))?;
    view_and_start_timeout(server, id);
    wait_for_response(server, id, RESPONSE_TIMEOUT_MS * 2).await
}

/// Presses a button as `POST /console/components` does, and waits for the answer.
pub(crate) async fn press(server: &Arc<Server>, request: Value) -> Outcome {
    let id = act::use_component(&mut server.world(), &ConsoleRequest(request))?;
    view_and_start_timeout(server, id);
    wait_for_response(server, id, RESPONSE_TIMEOUT_MS * 2).await
}

/// Returns the view of a new interaction, and fails it after [`RESPONSE_TIMEOUT_MS`] if there is no response by then.
fn view_and_start_timeout(server: &Arc<Server>, id: Id) -> Value {
    let for_task = Arc::clone(server);
    tokio::spawn(async move {
        timer::pause(RESPONSE_TIMEOUT_MS, &mut for_task.stopping.subscribe()).await;
        for_task.world().expire(id);
    });
    server.world().interaction_view(id)
}

/// Waits until the interaction is no longer pending, at most `ms` milliseconds and never longer than a minute;
/// returns its view.
async fn wait_for_response(server: &Arc<Server>, id: Id, ms: u64) -> Outcome {
    let changed = {
        let world = server.world();
        let found = world
            .interactions
            .get(&id)
            .ok_or(Refusal::NotFound("such interaction"))?;
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
                .is_some_and(|i| i.state == ResponseState::Pending);
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
