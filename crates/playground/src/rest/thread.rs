//! Threads: opened from a message or in a channel, and their members.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Router;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::routing::{get, post};
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use super::extract::{Snowflake, UserRef, VisibleChannel, path_params};
use super::{Answer, Outcome, handler, method_not_allowed, not_found};
use crate::Server;
use crate::wire::form::Presence::Required;
use crate::wire::{ApiError, Form, permission as may, timestamp::iso};
use crate::world::channel::{Kind, Thread};
use crate::world::{Id, World};

/// Allowed values of `auto_archive_duration`, in minutes.
pub(super) const AUTO_ARCHIVE_MINUTES: [i64; 4] = [60, 1440, 4320, 10080];

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route(
            "/channels/{channel}/threads",
            post(handler(open_in_channel)),
        )
        .route(
            "/channels/{channel}/messages/{message}/threads",
            post(handler(open_from_message)),
        )
        .route(
            "/channels/{channel}/threads/archived/{which}",
            get(handler(list_archived_public)),
        )
        .route(
            "/channels/{channel}/users/@me/threads/archived/private",
            get(handler(list_my_archived)),
        )
        .route(
            "/channels/{channel}/thread-members",
            get(handler(members)).fallback(handler(method_not_allowed::<VisibleThread>)),
        )
        .route(
            "/channels/{channel}/thread-members/{user}",
            get(handler(member))
                .put(handler(join))
                .delete(handler(leave))
                .fallback(handler(method_not_allowed::<ThreadUser>)),
        )
        .method_not_allowed_fallback(handler(not_found::<VisibleChannel>))
}

fn open_in_channel(
    world: &mut World,
    call: &Call,
    VisibleChannel { me, channel }: VisibleChannel,
) -> Outcome {
    open_thread(world, call, me, channel, None)
}

#[derive(Deserialize)]
struct MessageParams {
    message: Snowflake,
}

fn open_from_message(
    world: &mut World,
    call: &Call,
    (VisibleChannel { me, channel }, Path(found)): (VisibleChannel, Path<MessageParams>),
) -> Outcome {
    let id = found.message.ok_or(ApiError::UnknownMessage)?;
    world.message(channel, id)?;
    if world.channels.contains_key(&id) {
        return Err(ApiError::ThreadExists);
    }
    open_thread(world, call, me, channel, Some(id))
}

#[derive(Deserialize)]
struct ArchiveParams {
    which: String,
}

/// For other bots.
fn list_archived_public(
    world: &mut World,
    _: &Call,
    (VisibleChannel { me, channel }, Path(archive)): (VisibleChannel, Path<ArchiveParams>),
) -> Outcome {
    list_archived(world, me, channel, |thread| {
        thread.private == (archive.which == "private")
    })
}

/// For other bots.
fn list_my_archived(
    world: &mut World,
    _: &Call,
    VisibleChannel { me, channel }: VisibleChannel,
) -> Outcome {
    list_archived(world, me, channel, |thread| thread.private)
}

fn list_archived(world: &World, me: Id, channel: Id, selects: impl Fn(&Thread) -> bool) -> Outcome {
    let threads: Vec<Value> = world
        .channels
        .values()
        .filter(|c| c.parent() == Some(channel))
        .filter(|c| matches!(&c.kind, Kind::Thread(t) if t.archived && selects(t)))
        .map(|c| world.channel_json(c, Some(me)))
        .collect();
    Answer::ok(json!({ "threads": threads, "members": [], "has_more": false }))
}

fn open_thread(world: &mut World, call: &Call, me: Id, parent: Id, from: Option<Id>) -> Outcome {
    let mut form = Form::new();
    let name = form
        .text(&call.body, "name", 1, 100, Required)
        .unwrap_or("")
        .to_owned();
    let minutes = form
        .number(&call.body, "auto_archive_duration", 0..=10080)
        .unwrap_or(1440);
    if !AUTO_ARCHIVE_MINUTES.contains(&minutes) {
        form.bad_choice("auto_archive_duration");
    }
    // Type 11 is public, 12 private. Without a message and without a type, a thread is private.
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
    world.send_channel_event("CREATE", id);
    if let Some(message) = from {
        world.send_message_event("MESSAGE_UPDATE", parent, message);
    }
    Ok(Answer::Json(
        StatusCode::CREATED,
        world.channel_json(world.channel(id)?, Some(me)),
    ))
}

/// A thread that the caller can see.
struct VisibleThread(Id);

impl FromRequestParts<Arc<Server>> for VisibleThread {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let VisibleChannel { channel, .. } =
            VisibleChannel::from_request_parts(parts, server).await?;
        match server.world().channel(channel)?.kind {
            Kind::Thread(_) => Ok(Self(channel)),
            _ => Err(ApiError::WrongChannelType),
        }
    }
}

/// For other bots: a user who is a member of a thread or may become one.
struct ThreadUser {
    channel: Id,
    user: Id,
}

#[derive(Deserialize)]
struct UserParams {
    user: UserRef,
}

impl FromRequestParts<Arc<Server>> for ThreadUser {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let VisibleChannel { me, .. } = VisibleChannel::from_request_parts(parts, server).await?;
        let found: UserParams = path_params(parts).await?;
        let user = found.user.id_or(me, ApiError::UnknownUser)?;
        server.world().user(user)?;
        let VisibleThread(channel) = VisibleThread::from_request_parts(parts, server).await?;
        Ok(Self { channel, user })
    }
}

/// The data of a channel that is known to be a thread.
fn thread(world: &mut World, channel: Id) -> Result<&mut Thread, ApiError> {
    let found = world.channels.get_mut(&channel);
    match &mut found.ok_or(ApiError::UnknownChannel)?.kind {
        Kind::Thread(thread) => Ok(thread),
        _ => Err(ApiError::WrongChannelType),
    }
}

fn member_json(channel: Id, user: Id, now: u64) -> Value {
    json!({ "id": channel.to_string(), "user_id": user.to_string(),
            "join_timestamp": iso(now), "flags": 0 })
}

fn members(world: &mut World, _: &Call, VisibleThread(channel): VisibleThread) -> Outcome {
    let now = world.now();
    let members = thread(world, channel)?.members.iter();
    Answer::ok(
        members
            .map(|user| member_json(channel, *user, now))
            .collect(),
    )
}

fn member(world: &mut World, _: &Call, ThreadUser { channel, user }: ThreadUser) -> Outcome {
    let now = world.now();
    if thread(world, channel)?.members.contains(&user) {
        Answer::ok(member_json(channel, user, now))
    } else {
        Err(ApiError::UnknownMember)
    }
}

fn join(world: &mut World, _: &Call, ThreadUser { channel, user }: ThreadUser) -> Outcome {
    change_members(world, channel, |members| members.insert(user))
}

fn leave(world: &mut World, _: &Call, ThreadUser { channel, user }: ThreadUser) -> Outcome {
    change_members(world, channel, |members| members.remove(&user))
}

fn change_members(
    world: &mut World,
    channel: Id,
    change: impl FnOnce(&mut BTreeSet<Id>) -> bool,
) -> Outcome {
    let thread = thread(world, channel)?;
    if thread.archived {
        return Err(ApiError::ArchivedThread);
    }
    change(&mut thread.members);
    world.send_channel_event("UPDATE", channel);
    Ok(Answer::Empty)
}
