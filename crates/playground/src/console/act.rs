//! Acting as a member, and changing the world around the applications.

use std::collections::HashSet;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value, json};

use super::{ConsoleRequest, Outcome, Refusal, bad_request, find_channel};
use crate::rest::{add_entry_point, guess};
use crate::wire::component::find;
use crate::wire::message::Upload;
use crate::wire::{LOCALES, modal as form};
use crate::world::channel::Kind;
use crate::world::interaction::{InteractionKind, Start, State};
use crate::world::message::Message;
use crate::world::{Id, World};

pub(super) fn say(world: &mut World, ask: &ConsoleRequest) -> Outcome {
    let user = ask.user(world)?;
    let channel = ask.channel(world, user)?;
    let files = files(ask)?;
    let content = ask.text("content")?.trim().to_owned();
    if content.is_empty() && files.is_empty() || content.chars().count() > 2000 {
        return Err(bad_request("A message has 1 to 2000 characters"));
    }
    let id = world.next_id();
    let mut message = Message::blank(id, channel, user, world.now());
    let draft = crate::wire::message::Draft {
        content: Some(content),
        uploads: files,
        ..Default::default()
    };
    world
        .fill(&mut message, draft)
        .map_err(|error| bad_request(error.to_string()))?;
    if let Some(Kind::Thread(thread)) = world.channels.get_mut(&channel).map(|c| &mut c.kind) {
        thread.members.insert(user);
        thread.archived = false;
    }
    let posted = world.post(message);
    Ok(world.console_message(channel, posted))
}

/// The files that a member posts with a message: each with a `filename` and a `content_base64`.
fn files(ask: &ConsoleRequest) -> Result<Vec<Upload>, Refusal> {
    let files = ask.0["files"].as_array().into_iter().flatten();
    let read = |(number, file): (usize, &Value)| {
        let wrong = || bad_request("A file has a filename and a content_base64");
        let filename = file["filename"].as_str().ok_or_else(wrong)?.to_owned();
        let content = file["content_base64"].as_str().ok_or_else(wrong)?;
        let bytes = BASE64_STANDARD.decode(content).map_err(|_| wrong())?;
        Ok(Upload {
            number: number as u64,
            content_type: guess(&filename),
            filename,
            bytes: bytes.into(),
        })
    };
    files.enumerate().map(read).collect()
}

pub(super) fn delete_message(world: &mut World, id: &str) -> Outcome {
    let (channel, id) = find_message(world, id)?;
    world
        .delete_message(channel, id)
        .map_err(|_| Refusal::Missing("such message"))?;
    Ok(json!({}))
}

fn find_message(world: &World, id: &str) -> Result<(Id, Id), Refusal> {
    let id: Id = id.parse().map_err(|_| Refusal::Missing("such message"))?;
    let channel = world
        .channels
        .values()
        .find(|channel| channel.messages.contains_key(&id));
    channel
        .map(|channel| (channel.id, id))
        .ok_or(Refusal::Missing("such message"))
}

pub(super) fn component(world: &mut World, ask: &ConsoleRequest) -> Result<Id, Refusal> {
    let user = ask.user(world)?;
    let (channel, id) = find_message(world, &ask.text("message")?)?;
    let message = world
        .message(channel, id)
        .map_err(|_| Refusal::Missing("such message"))?;
    if !world.sees(user, channel) || message.only_for.is_some_and(|only| only != user) {
        return Err(Refusal::Forbidden(
            "This user does not see that message".into(),
        ));
    }
    let custom_id = ask.text("custom_id")?;
    let part = find(&message.components, &custom_id).ok_or(Refusal::Missing("such component"))?;
    if part["disabled"] == true {
        return Err(Refusal::Forbidden("This component is disabled".into()));
    }
    let kind = part["type"].as_u64().unwrap_or(2);
    let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": part["id"] });
    // Type 2 is a button; all others are menus.
    if kind != 2 {
        let values = ask.0["values"].as_array().cloned().unwrap_or_default();
        choose(world, part, &values, &mut data)?;
    }
    let application = message.author;
    if !world.applications.contains_key(&application) {
        return Err(bad_request("This message is no application's"));
    }
    let owners = match &message.metadata {
        Some(metadata) => metadata["authorizing_integration_owners"].clone(),
        None if world.channels[&channel].is_private() => json!({ "0": "0" }),
        None => json!({ "0": world.guild.to_string() }),
    };
    Ok(world.start(Start {
        application,
        kind: InteractionKind::Component,
        user,
        channel,
        data,
        source: Some(id),
        owners,
        trigger: None,
    }))
}

/// Adds the values chosen in the menu `part` to `data`, with the resolved users. Types of menus: 3 lists texts,
/// 5 users, and 7 users and roles.
fn choose(world: &World, part: &Value, values: &[Value], data: &mut Value) -> Result<(), Refusal> {
    let kind = part["type"].as_u64();
    let is_option = |value: &Value| {
        let mut options = part["options"].as_array().into_iter().flatten();
        options.any(|option| &option["value"] == value)
    };
    let unique: HashSet<&str> = values.iter().filter_map(Value::as_str).collect();
    let min = part["min_values"].as_u64().unwrap_or(1) as usize;
    let max = part["max_values"].as_u64().unwrap_or(1) as usize;
    let fits = unique.len() == values.len() && (min..=max).contains(&values.len());
    if !fits || kind == Some(3) && !values.iter().all(is_option) {
        return Err(bad_request("These values cannot be chosen"));
    }
    data["values"] = json!(values);
    if matches!(kind, Some(5 | 7)) {
        for value in values {
            let user = value
                .as_str()
                .and_then(|id| world.find_user(id))
                .ok_or(Refusal::Missing("such user"))?;
            data["resolved"]["users"][user.id.to_string()] = user.json();
            data["resolved"]["members"][user.id.to_string()] = world.partial_member();
        }
    }
    Ok(())
}

pub(super) fn modal(world: &mut World, ask: &ConsoleRequest) -> Result<Id, Refusal> {
    let user = ask.user(world)?;
    let id: Id = ask
        .text("modal")?
        .parse()
        .map_err(|_| Refusal::Missing("such modal"))?;
    let opener = world
        .interactions
        .get(&id)
        .ok_or(Refusal::Missing("such modal"))?;
    let State::Modal(modal) = &opener.state else {
        return Err(Refusal::Missing("such modal"));
    };
    if opener.user != user {
        return Err(Refusal::Forbidden(
            "This form was opened for somebody else".into(),
        ));
    }
    let empty = Map::new();
    let fields = ask.0["fields"].as_object().unwrap_or(&empty);
    let components = form::submit(modal, fields).map_err(bad_request)?;
    let start = Start {
        application: opener.application,
        kind: InteractionKind::Modal,
        user,
        channel: opener.channel,
        data: json!({ "custom_id": modal["custom_id"], "components": components }),
        source: opener.source,
        owners: opener.owners().clone(),
        trigger: Some(opener.metadata.clone()),
    };
    if !world.channels.contains_key(&start.channel) {
        return Err(Refusal::Missing("such channel"));
    }
    Ok(world.start(start))
}

pub(super) fn open_channel(world: &mut World, ask: &ConsoleRequest) -> Outcome {
    if let Some(recipients) = ask.0["recipients"].as_array() {
        let to_user = |value: &Value| value.as_str().and_then(|name| world.find_user(name));
        let found: Option<Vec<Id>> = recipients
            .iter()
            .map(|v| to_user(v).map(|user| user.id))
            .collect();
        let people = found
            .filter(|people| people.len() >= 2)
            .ok_or_else(|| bad_request("\"recipients\" names two users or more"))?;
        let id = world.private_channel(people);
        return Ok(world.channel_json(&world.channels[&id], None));
    }
    let name = ask.text("name")?.to_lowercase().replace(' ', "-");
    if name.is_empty() || name.chars().count() > 100 {
        return Err(bad_request("A channel's name has 1 to 100 characters"));
    }
    let id = world.add_channel(name, Kind::Text);
    world.channel_event("CREATE", id);
    Ok(world.channel_json(&world.channels[&id], None))
}

pub(super) fn delete_channel(world: &mut World, named: &str) -> Outcome {
    let id = find_channel(world, named)?;
    world.delete_channel(id);
    Ok(json!({}))
}

pub(super) fn change_channel(world: &mut World, named: &str, ask: &ConsoleRequest) -> Outcome {
    let id = find_channel(world, named)?;
    let now = world.now();
    let channel = world
        .channels
        .get_mut(&id)
        .ok_or(Refusal::Missing("such channel"))?;
    match &ask.0["app_permissions"] {
        Value::Null if ask.0.get("app_permissions").is_some() => channel.app_permissions = None,
        Value::Null => {}
        bits => {
            let bits = bits.as_u64().or_else(|| bits.as_str()?.parse().ok());
            channel.app_permissions =
                Some(bits.ok_or_else(|| bad_request("\"app_permissions\" are bits"))?);
        }
    }
    if let Kind::Thread(thread) = &mut channel.kind {
        if let Some(archived) = ask.0["archived"].as_bool() {
            thread.archived = archived;
            thread.changed = now;
        }
        thread.locked = ask.0["locked"].as_bool().unwrap_or(thread.locked);
    } else if let Some(number) = ask.0["type"].as_u64() {
        let kind = match number {
            0 => Kind::Text,
            2 => Kind::Voice,
            13 => Kind::Stage,
            _ => return Err(bad_request("\"type\" is 0 (text), 2 (voice) or 13 (stage)")),
        };
        if !channel.is_top() {
            return Err(bad_request("A private conversation stays one"));
        }
        channel.kind = kind;
    }
    world.channel_event("UPDATE", id);
    Ok(world.channel_json(&world.channels[&id], None))
}

pub(super) fn change_user(world: &mut World, named: &str, ask: &ConsoleRequest) -> Outcome {
    let id = world
        .find_user(named)
        .ok_or(Refusal::Missing("such user"))?
        .id;
    let user = world.users.get_mut(&id).expect("found just now");
    if let Some(locale) = ask.0["locale"].as_str() {
        if !LOCALES.contains(&locale) {
            return Err(bad_request(format!("Discord has no locale {locale}")));
        }
        user.locale = locale.to_owned();
    }
    if let Some(open) = ask.0["direct_messages"].as_bool() {
        user.direct_messages = open;
    }
    let flag = |key: &str| ask.0[key].as_bool();
    user.mutual_guild = flag("mutual_guild").unwrap_or(user.mutual_guild);
    user.external_apps = flag("external_apps").unwrap_or(user.external_apps);
    user.scripted = flag("scripted").unwrap_or(user.scripted);
    let mut json = user.json();
    json["locale"] = json!(user.locale);
    json["scripted"] = json!(user.scripted);
    world.tell_all("USER_UPDATE", &json);
    Ok(json)
}

pub(super) fn change_application(world: &mut World, named: &str, ask: &ConsoleRequest) -> Outcome {
    let found = world.find_user(named).map(|user| user.id);
    let now = world.now();
    let app = found
        .and_then(|id| world.applications.get_mut(&id))
        .ok_or(Refusal::Missing("such application"))?;
    if let Some(allowed) = ask.0["privileged_intents"].as_bool() {
        app.privileged = allowed;
    }
    let id = app.id;
    if let Some(member) = ask.0["member"].as_bool().filter(|to| *to != app.member) {
        app.member = member;
        app.joined = now;
        world.membership_event(id);
    }
    if let Some(is_on) = ask.0["activity"].as_bool()
        && let Some(activity) = world.activity.as_mut().filter(|own| own.application == id)
    {
        activity.is_on = is_on;
        let view = world.application_view(id);
        world.tell_all("APPLICATION_UPDATE", &view);
    }
    if ask.0["entry_point"] == true {
        add_entry_point(world, id).map_err(|error| bad_request(error.to_string()))?;
    }
    world.tell_all("COMMANDS_UPDATE", &json!({}));
    Ok(world.application_view(id))
}
