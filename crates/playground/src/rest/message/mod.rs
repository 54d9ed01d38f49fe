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
use super::extract::{Snowflake, VisibleChannel, path_params};
use super::{Answer, Outcome, handler, not_found};
use crate::Server;
use crate::wire::component::Layout;
use crate::wire::message::{self as wire_message, Draft};
use crate::wire::{ApiError, Form, permission as may};
use crate::world::channel::{Channel, Kind};
use crate::world::message::Message;
use crate::world::{Id, World};

/// Lifetime of a nonce, in milliseconds. Discord documents "the past few minutes".
const NONCE_LIFETIME_MS: u64 = 3 * 60_000;

/// Age from which edits of a message have a separate rate limit, in milliseconds.
const OLD_MESSAGE_MS: u64 = 3_600_000;

/// Reads the message in a body, refusing what is too large or malformed.
pub(crate) fn read_draft(body: &Value, call: &Call, layout: Layout) -> Result<Draft, ApiError> {
    if wire_message::has_too_large_file(&call.uploads) {
        return Err(ApiError::TooLarge);
    }
    let mut form = Form::new();
    let draft = wire_message::read(body, &call.uploads, layout, &mut form);
    form.finish()?;
    Ok(draft)
}

pub(super) fn routes() -> Router<Arc<Server>> {
    let reactions = "/channels/{channel}/messages/{message}/reactions";
    Router::new()
        .route("/channels/{channel}/typing", post(handler(ignore)))
        .route(
            "/channels/{channel}/messages",
            get(handler(list)).post(handler(create)),
        )
        .route(
            "/channels/{channel}/messages/bulk-delete",
            post(handler(bulk_delete)),
        )
        .route(
            "/channels/{channel}/messages/{message}",
            get(handler(show))
                .patch(handler(change))
                .delete(handler(delete)),
        )
        .merge(pin::routes())
        .route(reactions, any(handler(ignore)))
        .route(&format!("{reactions}/{{*rest}}"), any(handler(ignore)))
        .method_not_allowed_fallback(handler(not_found::<VisibleChannel>))
}

/// The message of the path, in a channel that the caller can see.
struct MessageTarget {
    me: Id,
    channel: Id,
    id: Id,
}

#[derive(Deserialize)]
struct MessageParams {
    message: Snowflake,
}

impl FromRequestParts<Arc<Server>> for MessageTarget {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let VisibleChannel { me, channel } =
            VisibleChannel::from_request_parts(parts, server).await?;
        let found: MessageParams = path_params(parts).await?;
        let id = found.message.ok_or(ApiError::UnknownMessage)?;
        Ok(Self { me, channel, id })
    }
}

/// Checks that the application has all permissions in `bits`.
fn require_permissions(world: &World, me: Id, channel: Id, bits: u64) -> Result<(), ApiError> {
    if world.permissions(me, channel) & bits == bits {
        Ok(())
    } else {
        Err(ApiError::MissingPermissions)
    }
}

/// Typing and reactions are accepted and not shown.
fn ignore(_: &mut World, _: &Call, _: VisibleChannel) -> Outcome {
    Ok(Answer::Empty)
}

/// For other bots: deletes many messages at once.
fn bulk_delete(
    world: &mut World,
    call: &Call,
    VisibleChannel { me, channel }: VisibleChannel,
) -> Outcome {
    require_permissions(world, me, channel, may::MANAGE_MESSAGES)?;
    let ids = call.body["messages"].as_array().into_iter().flatten();
    for id in ids.filter_map(|id| id.as_str()?.parse().ok()) {
        // Discord ignores messages that are already gone.
        let _ = world.delete_message(channel, id);
    }
    Ok(Answer::Empty)
}

fn show(world: &mut World, _: &Call, MessageTarget { me, channel, id }: MessageTarget) -> Outcome {
    require_permissions(world, me, channel, may::READ_HISTORY)?;
    Answer::ok(world.message_json(visible_message(world, channel, id)?))
}

fn change(
    world: &mut World,
    call: &Call,
    MessageTarget { me, channel, id }: MessageTarget,
) -> Outcome {
    if visible_message(world, channel, id)?.author != me {
        return Err(ApiError::NotAuthor);
    }
    if world.channel(channel)?.is_archived() {
        return Err(ApiError::ArchivedThread);
    }
    if !call.uploads.is_empty() {
        require_permissions(world, me, channel, may::ATTACH_FILES)?;
    }
    let now = world.now();
    if world.message(channel, id)?.sent + OLD_MESSAGE_MS <= now
        && let Some(after_ms) = world.limits.count_old_edit(now, me, channel)
    {
        return Err(ApiError::TooManyOldEdits(after_ms));
    }
    edit(world, call, VisibleChannel { me, channel }, id)
}

fn delete(
    world: &mut World,
    _: &Call,
    MessageTarget { me, channel, id }: MessageTarget,
) -> Outcome {
    if visible_message(world, channel, id)?.author != me {
        require_permissions(world, me, channel, may::MANAGE_MESSAGES)?;
    }
    world.delete_message(channel, id)?;
    Ok(Answer::Empty)
}

/// A message that is not ephemeral.
fn visible_message(world: &World, channel: Id, id: Id) -> Result<&Message, ApiError> {
    let message = world.message(channel, id)?;
    if message.only_for.is_some() {
        Err(ApiError::UnknownMessage)
    } else {
        Ok(message)
    }
}

/// Checks that the application may write in the channel.
fn check_may_send(
    world: &World,
    call: &Call,
    VisibleChannel { me, channel }: VisibleChannel,
) -> Result<(), ApiError> {
    let found = world.channel(channel)?;
    match &found.kind {
        Kind::Private { people } => {
            let refuses_bots = |id: &Id| {
                world
                    .users
                    .get(id)
                    .is_some_and(|user| !user.direct_messages)
            };
            let stranger = |id: &Id| world.users.get(id).is_some_and(|user| !user.mutual_guild);
            if people.iter().any(stranger) {
                return Err(ApiError::NoMutualGuilds);
            }
            if people.iter().any(refuses_bots) {
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
    if matches!(&found.kind, Kind::Thread(thread) if thread.archived && thread.locked) {
        return Err(ApiError::ArchivedThread);
    }
    Ok(())
}

/// Marker: the embeds of a message were removed.
struct EmbedsRemoved;

/// Removes the embeds of a message where the application has no EMBED_LINKS. Responses to interactions always have
/// them.
fn strip_embeds(
    world: &World,
    VisibleChannel { me, channel }: VisibleChannel,
    draft: &mut Draft,
) -> Option<EmbedsRemoved> {
    let is_private = world.channel(channel).is_ok_and(Channel::is_private);
    if is_private || world.permissions(me, channel) & may::EMBED_LINKS != 0 {
        return None;
    }
    let embeds = draft.embeds.as_mut().filter(|embeds| !embeds.is_empty())?;
    embeds.clear();
    Some(EmbedsRemoved)
}

fn create(
    world: &mut World,
    call: &Call,
    VisibleChannel { me, channel }: VisibleChannel,
) -> Outcome {
    check_may_send(world, call, VisibleChannel { me, channel })?;
    let mut draft = read_draft(&call.body, call, Layout::Rows)?;
    let now = world.now();
    if draft.enforce_nonce
        && let Some(nonce) = &draft.nonce
        && let Some(old) = world
            .channel(channel)?
            .messages
            .values()
            .rev()
            .take_while(|m| now.saturating_sub(m.sent) < NONCE_LIFETIME_MS)
            .find(|m| m.author == me && m.nonce.as_ref() == Some(nonce))
    {
        return Answer::ok(with_nonce(world, old));
    }
    world.unarchive(channel);
    let id = world.next_id();
    let mut message = Message::new(id, channel, me, world.now());
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
    let stripped = strip_embeds(world, VisibleChannel { me, channel }, &mut draft);
    world
        .apply_draft(&mut message, draft)
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
fn edit(world: &mut World, call: &Call, target: VisibleChannel, id: Id) -> Outcome {
    let channel = target.channel;
    let mut message = world.message(channel, id)?.clone();
    let mut draft = read_draft(&call.body, call, message.layout())?;
    strip_embeds(world, target, &mut draft);
    world.apply_draft(&mut message, draft)?;
    message.edited = Some(world.now());
    world.replace_message(message);
    Answer::ok(world.message_json(world.message(channel, id)?))
}

#[derive(Deserialize)]
struct MessagesQuery {
    limit: Option<String>,
    before: Option<Snowflake>,
    after: Option<Snowflake>,
    around: Option<Snowflake>,
}

fn list(
    world: &mut World,
    _: &Call,
    (VisibleChannel { me, channel }, Query(query)): (VisibleChannel, Query<MessagesQuery>),
) -> Outcome {
    if world.permissions(me, channel) & may::READ_HISTORY == 0 {
        return Answer::ok(json!([]));
    }
    let limit = query.limit.map_or(50, |text| text.parse().unwrap_or(0));
    if !(1..=100).contains(&limit) {
        let mut form = Form::new();
        form.error_at(
            "limit",
            "NUMBER_TYPE_MAX",
            "int value should be between 1 and 100.",
        );
        form.finish()?;
    }
    let id = |snowflake: Option<Snowflake>| snowflake.and_then(Snowflake::id);
    let messages = &world.channel(channel)?.messages;
    let seen = messages
        .values()
        .filter(|message| message.only_for.is_none());
    let mut chosen: Vec<&Message> = match (id(query.before), id(query.after), id(query.around)) {
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
