//! Messages of a channel, their pins, and typing.

mod pin;

use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::routing::{any, get, post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::find::{Place, Snowflake, path};
use super::{Answer, Outcome, missing, on};
use crate::Server;
use crate::wire::component::Layout;
use crate::wire::message::{self as body, Draft};
use crate::wire::{ApiError, Form, permission as may};
use crate::world::channel::Kind;
use crate::world::message::Message;
use crate::world::{Id, World};

/// How long a nonce is remembered, in milliseconds. Discord documents "the past few minutes".
const NONCE_MS: u64 = 3 * 60_000;

/// Age from which edits of messages have a limit of their own, in milliseconds.
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

pub(super) fn routes() -> Router<Arc<Server>> {
    let reactions = "/channels/{channel}/messages/{message}/reactions";
    Router::new()
        .route("/channels/{channel}/typing", post(on(ignore)))
        .route(
            "/channels/{channel}/messages",
            get(on(list)).post(on(create)),
        )
        .route("/channels/{channel}/messages/bulk-delete", post(on(purge)))
        .route(
            "/channels/{channel}/messages/{message}",
            get(on(show)).patch(on(change)).delete(on(delete)),
        )
        .merge(pin::routes())
        .route(reactions, any(on(ignore)))
        .route(&format!("{reactions}/{{*rest}}"), any(on(ignore)))
        .method_not_allowed_fallback(on(missing::<Place>))
}

/// A message in a channel that the caller sees.
struct Target {
    me: Id,
    channel: Id,
    id: Id,
}

#[derive(Deserialize)]
struct OfMessage {
    message: Snowflake,
}

impl FromRequestParts<Arc<Server>> for Target {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let Place { me, channel } = Place::from_request_parts(parts, server).await?;
        let found: OfMessage = path(parts).await?;
        let id = found.message.or(ApiError::UnknownMessage)?;
        Ok(Self { me, channel, id })
    }
}

/// Checks that the application has all permissions in `bits`.
fn need(world: &World, me: Id, channel: Id, bits: u64) -> Result<(), ApiError> {
    if world.permissions(me, channel) & bits == bits {
        Ok(())
    } else {
        Err(ApiError::MissingPermissions)
    }
}

/// Typing and reactions are accepted and not shown.
fn ignore(_: &mut World, _: &Call, _: Place) -> Outcome {
    Ok(Answer::Empty)
}

/// For other bots: deletes many messages at once.
fn purge(world: &mut World, call: &Call, Place { me, channel }: Place) -> Outcome {
    need(world, me, channel, may::MANAGE_MESSAGES)?;
    let ids = call.body["messages"].as_array().into_iter().flatten();
    for id in ids.filter_map(|id| id.as_str()?.parse().ok()) {
        // Discord ignores messages that are already gone.
        let _ = world.delete_message(channel, id);
    }
    Ok(Answer::Empty)
}

fn show(world: &mut World, _: &Call, Target { me, channel, id }: Target) -> Outcome {
    need(world, me, channel, may::READ_HISTORY)?;
    Answer::ok(world.message_json(visible(world, channel, id)?))
}

fn change(world: &mut World, call: &Call, Target { me, channel, id }: Target) -> Outcome {
    if visible(world, channel, id)?.author != me {
        return Err(ApiError::NotAuthor);
    }
    if world.channel(channel)?.is_archived() {
        return Err(ApiError::ArchivedThread);
    }
    if !call.uploads.is_empty() {
        need(world, me, channel, may::ATTACH_FILES)?;
    }
    let now = world.now();
    if world.message(channel, id)?.sent + OLD_MS <= now
        && let Some(after_ms) = world.limits.old_edit(now, me, channel)
    {
        return Err(ApiError::TooManyOldEdits(after_ms));
    }
    edit(world, call, Place { me, channel }, id)
}

fn delete(world: &mut World, _: &Call, Target { me, channel, id }: Target) -> Outcome {
    if visible(world, channel, id)?.author != me {
        need(world, me, channel, may::MANAGE_MESSAGES)?;
    }
    world.delete_message(channel, id)?;
    Ok(Answer::Empty)
}

/// A message that is not ephemeral.
fn visible(world: &World, channel: Id, id: Id) -> Result<&Message, ApiError> {
    let message = world.message(channel, id)?;
    if message.only_for.is_some() {
        Err(ApiError::UnknownMessage)
    } else {
        Ok(message)
    }
}

/// Checks that the application may write in the channel.
fn check_sender(world: &World, call: &Call, Place { me, channel }: Place) -> Result<(), ApiError> {
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
            if call.body["poll"].is_object() {
                needed |= may::SEND_POLLS;
            }
            if world.permissions(me, channel) & needed != needed {
                return Err(ApiError::MissingPermissions);
            }
        }
    }
    if matches!(&place.kind, Kind::Thread(thread) if thread.archived && thread.locked) {
        return Err(ApiError::ArchivedThread);
    }
    Ok(())
}

/// Says that embeds were removed from a message.
struct EmbedsRemoved;

/// Removes the embeds of a message where the application has no EMBED_LINKS. Responses to interactions always have
/// them.
fn strip(world: &World, Place { me, channel }: Place, draft: &mut Draft) -> Option<EmbedsRemoved> {
    let is_private =
        (world.channel(channel)).is_ok_and(|place| matches!(place.kind, Kind::Private { .. }));
    if is_private || world.permissions(me, channel) & may::EMBED_LINKS != 0 {
        return None;
    }
    let embeds = draft.embeds.as_mut().filter(|embeds| !embeds.is_empty())?;
    embeds.clear();
    Some(EmbedsRemoved)
}

fn create(world: &mut World, call: &Call, Place { me, channel }: Place) -> Outcome {
    check_sender(world, call, Place { me, channel })?;
    let mut draft = draft(&call.body, call, Layout::Rows)?;
    let now = world.now();
    if draft.enforce_nonce
        && let Some(nonce) = &draft.nonce
        && let Some(old) = world
            .channel(channel)?
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
        // A reply.
        message.kind = 19;
    }
    let replied = draft.mentions.replied_user;
    let stripped = strip(world, Place { me, channel }, &mut draft);
    world
        .fill(&mut message, draft)
        .map_err(|error| match (error, stripped) {
            (ApiError::EmptyMessage, Some(EmbedsRemoved)) => ApiError::MissingPermissions,
            (error, _) => error,
        })?;
    if let Some(reference) = message.reference
        && replied
        && let Ok(other) = world.message(channel, reference)
        && !message.mentions.contains(&other.author)
    {
        message.mentions.push(other.author);
    }
    let posted = world.post(message);
    Answer::ok(with_nonce(world, world.message(channel, posted)?))
}

/// The message with its nonce, for the response that posts it; later reads do not include it.
fn with_nonce(world: &World, message: &Message) -> Value {
    let mut json = world.message_json(message);
    if let Some(nonce) = &message.nonce {
        json["nonce"] = nonce.clone();
    }
    json
}

/// Edits a message and responds with it. Removed embeds are not reported (discord-api-docs, issue 2601).
fn edit(world: &mut World, call: &Call, place: Place, id: Id) -> Outcome {
    let channel = place.channel;
    let mut message = world.message(channel, id)?.clone();
    let mut draft = draft(&call.body, call, message.layout())?;
    strip(world, place, &mut draft);
    world.fill(&mut message, draft)?;
    message.edited = Some(world.now());
    world.repost(message);
    Answer::ok(world.message_json(world.message(channel, id)?))
}

#[derive(Deserialize)]
struct Page {
    limit: Option<String>,
    before: Option<Snowflake>,
    after: Option<Snowflake>,
    around: Option<Snowflake>,
}

fn list(
    world: &mut World,
    _: &Call,
    (Place { me, channel }, Query(page)): (Place, Query<Page>),
) -> Outcome {
    if world.permissions(me, channel) & may::READ_HISTORY == 0 {
        return Answer::ok(json!([]));
    }
    let limit = page.limit.map_or(50, |text| text.parse().unwrap_or(0));
    if !(1..=100).contains(&limit) {
        let mut form = Form::new();
        form.error_at(
            "limit",
            "NUMBER_TYPE_MAX",
            "int value should be between 1 and 100.",
        );
        form.finish()?;
    }
    let id = |given: Option<Snowflake>| given.and_then(Snowflake::id);
    let messages = &world.channel(channel)?.messages;
    let seen = messages
        .values()
        .filter(|message| message.only_for.is_none());
    let mut chosen: Vec<&Message> = match (id(page.before), id(page.after), id(page.around)) {
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
