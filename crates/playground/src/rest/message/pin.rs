//! Pinned messages of a channel: for other bots.

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, put};
use serde_json::{Value, json};

use super::{MessageTarget, require_permissions, visible_message};
use crate::Server;
use crate::rest::call::Call;
use crate::rest::extract::VisibleChannel;
use crate::rest::{Answer, Outcome, handler};
use crate::wire::{ApiError, permission as may, timestamp::iso};
use crate::world::{Id, World};

pub(super) fn routes() -> Router<Arc<Server>> {
    let pinned = || put(handler(pin)).delete(handler(unpin));
    let dated = "/channels/{channel}/messages/pins";
    Router::new()
        .route("/channels/{channel}/pins", get(handler(list_pins)))
        .route("/channels/{channel}/pins/{message}", pinned())
        .route(dated, get(handler(list_dated_pins)))
        .route(&format!("{dated}/{{message}}"), pinned())
}

/// The pinned messages, the newest first, each with the time of its pinning in Unix milliseconds.
fn pins(world: &World, channel: Id) -> Result<Vec<(u64, Value)>, ApiError> {
    let messages = world.channel(channel)?.messages.values().rev();
    Ok(messages
        .filter_map(|m| m.pinned.map(|at| (at, world.message_json(m))))
        .collect())
}

fn list_pins(
    world: &mut World,
    _: &Call,
    VisibleChannel { channel, .. }: VisibleChannel,
) -> Outcome {
    Answer::ok(pins(world, channel)?.into_iter().map(|(_, m)| m).collect())
}

fn list_dated_pins(
    world: &mut World,
    _: &Call,
    VisibleChannel { channel, .. }: VisibleChannel,
) -> Outcome {
    let items: Vec<Value> = pins(world, channel)?
        .into_iter()
        .map(|(at, message)| json!({ "pinned_at": iso(at), "message": message }))
        .collect();
    Answer::ok(json!({ "items": items, "has_more": false }))
}

fn pin(world: &mut World, _: &Call, MessageTarget { me, channel, id }: MessageTarget) -> Outcome {
    require_permissions(world, me, channel, may::PIN_MESSAGES)?;
    if pins(world, channel)?.len() >= 50 {
        return Err(ApiError::TooManyPins);
    }
    let now = world.now();
    set_pinned(world, channel, id, Some(now))
}

fn unpin(world: &mut World, _: &Call, MessageTarget { me, channel, id }: MessageTarget) -> Outcome {
    require_permissions(world, me, channel, may::PIN_MESSAGES)?;
    set_pinned(world, channel, id, None)
}

fn set_pinned(world: &mut World, channel: Id, id: Id, pinned: Option<u64>) -> Outcome {
    visible_message(world, channel, id)?;
    world.message_mut(channel, id)?.pinned = pinned;
    world.send_message_event("MESSAGE_UPDATE", channel, id);
    Ok(Answer::Empty)
}
