//! Pinned messages of a channel: for other bots.

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, put};
use serde_json::{Value, json};

use super::{Target, need, visible};
use crate::Server;
use crate::rest::call::Call;
use crate::rest::find::Place;
use crate::rest::{Answer, Outcome, on};
use crate::wire::{ApiError, permission as may, stamp::iso};
use crate::world::{Id, World};

pub(super) fn routes() -> Router<Arc<Server>> {
    let pinned = || put(on(pin)).delete(on(unpin));
    let dated = "/channels/{channel}/messages/pins";
    Router::new()
        .route("/channels/{channel}/pins", get(on(list_pins)))
        .route("/channels/{channel}/pins/{message}", pinned())
        .route(dated, get(on(list_dated_pins)))
        .route(&format!("{dated}/{{message}}"), pinned())
}

/// The pinned messages, the newest first, each with the time of its pinning in Unix milliseconds.
fn pins(world: &World, channel: Id) -> Result<Vec<(u64, Value)>, ApiError> {
    let messages = world.channel(channel)?.messages.values().rev();
    Ok(messages
        .filter_map(|m| m.pinned.map(|at| (at, world.message_json(m))))
        .collect())
}

fn list_pins(world: &mut World, _: &Call, Place { channel, .. }: Place) -> Outcome {
    Answer::ok(pins(world, channel)?.into_iter().map(|(_, m)| m).collect())
}

fn list_dated_pins(world: &mut World, _: &Call, Place { channel, .. }: Place) -> Outcome {
    let items: Vec<Value> = pins(world, channel)?
        .into_iter()
        .map(|(at, message)| json!({ "pinned_at": iso(at), "message": message }))
        .collect();
    Answer::ok(json!({ "items": items, "has_more": false }))
}

fn pin(world: &mut World, _: &Call, Target { me, channel, id }: Target) -> Outcome {
    need(world, me, channel, may::PIN_MESSAGES)?;
    if pins(world, channel)?.len() >= 50 {
        return Err(ApiError::TooManyPins);
    }
    let now = world.now();
    set_pinned(world, channel, id, Some(now))
}

fn unpin(world: &mut World, _: &Call, Target { me, channel, id }: Target) -> Outcome {
    need(world, me, channel, may::PIN_MESSAGES)?;
    set_pinned(world, channel, id, None)
}

fn set_pinned(world: &mut World, channel: Id, id: Id, pinned: Option<u64>) -> Outcome {
    visible(world, channel, id)?;
    world.message_mut(channel, id)?.pinned = pinned;
    world.message_event("MESSAGE_UPDATE", channel, id);
    Ok(Answer::Empty)
}
