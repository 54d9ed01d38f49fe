//! Channels, messages and commands as one user sees them.

use serde_json::{Value, json};

use super::{ConsoleRequest, Outcome};
use crate::wire::command::{ENTRY_POINT, Scope, kind};
use crate::world::application::{Command, localize};
use crate::world::channel::Kind;
use crate::world::{Id, World};

pub(super) fn state(world: &World, request: &ConsoleRequest) -> Outcome {
    let me = request.user(world)?;
    let users: Vec<Value> = world
        .users
        .values()
        .map(|user| {
            let mut json = user.json();
            json["locale"] = json!(user.locale);
            json["color"] = json!(user.color);
            json["scripted"] = json!(user.scripted);
            json["online"] = json!(!user.bot || world.is_online(user.id));
            json
        })
        .collect();
    let visible_channels = |private: bool| -> Vec<Value> {
        world
            .channels
            .values()
            .filter(|channel| channel.is_private() == private && world.sees(me, channel.id))
            .map(|channel| world.channel_json(channel, Some(me)))
            .collect()
    };
    let applications: Vec<Value> = world
        .applications
        .keys()
        .map(|id| world.application_view(*id))
        .collect();
    let mut myself = world.users[&me].json();
    myself["locale"] = json!(world.users[&me].locale);
    Ok(json!({
        "me": myself, "users": users, "applications": applications, "now": world.now(),
        "guilds": [{ "id": world.guild.to_string(), "name": "Tengen Club", "locale": "en-GB",
                     "channels": visible_channels(false), "events": world.scheduled_events() }],
        "private_channels": visible_channels(true),
    }))
}

pub(super) fn messages(world: &World, request: &ConsoleRequest) -> Outcome {
    let me = request.user(world)?;
    let channel = request.channel(world, me)?;
    let messages: Vec<Value> = world.channels[&channel]
        .messages
        .values()
        .filter(|message| message.only_for.is_none_or(|only| only == me))
        .map(|message| world.console_message(channel, message.id))
        .collect();
    Ok(json!({ "messages": messages }))
}

pub(super) fn commands(world: &World, request: &ConsoleRequest) -> Outcome {
    let me = request.user(world)?;
    let channel = request.channel(world, me)?;
    let locale = &world.users[&me].locale;
    let list = usable_commands(world, me, channel).map(|(application, command, _)| {
        let mut json = world.command_json(application, command);
        localize(&mut json, locale);
        json
    });
    Ok(json!({ "commands": list.collect::<Vec<_>>() }))
}

/// The commands that a user may use in a channel, each with its application and its `authorizing_integration_owners`.
pub(super) fn usable_commands(
    world: &World,
    user: Id,
    channel: Id,
) -> impl Iterator<Item = (Id, &Command, Value)> {
    world.applications.values().flat_map(move |application| {
        application.commands.values().filter_map(move |command| {
            let owners = owners(world, application.id, command, user, channel)?;
            Some((application.id, command, owners))
        })
    })
}

/// The `authorizing_integration_owners` of a command; `None` if the user may not use it in the channel.
fn owners(world: &World, app: Id, command: &Command, user: Id, channel: Id) -> Option<Value> {
    if kind(&command.body) == ENTRY_POINT {
        return None;
    }
    let holds = |key: &str, number: u64| match &command.body[key] {
        Value::Array(list) => list.iter().any(|value| value == number),
        _ => key == "contexts",
    };
    let (by_guild, by_user) = match command.scope {
        Scope::Guild => (world.is_member(app), false),
        Scope::Global => (
            world.is_member(app) && holds("integration_types", 0),
            holds("integration_types", 1),
        ),
    };
    // Discord's contexts: 0 the guild, 1 a private conversation with the application, 2 one with others.
    let context = match &world.channels.get(&channel)?.kind {
        Kind::Private { people } if people.contains(&app) => 1,
        Kind::Private { .. } => 2,
        _ => 0,
    };
    if command.scope == Scope::Guild && context != 0 || !holds("contexts", context) {
        return None;
    }
    if context == 1 && command.body["contexts"].is_null() && command.body["dm_permission"] == false
    {
        return None;
    }
    let needed: Option<u64> = command.body["default_member_permissions"]
        .as_str()
        .and_then(|bits| bits.parse().ok());
    // A command that needs the permissions "0" is for the owner alone.
    if let Some(needed) = needed.filter(|_| context == 0)
        && (world.permissions(user, channel) & needed != needed
            || needed == 0 && user != world.owner)
    {
        return None;
    }
    let mut owners = json!({});
    if by_guild && context == 0 {
        owners["0"] = json!(world.guild.to_string());
    } else if by_guild && context == 1 {
        owners["0"] = json!("0");
    }
    if by_user {
        owners["1"] = json!(user.to_string());
    }
    owners
        .as_object()
        .is_some_and(|map| !map.is_empty())
        .then_some(owners)
}
