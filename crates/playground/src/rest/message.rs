//! Messages of a channel, their pins, and typing.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::{self, Call};
use super::{Answer, Outcome};
use crate::wire::component::Layout;
use crate::wire::message::{self as body, Draft};
use crate::wire::{ApiError, Form, permission as may, stamp::iso};
use crate::world::channel::Kind;
use crate::world::message::Message;
use crate::world::{Id, World};

/// How long a nonce is remembered. Discord says "the past few minutes".
const NONCE_MS: u64 = 3 * 60_000;

/// From which age on the edits of messages have a limit of their own.
const OLD_MS: u64 = 3_600_000;

/// Reads the message in a body, refusing what is too large or malformed.
pub(crate) fn draft(body: &Value, call: &Call, layout: Layout) -> Result<Draft, ApiError> {
    if body::too_large(&call.uploads) {
        return Err(ApiError::TooLarge);
    }
    let mut form = Form::new();
    let draft = body::read(body, &call.uploads, layout, &mut form);
    form.finish()?;
    Ok(draft)
}

pub(super) fn dispatch(
    world: &mut World,
    call: &Call,
    me: Id,
    channel: Id,
    method: &str,
    rest: &[&str],
) -> Outcome {
    let need = |world: &World, bits: u64| {
        let missing = world.permissions(me, channel) & bits != bits;
        if missing {
            Err(ApiError::MissingPermissions)
        } else {
            Ok(())
        }
    };
    let message = |text: &str| call::id(text).ok_or(ApiError::UnknownMessage);
    match (method, rest) {
        ("POST", ["typing"]) => Ok(Answer::Empty),
        ("POST", ["messages"]) => create(world, call, me, channel),
        ("GET", ["messages"]) => list(world, call, channel),
        ("GET", ["pins"]) => {
            Answer::ok(pins(world, channel)?.into_iter().map(|(_, m)| m).collect())
        }
        ("GET", ["messages", "pins"]) => {
            let items: Vec<Value> = pins(world, channel)?
                .into_iter()
                .map(|(at, message)| json!({ "pinned_at": iso(at), "message": message }))
                .collect();
            Answer::ok(json!({ "items": items, "has_more": false }))
        }
        ("PUT", ["pins", id] | ["messages", "pins", id]) => {
            need(world, may::PIN_MESSAGES)?;
            if pins(world, channel)?.len() >= 50 {
                return Err(ApiError::TooManyPins);
            }
            pin(world, channel, message(id)?, Some(world.now()))
        }
        ("DELETE", ["pins", id] | ["messages", "pins", id]) => {
            need(world, may::PIN_MESSAGES)?;
            pin(world, channel, message(id)?, None)
        }
        ("POST", ["messages", "bulk-delete"]) => {
            need(world, may::MANAGE_MESSAGES)?;
            let ids = call.body["messages"]
                .as_array()
                .cloned()
                .unwrap_or_default();
            for id in ids.iter().filter_map(|id| id.as_str()?.parse().ok()) {
                // Discord passes over the ones already gone.
                let _ = world.delete_message(channel, id);
            }
            Ok(Answer::Empty)
        }
        ("GET", ["messages", id]) => {
            need(world, may::READ_HISTORY)?;
            let found = visible(world, channel, message(id)?)?;
            Answer::ok(world.message_json(found))
        }
        ("PATCH", ["messages", id]) => {
            let id = message(id)?;
            if visible(world, channel, id)?.author != me {
                return Err(ApiError::NotAuthor);
            }
            if world.channel(channel)?.is_archived() {
                return Err(ApiError::ArchivedThread);
            }
            if !call.uploads.is_empty() {
                need(world, may::ATTACH_FILES)?;
            }
            let now = world.now();
            if world.message(channel, id)?.sent + OLD_MS <= now
                && let Some(after_ms) = world.limits.old_edit(now, me, channel)
            {
                return Err(ApiError::TooManyOldEdits(after_ms));
            }
            edit(world, call, channel, id)
        }
        ("DELETE", ["messages", id]) => {
            let id = message(id)?;
            if visible(world, channel, id)?.author != me {
                need(world, may::MANAGE_MESSAGES)?;
            }
            world.delete_message(channel, id)?;
            Ok(Answer::Empty)
        }
        (_, ["messages", _, "reactions", ..]) => Ok(Answer::Empty),
        _ => Err(ApiError::NotFound),
    }
}

/// A message that is nobody's private one.
fn visible(world: &World, channel: Id, id: Id) -> Result<&Message, ApiError> {
    let message = world.message(channel, id)?;
    if message.only_for.is_some() {
        Err(ApiError::UnknownMessage)
    } else {
        Ok(message)
    }
}

fn create(world: &mut World, call: &Call, me: Id, channel: Id) -> Outcome {
    let place = world.channel(channel)?;
    match &place.kind {
        Kind::Private { people } => {
            let closed = |id: &Id| {
                world
                    .users
                    .get(id)
                    .is_some_and(|user| !user.direct_messages)
            };
            let stranger = |id: &Id| world.users.get(id).is_some_and(|user| !user.mutual_guild);
            if people.iter().any(stranger) {
                return Err(ApiError::NoMutualGuilds);
            }
            if people.iter().any(closed) {
                return Err(ApiError::CannotSendToUser);
            }
        }
        kind => {
            let mut needed = match kind {
                Kind::Thread(_) => may::SEND_IN_THREADS,
                _ => may::SEND_MESSAGES,
            };
            if !call.uploads.is_empty() {
                needed |= may::ATTACH_FILES;
            }
            if world.permissions(me, channel) & needed != needed {
                return Err(ApiError::MissingPermissions);
            }
        }
    }
    if matches!(&place.kind, Kind::Thread(thread) if thread.archived && thread.locked) {
        return Err(ApiError::ArchivedThread);
    }
    let draft = draft(&call.body, call, Layout::Rows)?;
    let now = world.now();
    if draft.enforce_nonce
        && let Some(nonce) = &draft.nonce
        && let Some(old) = place
            .messages
            .values()
            .rev()
            .take_while(|m| now.saturating_sub(m.sent) < NONCE_MS)
            .find(|m| m.author == me && m.nonce.as_ref() == Some(nonce))
    {
        return Answer::ok(with_nonce(world, old));
    }
    world.unarchive(channel);
    let id = world.next_id();
    let mut message = Message::blank(id, channel, me, world.now());
    message.nonce = draft.nonce.clone();
    message.reference = draft
        .reference
        .as_ref()
        .and_then(|r| r["message_id"].as_str()?.parse().ok());
    if message.reference.is_some() {
        message.kind = 19;
    }
    let replied = draft.mentions.replied_user;
    world.fill(&mut message, draft)?;
    if let Some(reference) = message.reference
        && replied
        && let Ok(other) = world.message(channel, reference)
        && !message.mentions.contains(&other.author)
    {
        message.mentions.push(other.author);
    }
    let id = world.post(message);
    Answer::ok(with_nonce(world, world.message(channel, id)?))
}

/// The nonce comes back once, with the message that was posted; whoever reads the message later does not see it.
fn with_nonce(world: &World, message: &Message) -> Value {
    let mut json = world.message_json(message);
    if let Some(nonce) = &message.nonce {
        json["nonce"] = nonce.clone();
    }
    json
}

/// Edits a message and answers with it.
pub(super) fn edit(world: &mut World, call: &Call, channel: Id, id: Id) -> Outcome {
    let mut message = world.message(channel, id)?.clone();
    let draft = draft(&call.body, call, message.layout())?;
    world.fill(&mut message, draft)?;
    message.edited = Some(world.now());
    world.repost(message);
    Answer::ok(world.message_json(world.message(channel, id)?))
}

fn list(world: &World, call: &Call, channel: Id) -> Outcome {
    if world.permissions(call.application.unwrap_or(0), channel) & may::READ_HISTORY == 0 {
        return Answer::ok(json!([]));
    }
    let limit = call
        .query("limit")
        .map_or(50, |text| text.parse().unwrap_or(0));
    if !(1..=100).contains(&limit) {
        let mut form = Form::new();
        form.error_at(
            "limit",
            "NUMBER_TYPE_MAX",
            "int value should be between 1 and 100.",
        );
        form.finish()?;
    }
    let id = |key: &str| call.query(key).and_then(call::id);
    let messages = &world.channel(channel)?.messages;
    let seen = messages
        .values()
        .filter(|message| message.only_for.is_none());
    let mut chosen: Vec<&Message> = match (id("before"), id("after"), id("around")) {
        (Some(before), ..) => seen.rev().filter(|m| m.id < before).take(limit).collect(),
        (_, Some(after), _) => seen.filter(|m| m.id > after).take(limit).collect(),
        (.., Some(around)) => {
            let mut near: Vec<_> = seen
                .clone()
                .rev()
                .filter(|m| m.id <= around)
                .take(limit / 2 + 1)
                .collect();
            near.extend(seen.filter(|m| m.id > around).take(limit / 2));
            near
        }
        _ => seen.rev().take(limit).collect(),
    };
    chosen.sort_by_key(|message| std::cmp::Reverse(message.id));
    Answer::ok(
        chosen
            .into_iter()
            .map(|message| world.message_json(message))
            .collect(),
    )
}

fn pins(world: &World, channel: Id) -> Result<Vec<(u64, Value)>, ApiError> {
    let messages = world.channel(channel)?.messages.values().rev();
    Ok(messages
        .filter_map(|m| m.pinned.map(|at| (at, world.message_json(m))))
        .collect())
}

fn pin(world: &mut World, channel: Id, id: Id, pinned: Option<u64>) -> Outcome {
    visible(world, channel, id)?;
    world.message_mut(channel, id)?.pinned = pinned;
    world.message_event("MESSAGE_UPDATE", channel, id);
    Ok(Answer::Empty)
}

/// The status of a freshly made thing.
pub(super) const CREATED: StatusCode = StatusCode::CREATED;
