//! Channels and private conversations.

use std::sync::Arc;

use axum::Router;
use axum::routing::{any, get};
use serde_json::json;

use super::call::Call;
use super::extract::{Caller, VisibleChannel};
use super::{Answer, Outcome, handler, not_found};
use crate::Server;
use crate::wire::form::Presence::Optional;
use crate::wire::{ApiError, Form, permission as may};
use crate::world::channel::{Channel, Kind};
use crate::world::{Id, World};

pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route(
            "/channels/{channel}",
            get(handler(show))
                .patch(handler(change))
                .delete(handler(delete)),
        )
        .route(
            "/channels/{channel}/{*rest}",
            any(handler(not_found::<VisibleChannel>)),
        )
        .method_not_allowed_fallback(handler(not_found::<VisibleChannel>))
}

fn show(world: &mut World, _: &Call, VisibleChannel { me, channel }: VisibleChannel) -> Outcome {
    Answer::ok(world.channel_json(world.channel(channel)?, Some(me)))
}

/// The permission to change or delete a channel.
fn permission_to_manage(channel: &Channel) -> u64 {
    match channel.parent() {
        Some(_) => may::MANAGE_THREADS,
        None => may::MANAGE_CHANNELS,
    }
}

fn delete(world: &mut World, _: &Call, VisibleChannel { me, channel }: VisibleChannel) -> Outcome {
    let found = world.channel(channel)?;
    let json = world.channel_json(found, Some(me));
    if found.is_private() {
        return Answer::ok(json);
    }
    if world.permissions(me, channel) & permission_to_manage(found) == 0 {
        return Err(ApiError::MissingPermissions);
    }
    world.delete_channel(channel);
    Answer::ok(json)
}

/// Whether the application may change the channel: as a manager, or as the opener of a thread. Everyone who may write
/// in an archived thread may reopen it, unless it is locked.
fn may_change(world: &World, call: &Call, me: Id, channel: &Channel) -> bool {
    let allowed = world.permissions(me, channel.id);
    let manages = allowed & permission_to_manage(channel) != 0;
    match &channel.kind {
        Kind::Thread(thread) if thread.archived => {
            let only_reopens = call.body == json!({ "archived": false });
            let may_reopen = only_reopens && allowed & may::SEND_IN_THREADS != 0;
            manages || !thread.locked && (thread.owner == me || may_reopen)
        }
        Kind::Thread(thread) => manages || thread.owner == me,
        _ => manages,
    }
}

fn change(
    world: &mut World,
    call: &Call,
    VisibleChannel { me, channel }: VisibleChannel,
) -> Outcome {
    if !may_change(world, call, me, world.channel(channel)?) {
        return Err(ApiError::MissingPermissions);
    }
    let mut form = Form::new();
    let name = form
        .text(&call.body, "name", 1, 100, Optional)
        .map(str::to_owned);
    let topic = form
        .text(&call.body, "topic", 0, 1024, Optional)
        .map(str::to_owned);
    let minutes = form.number(&call.body, "auto_archive_duration", 0..=10080);
    if minutes.is_some_and(|m| !super::thread::AUTO_ARCHIVE_MINUTES.contains(&m)) {
        form.bad_choice("auto_archive_duration");
    }
    form.finish()?;
    let now = world.now();
    let thread_limit = world.check_active_threads();
    let reopens = call.body["archived"] == false && world.channel(channel)?.is_archived();
    let found = world
        .channels
        .get_mut(&channel)
        .ok_or(ApiError::UnknownChannel)?;
    if let Kind::Thread(thread) = &mut found.kind {
        let archived = call.body["archived"].as_bool();
        if thread.archived && archived != Some(false) {
            return Err(ApiError::ArchivedThread);
        }
        if reopens {
            thread_limit?;
        }
        let before = (thread.archived, thread.auto_archive);
        thread.archived = archived.unwrap_or(thread.archived);
        thread.locked = call.body["locked"].as_bool().unwrap_or(thread.locked);
        thread.auto_archive = minutes.map_or(thread.auto_archive, |m| m as u64);
        // A call that changes neither is no activity: it does not delay the archiving.
        if before != (thread.archived, thread.auto_archive) {
            thread.changed = now;
        }
    }
    found.name = name.unwrap_or_else(|| found.name.clone());
    found.topic = topic.or_else(|| found.topic.clone());
    world.send_channel_event("UPDATE", channel);
    Answer::ok(world.channel_json(world.channel(channel)?, Some(me)))
}

/// Opens a private conversation with a member.
pub(super) fn open_private(world: &mut World, call: &Call, Caller(me): Caller) -> Outcome {
    let recipient = &call.body["recipient_id"];
    let id = recipient
        .as_u64()
        .or_else(|| recipient.as_str()?.parse().ok())
        .ok_or(ApiError::UnknownUser)?;
    if world.user(id)?.bot {
        return Err(ApiError::CannotSendToUser);
    }
    let channel = world.open_private_channel(vec![id, me]);
    Answer::ok(world.channel_json(world.channel(channel)?, Some(me)))
}
