//! Channels, private conversations and the guild.

use serde_json::{Value, json};

use super::call::{self, Call};
use super::{Answer, Outcome};
use crate::wire::form::Presence::Optional;
use crate::wire::{ApiError, Form, permission as may};
use crate::world::channel::{Channel, Kind};
use crate::world::{Id, World};

pub(super) fn dispatch(
    world: &mut World,
    call: &Call,
    me: Id,
    channel: Id,
    method: &str,
    rest: &[&str],
) -> Outcome {
    let place = world.channel(channel)?;
    let own = matches!(&place.kind, Kind::Thread(thread) if thread.owner == me);
    let needed = if place.parent().is_some() {
        may::MANAGE_THREADS
    } else {
        may::MANAGE_CHANNELS
    };
    let allowed = world.permissions(me, channel);
    let managed = match &place.kind {
        // Who opened a thread may change it, but only moderators open one again that was locked.
        Kind::Thread(thread) if thread.archived => {
            let only_opens = call.body == json!({ "archived": false });
            allowed & needed != 0
                || !thread.locked && (own || only_opens && allowed & may::SEND_IN_THREADS != 0)
        }
        _ => own || allowed & needed != 0,
    };
    match (method, rest) {
        ("GET", []) => Answer::ok(world.channel_json(place, Some(me))),
        ("PATCH", []) if !managed => Err(ApiError::MissingPermissions),
        ("PATCH", []) => change(world, call, me, channel),
        ("DELETE", []) if place.is_private() => Answer::ok(world.channel_json(place, Some(me))),
        ("DELETE", []) if world.permissions(me, channel) & needed == 0 => {
            Err(ApiError::MissingPermissions)
        }
        ("DELETE", []) => {
            let json = world.channel_json(place, Some(me));
            world.delete_channel(channel);
            Answer::ok(json)
        }
        _ => Err(ApiError::NotFound),
    }
}

fn change(world: &mut World, call: &Call, me: Id, channel: Id) -> Outcome {
    let mut form = Form::new();
    let name = form
        .text(&call.body, "name", 1, 100, Optional)
        .map(str::to_owned);
    let topic = form
        .text(&call.body, "topic", 0, 1024, Optional)
        .map(str::to_owned);
    let minutes = form.number(&call.body, "auto_archive_duration", 0..=10080);
    if minutes.is_some_and(|m| !super::thread::ARCHIVE_MINUTES.contains(&m)) {
        form.bad_choice("auto_archive_duration");
    }
    form.finish()?;
    let now = world.now();
    let more = world.check_active_threads();
    let opens_again = call.body["archived"] == false && world.channel(channel)?.is_archived();
    let place = world
        .channels
        .get_mut(&channel)
        .ok_or(ApiError::UnknownChannel)?;
    if let Kind::Thread(thread) = &mut place.kind {
        let archived = call.body["archived"].as_bool();
        if thread.archived && archived != Some(false) {
            return Err(ApiError::ArchivedThread);
        }
        if opens_again {
            more?;
        }
        let before = (thread.archived, thread.auto_archive);
        thread.archived = archived.unwrap_or(thread.archived);
        thread.locked = call.body["locked"].as_bool().unwrap_or(thread.locked);
        thread.auto_archive = minutes.map_or(thread.auto_archive, |m| m as u64);
        // What changes nothing is no activity.
        if before != (thread.archived, thread.auto_archive) {
            thread.changed = now;
        }
    }
    place.name = name.unwrap_or_else(|| place.name.clone());
    place.topic = topic.or_else(|| place.topic.clone());
    world.channel_event("UPDATE", channel);
    Answer::ok(world.channel_json(world.channel(channel)?, Some(me)))
}

/// Opens a private conversation with a member.
pub(super) fn open_private(world: &mut World, call: &Call, me: Id) -> Outcome {
    let id = &call.body["recipient_id"];
    let id = id
        .as_u64()
        .or_else(|| id.as_str()?.parse().ok())
        .ok_or(ApiError::UnknownUser)?;
    if world.user(id)?.bot {
        return Err(ApiError::CannotSendToUser);
    }
    let channel = world.private_channel(vec![id, me]);
    Answer::ok(world.channel_json(world.channel(channel)?, Some(me)))
}

/// What can be asked about the guild.
pub(super) fn guild(world: &World, call: &Call, me: Id, rest: &[&str]) -> Outcome {
    let of = |wanted: fn(&Channel) -> bool| -> Vec<Value> {
        let seen = world
            .channels
            .values()
            .filter(|channel| wanted(channel) && world.sees(me, channel.id));
        seen.map(|channel| world.channel_json(channel, Some(me)))
            .collect()
    };
    match rest {
        [] => Answer::ok(world.guild_json()),
        ["channels"] => Answer::ok(json!(of(Channel::is_top))),
        ["roles"] => Answer::ok(world.roles()),
        ["members"] => {
            let limit = call
                .query("limit")
                .and_then(|text| text.parse().ok())
                .unwrap_or(1);
            let after = call.query("after").and_then(call::id).unwrap_or(0);
            let members = world
                .users
                .values()
                .filter(|user| user.id > after)
                .take(limit);
            Answer::ok(members.map(|user| world.member(user)).collect())
        }
        ["members", id] => {
            let id = if *id == "@me" { Some(me) } else { call::id(id) };
            let user = id
                .and_then(|id| world.users.get(&id))
                .ok_or(ApiError::UnknownMember)?;
            Answer::ok(world.member(user))
        }
        ["threads", "active"] => Answer::ok(json!({
            "threads": of(|channel| matches!(&channel.kind, Kind::Thread(thread) if !thread.archived)),
            "members": [],
        })),
        _ => Err(ApiError::NotFound),
    }
}
