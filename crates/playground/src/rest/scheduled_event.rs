//! Scheduled events of the guild. All applications have CREATE_EVENTS there, and none has MANAGE_EVENTS.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::extract::{GuildMember, Snowflake};
use super::{Answer, Outcome, handler};
use crate::Server;
use crate::wire::{ApiError, scheduled_event::check};
use crate::world::{Id, World};

/// Maximum number of scheduled events of a server.
const MAX_EVENTS: usize = 100;
/// Fields of an event that a call may set.
const FIELDS: [&str; 9] = [
    "name",
    "description",
    "privacy_level",
    "entity_type",
    "entity_metadata",
    "channel_id",
    "scheduled_start_time",
    "scheduled_end_time",
    "recurrence_rule",
];

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route(
            "/guilds/{guild}/scheduled-events",
            get(handler(list)).post(handler(create)),
        )
        .route(
            "/guilds/{guild}/scheduled-events/{event}",
            get(handler(show))
                .patch(handler(change))
                .delete(handler(delete)),
        )
}

#[derive(Deserialize)]
struct EventParams {
    event: Snowflake,
}

fn list(world: &mut World, _: &Call, _: GuildMember) -> Outcome {
    Answer::ok(json!(world.scheduled_events()))
}

fn show(
    world: &mut World,
    _: &Call,
    (_, Path(found)): (GuildMember, Path<EventParams>),
) -> Outcome {
    Answer::ok(find_event(world, found)?.1)
}

fn create(world: &mut World, call: &Call, GuildMember(me): GuildMember) -> Outcome {
    let mut event = json!({
        "guild_id": world.guild.to_string(), "creator_id": me.to_string(), "status": 1,
        "entity_id": null, "image": null, "guild_scheduled_event_exceptions": [],
    });
    copy_fields(&mut event, &call.body);
    if call.body["image"].is_string() {
        // Discord returns a hash of the picture.
        event["image"] = json!("00000000000000000000000000000000");
    }
    check(&event, channel_types(world), world.now())?;
    if world.scheduled_events().len() >= MAX_EVENTS {
        return Err(ApiError::TooManyEvents);
    }
    let id = world.next_id();
    event["id"] = json!(id.to_string());
    world.set_scheduled_event(id, Some(event.clone()));
    Answer::ok(event)
}

fn change(
    world: &mut World,
    call: &Call,
    (GuildMember(me), Path(found)): (GuildMember, Path<EventParams>),
) -> Outcome {
    let (id, mut event) = find_own_event(world, me, found)?;
    copy_fields(&mut event, &call.body);
    check(&event, channel_types(world), world.now())?;
    world.set_scheduled_event(id, Some(event.clone()));
    Answer::ok(event)
}

fn delete(
    world: &mut World,
    _: &Call,
    (GuildMember(me), Path(found)): (GuildMember, Path<EventParams>),
) -> Outcome {
    let (id, _) = find_own_event(world, me, found)?;
    world.set_scheduled_event(id, None);
    Ok(Answer::Empty)
}

fn find_event(world: &World, found: EventParams) -> Result<(Id, Value), ApiError> {
    let id = found.event.ok_or(ApiError::UnknownEvent)?;
    let (mut events, text) = (world.scheduled_events().into_iter(), id.to_string());
    let event = events.find(|event| event["id"].as_str() == Some(&text));
    Ok((id, event.ok_or(ApiError::UnknownEvent)?))
}

/// An event of the caller: those of others need MANAGE_EVENTS, which applications do not have here.
fn find_own_event(world: &World, me: Id, found: EventParams) -> Result<(Id, Value), ApiError> {
    let (id, event) = find_event(world, found)?;
    if event["creator_id"].as_str() == Some(&me.to_string()) {
        Ok((id, event))
    } else {
        Err(ApiError::MissingPermissions)
    }
}

/// A function that returns the type number of a channel by its id.
fn channel_types(world: &World) -> impl Fn(u64) -> Option<u8> {
    |id| Some(world.channels.get(&id)?.type_number())
}

/// Copies the fields that a call may set from its body; a field that neither the event nor the body has becomes null.
fn copy_fields(event: &mut Value, body: &Value) {
    for key in FIELDS {
        if let Some(value) = body.get(key) {
            event[key] = value.clone();
        } else if event.get(key).is_none() {
            event[key] = Value::Null;
        }
    }
    if let Some(rule) = event["recurrence_rule"].as_object_mut() {
        for key in ["by_weekday", "by_n_weekday", "by_month", "by_month_day"] {
            rule.entry(key).or_insert(Value::Null);
        }
    }
}
