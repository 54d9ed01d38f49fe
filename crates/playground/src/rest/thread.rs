//! Threads: opened from a message or in a channel, and their members.

use serde_json::{Value, json};

use super::call::{self, Call};
use super::message::CREATED;
use super::{Answer, Outcome};
use crate::wire::form::Presence::Required;
use crate::wire::{ApiError, Form, permission as may, stamp::iso};
use crate::world::channel::{Kind, Thread};
use crate::world::{Id, World};

/// After how many minutes a thread may be archived.
pub(super) const ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10080];

pub(super) fn dispatch(
    world: &mut World,
    call: &Call,
    me: Id,
    channel: Id,
    method: &str,
    rest: &[&str],
) -> Outcome {
    match (method, rest) {
        ("POST", ["threads"]) => open(world, call, me, channel, None),
        ("POST", ["messages", id, "threads"]) => {
            let id = call::id(id).ok_or(ApiError::UnknownMessage)?;
            world.message(channel, id)?;
            if world.channels.contains_key(&id) {
                return Err(ApiError::ThreadExists);
            }
            open(world, call, me, channel, Some(id))
        }
        ("GET", ["threads", "archived", which]) => {
            let private = *which == "private";
            let threads: Vec<Value> = world
                .channels
                .values()
                .filter(|c| c.parent() == Some(channel))
                .filter(
                    |c| matches!(&c.kind, Kind::Thread(t) if t.archived && t.private == private),
                )
                .map(|c| world.channel_json(c, Some(me)))
                .collect();
            Answer::ok(json!({ "threads": threads, "members": [], "has_more": false }))
        }
        (_, ["thread-members", rest @ ..]) => members(world, me, channel, method, rest),
        _ => Err(ApiError::NotFound),
    }
}

fn open(world: &mut World, call: &Call, me: Id, parent: Id, from: Option<Id>) -> Outcome {
    let mut form = Form::new();
    let name = form
        .text(&call.body, "name", 1, 100, Required)
        .unwrap_or("")
        .to_owned();
    let minutes = form
        .number(&call.body, "auto_archive_duration", 0..=10080)
        .unwrap_or(1440);
    if !ARCHIVE_MINUTES.contains(&minutes) {
        form.bad_choice("auto_archive_duration");
    }
    // Without a message and without a type, a thread is private.
    let kind = call.body["type"]
        .as_u64()
        .unwrap_or(if from.is_some() { 11 } else { 12 });
    if !matches!(kind, 11 | 12) {
        form.bad_choice("type");
    }
    form.finish()?;
    if !matches!(world.channel(parent)?.kind, Kind::Text) {
        return Err(ApiError::WrongChannelType);
    }
    world.check_active_threads()?;
    let private = kind == 12 && from.is_none();
    let needed = if private {
        may::PRIVATE_THREADS
    } else {
        may::PUBLIC_THREADS
    };
    if world.permissions(me, parent) & needed == 0 {
        return Err(ApiError::MissingPermissions);
    }
    let thread = Thread {
        parent,
        owner: me,
        private,
        members: [me].into(),
        archived: false,
        locked: false,
        auto_archive: minutes as u64,
        changed: world.now(),
    };
    let id = from.unwrap_or_else(|| world.next_id());
    world.insert_channel(id, name, Kind::Thread(thread));
    world.channel_event("CREATE", id);
    if let Some(message) = from {
        world.message_event("MESSAGE_UPDATE", parent, message);
    }
    Ok(Answer::Json(
        CREATED,
        world.channel_json(world.channel(id)?, Some(me)),
    ))
}

fn members(world: &mut World, me: Id, channel: Id, method: &str, rest: &[&str]) -> Outcome {
    let now = world.now();
    let user = match rest {
        [] => None,
        ["@me"] => Some(me),
        [id] => Some(call::id(id).ok_or(ApiError::UnknownUser)?),
        _ => return Err(ApiError::NotFound),
    };
    if let Some(user) = user {
        world.user(user)?;
    }
    let place = world
        .channels
        .get_mut(&channel)
        .ok_or(ApiError::UnknownChannel)?;
    let archived = place.is_archived();
    let Kind::Thread(thread) = &mut place.kind else {
        return Err(ApiError::WrongChannelType);
    };
    let view = |user: &Id| {
        json!({ "id": channel.to_string(), "user_id": user.to_string(),
                "join_timestamp": iso(now), "flags": 0 })
    };
    match (method, user) {
        ("GET", None) => Answer::ok(thread.members.iter().map(view).collect()),
        ("GET", Some(user)) if thread.members.contains(&user) => Answer::ok(view(&user)),
        ("GET", Some(_)) => Err(ApiError::UnknownMember),
        ("PUT" | "DELETE", Some(_)) if archived => Err(ApiError::ArchivedThread),
        ("PUT", Some(user)) => {
            thread.members.insert(user);
            world.channel_event("UPDATE", channel);
            Ok(Answer::Empty)
        }
        ("DELETE", Some(user)) => {
            thread.members.remove(&user);
            world.channel_event("UPDATE", channel);
            Ok(Answer::Empty)
        }
        _ => Err(ApiError::MethodNotAllowed),
    }
}
