//! Acting as a member, and changing the world around the applications.

use std::collections::HashSet;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value, json};

use super::{ConsoleRequest, Outcome, Refusal, bad_request, find_channel};
use crate::rest::{add_entry_point, guess_content_type};
use crate::wire::component::find_component;
use crate::wire::message::Upload;
use crate::wire::{LOCALES, modal as wire_modal};
use crate::world::channel::Kind;
use crate::world::interaction::{InteractionKind, NewInteraction, ResponseState};
use crate::world::message::Message;
use crate::world::{Id, World};

pub(super) fn post_message(world: &mut World, request: &ConsoleRequest) -> Outcome {
    let user = request.user(world)?;
    let channel = request.channel(world, user)?;
    let files = read_files(request)?;
    let content = request.text("content")?.trim().to_owned();
    if content.is_empty() && files.is_empty() || content.chars().count() > 2000 {
        return Err(bad_request("A message has 1 to 2000 characters"));
    }
    let id = world.next_id();
    let mut message = Message::new(id, channel, user, world.now());
    let draft = crate::wire::message::Draft {
        content: Some(content),
        uploads: files,
        ..Default::default()
    };
    world
        .apply_draft(&mut message, draft)
        .map_err(|error| bad_request(error.to_string()))?;
    if let Some(Kind::Thread(thread)) = world.channels.get_mut(&channel).map(|c| &mut c.kind) {
        thread.members.insert(user);
        thread.archived = false;
    }
    let posted = world.post(message);
    Ok(world.console_message(channel, posted))
}

/// The files that a member posts with a message: each with a `filename` and a `content_base64`.
fn read_files(request: &ConsoleRequest) -> Result<Vec<Upload>, Refusal> {
    let files = request.0["files"].as_array().into_iter().flatten();
    let read = |(number, file): (usize, &Value)| {
        let wrong = || bad_request("A file has a filename and a content_base64");
        let filename = file["filename"].as_str().ok_or_else(wrong)?.to_owned();
        let content = file["content_base64"].as_str().ok_or_else(wrong)?;
        let bytes = BASE64_STANDARD.decode(content).map_err(|_| wrong())?;
        Ok(Upload {
            number: number as u64,
            content_type: guess_content_type(&filename),
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
        .map_err(|_| Refusal::NotFound("such message"))?;
    Ok(json!({}))
}

fn find_message(world: &World, id: &str) -> Result<(Id, Id), Refusal> {
    let id: Id = id.parse().map_err(|_| Refusal::NotFound("such message"))?;
    let channel = world
        .channels
        .values()
        .find(|channel| channel.messages.contains_key(&id));
    channel
        .map(|channel| (channel.id, id))
        .ok_or(Refusal::NotFound("such message"))
}

pub(super) fn use_component(world: &mut World, request: &ConsoleRequest) -> Result<Id, Refusal> {
    let user = request.user(world)?;
    let (channel, id) = find_message(world, &request.text("message")?)?;
    let message = world
        .message(channel, id)
        .map_err(|_| Refusal::NotFound("such message"))?;
    if !world.sees(user, channel) || message.only_for.is_some_and(|only| only != user) {
        return Err(Refusal::Forbidden(
            "This user does not see that message".into(),
        ));
    }
    let custom_id = request.text("custom_id")?;
    let part = find_component(&message.components, &custom_id)
        .ok_or(Refusal::NotFound("such component"))?;
    if part["disabled"] == true {
        return Err(Refusal::Forbidden("This component is disabled".into()));
    }
    let kind = part["type"].as_u64().unwrap_or(2);
    let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": part["id"] });
    // Type 2 is a button; all others are menus.
    if kind != 2 {
        let values = request.0["values"].as_array().cloned().unwrap_or_default();
        add_chosen_values(world, part, &values, &mut data)?;
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
    Ok(world.start_interaction(NewInteraction {
        application,
        kind: InteractionKind::Component,
        user,
        channel,
        data,
        source_message: Some(id),
        owners,
        trigger: None,
    }))
}

/// Adds the values chosen in the menu `part` to `data`, with the resolved users. Types of menus: 3 lists texts,
/// 5 users, and 7 users and roles.
fn add_chosen_values(
    world: &World,
    part: &Value,
    values: &[Value],
    data: &mut Value,
) -> Result<(), Refusal> {
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
                .ok_or(Refusal::NotFound("such user"))?;
            data["resolved"]["users"][user.id.to_string()] = user.json();
            data["resolved"]["members"][user.id.to_string()] = world.partial_member();
        }
    }
    Ok(())
}

pub(super) fn submit_modal(world: &mut World, request: &ConsoleRequest) -> Result<Id, Refusal> {
    let user = request.user(world)?;
    let id: Id = request
        .text("modal")?
        .parse()
        .map_err(|_| Refusal::NotFound("such modal"))?;
    let opener = world
        .interactions
        .get(&id)
        .ok_or(Refusal::NotFound("such modal"))?;
    let ResponseState::Modal(modal) = &opener.state else {
        return Err(Refusal::NotFound("such modal"));
    };
    if opener.user != user {
        return Err(Refusal::Forbidden(
            "This form was opened for somebody else".into(),
        ));
    }
    let empty = Map::new();
    let fields = request.0["fields"].as_object().unwrap_or(&empty);
    let components = wire_modal::fill_in(modal, fields).map_err(bad_request)?;
    let start = NewInteraction {
        application: opener.application,
        kind: InteractionKind::Modal,
        user,
        channel: opener.channel,
        data: json!({ "custom_id": modal["custom_id"], "components": components }),
        source_message: opener.source_message,
        owners: opener.owners().clone(),
        trigger: Some(opener.metadata.clone()),
    };
    if !world.channels.contains_key(&start.channel) {
        return Err(Refusal::NotFound("such channel"));
    }
    Ok(world.start_interaction(start))
}

pub(super) fn open_channel(world: &mut World, request: &ConsoleRequest) -> Outcome {
    if let Some(recipients) = request.0["recipients"].as_array() {
        let to_user = |value: &Value| value.as_str().and_then(|name| world.find_user(name));
        let found: Option<Vec<Id>> = recipients
            .iter()
            .map(|v| to_user(v).map(|user| user.id))
            .collect();
        let people = found
            .filter(|people| people.len() >= 2)
            .ok_or_else(|| bad_request("\"recipients\" names two users or more"))?;
        let id = world.open_private_channel(people);
        return Ok(world.channel_json(&world.channels[&id], None));
    }
    let name = request.text("name")?.to_lowercase().replace(' ', "-");
    if name.is_empty() || name.chars().count() > 100 {
        return Err(bad_request("A channel's name has 1 to 100 characters"));
    }
    let id = world.add_channel(name, Kind::Text);
    world.send_channel_event("CREATE", id);
    Ok(world.channel_json(&world.channels[&id], None))
}

pub(super) fn delete_channel(world: &mut World, name: &str) -> Outcome {
    let id = find_channel(world, name)?;
    world.delete_channel(id);
    Ok(json!({}))
}

pub(super) fn change_channel(world: &mut World, name: &str, request: &ConsoleRequest) -> Outcome {
    let id = find_channel(world, name)?;
    let now = world.now();
    let channel = world
        .channels
        .get_mut(&id)
        .ok_or(Refusal::NotFound("such channel"))?;
    match &request.0["app_permissions"] {
        Value::Null if request.0.get("app_permissions").is_some() => channel.app_permissions = None,
        Value::Null => {}
        bits => {
            let bits = bits.as_u64().or_else(|| bits.as_str()?.parse().ok());
            channel.app_permissions =
                Some(bits.ok_or_else(|| bad_request("\"app_permissions\" are bits"))?);
        }
    }
    if let Kind::Thread(thread) = &mut channel.kind {
        if let Some(archived) = request.0["archived"].as_bool() {
            thread.archived = archived;
            thread.changed = now;
        }
        thread.locked = request.0["locked"].as_bool().unwrap_or(thread.locked);
    } else if let Some(number) = request.0["type"].as_u64() {
        let kind = match number {
            0 => Kind::Text,
            2 => Kind::Voice,
            13 => Kind::Stage,
            _ => return Err(bad_request("\"type\" is 0 (text), 2 (voice) or 13 (stage)")),
        };
        if !channel.is_top_level() {
            return Err(bad_request("A private conversation stays one"));
        }
        channel.kind = kind;
    }
    world.send_channel_event("UPDATE", id);
    Ok(world.channel_json(&world.channels[&id], None))
}

pub(super) fn change_user(world: &mut World, name: &str, request: &ConsoleRequest) -> Outcome {
    let id = world
        .find_user(name)
        .ok_or(Refusal::NotFound("such user"))?
        .id;
    let user = world.users.get_mut(&id).expect("found just now");
    if let Some(locale) = request.0["locale"].as_str() {
        if !LOCALES.contains(&locale) {
            return Err(bad_request(format!("Discord has no locale {locale}")));
        }
        user.locale = locale.to_owned();
    }
    if let Some(open) = request.0["direct_messages"].as_bool() {
        user.direct_messages = open;
    }
    let flag = |key: &str| request.0[key].as_bool();
    user.mutual_guild = flag("mutual_guild").unwrap_or(user.mutual_guild);
    user.external_apps = flag("external_apps").unwrap_or(user.external_apps);
    user.scripted = flag("scripted").unwrap_or(user.scripted);
    let mut json = user.json();
    json["locale"] = json!(user.locale);
    json["scripted"] = json!(user.scripted);
    world.send_to_all_windows("USER_UPDATE", &json);
    Ok(json)
}

pub(super) fn change_application(
    world: &mut World,
    name: &str,
    request: &ConsoleRequest,
) -> Outcome {
    let found = world.find_user(name).map(|user| user.id);
    let now = world.now();
    let app = found
        .and_then(|id| world.applications.get_mut(&id))
        .ok_or(Refusal::NotFound("such application"))?;
    if let Some(allowed) = request.0["privileged_intents"].as_bool() {
        app.privileged = allowed;
    }
    let id = app.id;
    if let Some(member) = request.0["member"].as_bool().filter(|to| *to != app.member) {
        app.member = member;
        app.joined = now;
        world.send_membership_event(id);
    }
    if let Some(is_enabled) = request.0["activity"].as_bool()
        && let Some(activity) = world.activity.as_mut().filter(|own| own.application == id)
    {
        activity.is_enabled = is_enabled;
        world.send_application_event(id);
    }
    if request.0["entry_point"] == true {
        add_entry_point(world, id).map_err(|error| bad_request(error.to_string()))?;
    }
    world.send_to_all_windows("COMMANDS_UPDATE", &json!({}));
    Ok(world.application_view(id))
}
