//! The gateway's address, and users.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::{get, post};
use serde_json::json;

use super::call::Call;
use super::extract::{Caller, Snowflake};
use super::{Answer, Outcome, handler};
use crate::Server;
use crate::wire::{ApiError, permission};
use crate::world::World;

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/gateway", get(handler(gateway)))
        .route("/gateway/bot", get(handler(gateway_bot)))
        .route("/users/@me", get(handler(me)).patch(handler(me)))
        .route("/users/@me/guilds", get(handler(guilds)))
        .route(
            "/users/@me/channels",
            post(handler(super::channel::open_private)),
        )
        .route("/users/{user}", get(handler(user)))
}

fn socket_url(world: &World) -> String {
    format!("{}/gateway", world.url.replacen("http", "ws", 1))
}

fn gateway(world: &mut World, _: &Call, (): ()) -> Outcome {
    Answer::ok(json!({ "url": socket_url(world) }))
}

fn gateway_bot(world: &mut World, _: &Call, _: Caller) -> Outcome {
    Answer::ok(json!({
        "url": socket_url(world), "shards": world.gateway.shards,
        "session_start_limit": world.gateway.session_start_limit(world.now()),
    }))
}

fn me(world: &mut World, call: &Call, (): ()) -> Outcome {
    // The bot of a token, or the user of an access token.
    let me = call.application.or(call.user);
    let me = me.ok_or(ApiError::Unauthorized)?;
    Answer::ok(world.user(me)?.json_me())
}

fn guilds(world: &mut World, _: &Call, Caller(me): Caller) -> Outcome {
    if !world.is_member(me) {
        return Answer::ok(json!([]));
    }
    Answer::ok(json!([{
        "id": world.guild.to_string(), "name": "Tengen Club", "icon": null, "banner": null,
        "owner": false, "features": [], "permissions": permission::APPLICATION.to_string(),
    }]))
}

fn user(world: &mut World, _: &Call, (_, Path(id)): (Caller, Path<Snowflake>)) -> Outcome {
    Answer::ok(world.user(id.ok_or(ApiError::UnknownUser)?)?.json())
}
