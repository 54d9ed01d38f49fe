//! Scheduled events of the guild. All applications have CREATE_EVENTS there, and none has MANAGE_EVENTS.

use std::sync::Arc;

use axum::Router;
use axum::extract::Path;
use axum::routing::get;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::find::{Member, Snowflake};
use super::{Answer, Outcome, on};
use crate::Server;
use crate::wire::{ApiError, scheduled::check};
use crate::world::{Id, World};

/// Most scheduled events of a server.
const MOST: usize = 100;
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
            get(on(list)).post(on(create)),
        )
        .route(
            "/guilds/{guild}/scheduled-events/{event}",
            get(on(show)).patch(on(change)).delete(on(delete)),
        )
}

#[derive(Deserialize)]
struct OfEvent {
    event: Snowflake,
}

fn list(world: &mut World, _: &Call, _: Member) -> Outcome {
    Answer::ok(json!(world.scheduled_events()))
}

fn show(world: &mut World, _: &Call, (_, Path(found)): (Member, Path<OfEvent>)) -> Outcome {
    Answer::ok(find_event(world, found)?.1)
}

fn create(world: &mut World, call: &Call, Member(me): Member) -> Outcome {
    let mut event = json!({
        "guild_id": world.guild.to_string(), "creator_id": me.to_string(), "status": 1,
        "entity_id": null, "image": null, "guild_scheduled_event_exceptions": [],
    });
    copy_fields(&mut event, &call.body);
    if call.body["image"].is_string() {
        // Discord returns a hash of the picture.
        event["image"] = json!("00000000000000000000000000000000");
    }
    check(&event, kinds(world), world.now())?;
    if world.scheduled_events().len() >= MOST {
        return Err(ApiError::TooManyEvents);
    }
    let id = world.next_id();
    event["id"] = json!(id.to_string());
    world.schedule(id, Some(event.clone()));
    Answer::ok(event)
}

fn change(
    world: &mut World,
    call: &Call,
    (Member(me), Path(found)): (Member, Path<OfEvent>),
) -> Outcome {
    let (id, mut event) = find_own(world, me, found)?;
    copy_fields(&mut event, &call.body);
    check(&event, kinds(world), world.now())?;
    world.schedule(id, Some(event.clone()));
    Answer::ok(event)
}

fn delete(
    world: &mut World,
    _: &Call,
    (Member(me), Path(found)): (Member, Path<OfEvent>),
) -> Outcome {
    let (id, _) = find_own(world, me, found)?;
    world.schedule(id, None);
    Ok(Answer::Empty)
}

fn find_event(world: &World, found: OfEvent) -> Result<(Id, Value), ApiError> {
    let id = found.event.or(ApiError::UnknownEvent)?;
    let (mut open, wanted) = (world.scheduled_events().into_iter(), id.to_string());
    let event = open.find(|event| event["id"].as_str() == Some(&wanted));
    Ok((id, event.ok_or(ApiError::UnknownEvent)?))
}

/// An event of the caller: those of others need MANAGE_EVENTS, which applications do not have here.
fn find_own(world: &World, me: Id, found: OfEvent) -> Result<(Id, Value), ApiError> {
    let (id, event) = find_event(world, found)?;
    if event["creator_id"].as_str() == Some(&me.to_string()) {
        Ok((id, event))
    } else {
        Err(ApiError::MissingPermissions)
    }
}

/// A function that returns the type number of a channel by its id.
fn kinds(world: &World) -> impl Fn(u64) -> Option<u8> {
    |id| Some(world.channels.get(&id)?.type_number())
}

/// Copies the fields that a call may set from its body; those that neither has become null.
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
