//! Discord's REST interface: each call is a plain function on the world.

mod application;
mod call;
mod channel;
mod interaction;
mod message;
pub(crate) mod serve;
mod thread;
mod webhook;

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::wire::ApiError;
use super::world::World;
pub(crate) use application::add_entry_point;
pub(crate) use call::{Call, guess};

/// What a call is answered: a status and a body, or no body at all.
#[derive(Debug)]
pub(crate) enum Answer {
    Json(StatusCode, Value),
    Empty,
}

impl Answer {
    fn ok(value: Value) -> Result<Self, ApiError> {
        Ok(Self::Json(StatusCode::OK, value))
    }
}

type Outcome = Result<Answer, ApiError>;

/// Carries a call out.
pub(crate) fn dispatch(world: &mut World, call: &Call) -> Outcome {
    let path = call.segments();
    let method = call.method.as_str();
    match (method, path.as_slice()) {
        ("GET", ["gateway"]) => Answer::ok(json!({ "url": socket_url(world) })),
        ("POST", ["interactions", id, token, "callback"]) => {
            interaction::callback(world, call, id, token)
        }
        (_, ["webhooks", app, token, rest @ ..]) => {
            webhook::dispatch(world, call, method, app, token, rest)
        }
        _ => {
            let me = call.application.ok_or(ApiError::Unauthorized)?;
            authorized(world, call, me, method, &path)
        }
    }
}

fn socket_url(world: &World) -> String {
    format!("{}/gateway", world.url.replacen("http", "ws", 1))
}

fn authorized(world: &mut World, call: &Call, me: u64, method: &str, path: &[&str]) -> Outcome {
    match (method, path) {
        ("GET", ["gateway", "bot"]) => Answer::ok(json!({
            "url": socket_url(world), "shards": world.gateway.shards,
            "session_start_limit": world.gateway.session_start_limit(world.now()),
        })),
        ("GET", ["users", "@me"]) => Answer::ok(world.user(me)?.json_me()),
        ("PATCH", ["users", "@me"]) => Answer::ok(world.user(me)?.json_me()),
        ("GET", ["users", "@me", "guilds"]) if !world.is_member(me) => Answer::ok(json!([])),
        ("GET", ["users", "@me", "guilds"]) => Answer::ok(json!([{
            "id": world.guild.to_string(), "name": "Tengen Club", "icon": null, "banner": null,
            "owner": false, "features": [],
            "permissions": super::wire::permission::APPLICATION.to_string(),
        }])),
        ("POST", ["users", "@me", "channels"]) => channel::open_private(world, call, me),
        ("GET", ["users", id]) => {
            let id = call::id(id).ok_or(ApiError::UnknownUser)?;
            Answer::ok(world.user(id)?.json())
        }
        ("GET" | "PATCH", ["applications", "@me"]) | ("GET", ["oauth2", "applications", "@me"]) => {
            Answer::ok(world.application_json(me))
        }
        (_, ["applications", app, rest @ ..]) => {
            if *app != "@me" && call::id(app) != Some(me) {
                return Err(ApiError::NotYourApplication);
            }
            application::dispatch(world, call, me, method, rest)
        }
        ("GET", ["guilds", guild, rest @ ..]) => {
            if call::id(guild) != Some(world.guild) || !world.is_member(me) {
                return Err(ApiError::UnknownGuild);
            }
            channel::guild(world, call, me, rest)
        }
        (_, ["channels", id, rest @ ..]) => {
            let id = call::id(id).ok_or(ApiError::UnknownChannel)?;
            world.channel(id)?;
            if !world.sees(me, id) {
                return Err(ApiError::MissingAccess);
            }
            match rest {
                ["messages", ..] | ["pins", ..] | ["typing"] if !is_thread_start(rest) => {
                    message::dispatch(world, call, me, id, method, rest)
                }
                ["threads", ..] | ["thread-members", ..] | ["messages", _, "threads"] => {
                    thread::dispatch(world, call, me, id, method, rest)
                }
                ["users", "@me", "threads", "archived", "private"] => thread::dispatch(
                    world,
                    call,
                    me,
                    id,
                    method,
                    &["threads", "archived", "private"],
                ),
                _ => channel::dispatch(world, call, me, id, method, rest),
            }
        }
        _ => Err(ApiError::NotFound),
    }
}

fn is_thread_start(rest: &[&str]) -> bool {
    matches!(rest, ["messages", _, "threads"])
}
