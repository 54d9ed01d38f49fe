//! Using a command as a member does, with the checks that a client makes.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Map, Value, json};

use super::{ConsoleRequest, Refusal, bad_request, find_channel, resolve_user, view};
use crate::rest::guess_content_type;
use crate::wire::command::{has_allowed_extension, kind};
use crate::wire::message::Upload;
use crate::world::application::Command;
use crate::world::interaction::{InteractionKind, NewInteraction};
use crate::world::message::attachment;
use crate::world::{Id, World};

pub(super) fn run(world: &mut World, request: &ConsoleRequest) -> Result<Id, Refusal> {
    start(world, request, None)
}

pub(super) fn autocomplete(world: &mut World, request: &ConsoleRequest) -> Result<Id, Refusal> {
    let focused = request.text("focused")?;
    start(world, request, Some(&focused))
}

fn start(
    world: &mut World,
    request: &ConsoleRequest,
    focused: Option<&str>,
) -> Result<Id, Refusal> {
    let user = request.user(world)?;
    let channel = request.channel(world, user)?;
    world.archive_inactive_threads();
    if world.channels[&channel].is_archived() {
        return Err(Refusal::Forbidden(
            "Commands cannot be used in an archived thread".into(),
        ));
    }
    let command = request.text("command")?;
    let entered_name = command.trim_start_matches('/');
    let usable = find_command(world, request, user, channel, entered_name)?;
    let data = interaction_data(world, request, user, channel, &usable, focused)?;
    let kind = if focused.is_some() {
        InteractionKind::Autocomplete
    } else {
        InteractionKind::Command
    };
    Ok(world.start_interaction(NewInteraction {
        application: usable.application,
        kind,
        user,
        channel,
        data,
        source_message: None,
        owners: usable.owners,
        trigger: None,
    }))
}

/// The `data` of a command: its options, or its target.
fn interaction_data(
    world: &mut World,
    request: &ConsoleRequest,
    user: Id,
    channel: Id,
    usable: &UsableCommand<'_>,
    focused: Option<&str>,
) -> Result<Value, Refusal> {
    let command = &usable.command;
    let mut data = json!({
        "id": command.id.to_string(), "name": command.body["name"], "type": kind(&command.body),
    });
    let mut resolved = json!({});
    if kind(&command.body) == 1 {
        let entered = request.0["options"]
            .as_object()
            .cloned()
            .unwrap_or_default();
        let mut filler = OptionFiller {
            world,
            application: usable.application,
            user,
            channel,
            entered,
            focused,
            resolved: &mut resolved,
        };
        data["options"] = filler.fill_level(&command.body["options"], usable.sub)?;
        if let Some(unknown) = filler.entered.keys().next() {
            let entered_name = usable.entered_name;
            return Err(bad_request(format!(
                "/{entered_name} has no option {unknown}"
            )));
        }
    } else {
        add_target(
            world,
            channel,
            &command.body,
            &request.text("target")?,
            &mut data,
            &mut resolved,
        )?;
    }
    if resolved.as_object().is_some_and(|map| !map.is_empty()) {
        data["resolved"] = resolved;
    }
    if command.body.get("contexts").is_none() {
        data["guild_id"] = json!(world.guild.to_string());
    }
    Ok(data)
}

/// A command that a user may use.
struct UsableCommand<'a> {
    application: Id,
    /// The name that the user has entered, with subcommands, or the id.
    entered_name: &'a str,
    command: Command,
    owners: Value,
    /// The subcommand's name, with that of its group before it.
    sub: &'a str,
}

/// The command called `entered_name` for `user` in `channel`.
fn find_command<'a>(
    world: &World,
    request: &ConsoleRequest,
    user: Id,
    channel: Id,
    entered_name: &'a str,
) -> Result<UsableCommand<'a>, Refusal> {
    let wanted: Option<Id> = request
        .text("application")
        .ok()
        .and_then(|id| id.parse().ok());
    view::usable_commands(world, user, channel)
        .filter(|(app, ..)| wanted.is_none_or(|wanted| wanted == *app))
        .find_map(|(application, command, owners)| {
            let name = command.body["name"].as_str().unwrap_or_default();
            let sub = if kind(&command.body) != 1 || entered_name == name {
                (entered_name == name || command.id.to_string() == entered_name).then_some("")?
            } else {
                entered_name.strip_prefix(name)?.strip_prefix(' ')?
            };
            Some(UsableCommand {
                application,
                entered_name,
                command: command.clone(),
                owners,
                sub,
            })
        })
        .ok_or_else(|| bad_request(format!("There is no command /{entered_name} here")))
}

/// Adds the target of a menu command to `data`: a user (kind 2) or a message (kind 3).
fn add_target(
    world: &World,
    channel: Id,
    command: &Value,
    target: &str,
    data: &mut Value,
    resolved: &mut Value,
) -> Result<(), Refusal> {
    if kind(command) == 2 {
        let id = resolve_user(world, channel, target, resolved)?;
        data["target_id"] = json!(id.to_string());
    } else {
        let id: Id = target
            .parse()
            .map_err(|_| Refusal::NotFound("such message"))?;
        let message = world
            .message(channel, id)
            .map_err(|_| Refusal::NotFound("such message"))?;
        resolved["messages"] = json!({ target: world.message_json(message) });
        data["target_id"] = json!(target);
    }
    Ok(())
}

/// Converts the options that a member has entered to those of the payload.
struct OptionFiller<'a> {
    world: &'a mut World,
    application: Id,
    user: Id,
    channel: Id,
    /// Entered values by option name; each is removed once it is used.
    entered: Map<String, Value>,
    focused: Option<&'a str>,
    resolved: &'a mut Value,
}

impl OptionFiller<'_> {
    /// Fills in the options of one level; `sub` names the subcommand below it, or is empty.
    fn fill_level(&mut self, definitions: &Value, sub: &str) -> Result<Value, Refusal> {
        let definitions = definitions.as_array().map_or(&[][..], Vec::as_slice);
        let nested = definitions
            .iter()
            .any(|d| matches!(d["type"].as_u64(), Some(1 | 2)));
        if nested {
            let (first, rest) = sub.split_once(' ').unwrap_or((sub, ""));
            let found = definitions
                .iter()
                .find(|d| d["name"] == first)
                .ok_or_else(|| bad_request("A subcommand must be named"))?;
            let below = self.fill_level(&found["options"], rest)?;
            return Ok(json!([{ "name": first, "type": found["type"], "options": below }]));
        }
        if !sub.is_empty() {
            return Err(bad_request(format!("There is no subcommand {sub}")));
        }
        let mut options = Vec::new();
        for definition in definitions {
            let name = definition["name"].as_str().unwrap_or_default();
            let focused = self.focused == Some(name);
            match self.entered.remove(name) {
                Some(value) => {
                    let value = self.convert(definition, name, value, focused)?;
                    let mut option =
                        json!({ "name": name, "type": definition["type"], "value": value });
                    if focused {
                        option["focused"] = json!(true);
                    }
                    options.push(option);
                }
                None if focused => options.push(json!({
                    "name": name, "type": definition["type"], "value": "", "focused": true,
                })),
                None if definition["required"] == true && self.focused.is_none() => {
                    return Err(bad_request(format!("The option {name} is required")));
                }
                None => {}
            }
        }
        Ok(json!(options))
    }

    /// Converts the value of one option to its type, and checks its limits. Types: 3 text, 4 whole number, 5 boolean,
    /// 6 user, 7 channel, 9 user or role, 10 number, 11 attachment.
    fn convert(
        &mut self,
        definition: &Value,
        name: &str,
        value: Value,
        focused: bool,
    ) -> Result<Value, Refusal> {
        let text = match &value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        if focused {
            return Ok(json!(text));
        }
        let wrong = |what: &str| bad_request(format!("The option {name} takes {what}"));
        let value = match definition["type"].as_u64() {
            Some(3) => {
                let length = text.chars().count() as u64;
                let max = definition["max_length"].as_u64().unwrap_or(6000);
                let min = definition["min_length"].as_u64().unwrap_or(0);
                if length < min || length > max {
                    return Err(wrong(&format!("{min} to {max} characters")));
                }
                json!(text)
            }
            Some(4) => json!(text.parse::<i64>().map_err(|_| wrong("a whole number"))?),
            Some(5) => json!(text.parse::<bool>().map_err(|_| wrong("true or false"))?),
            Some(6 | 9) => {
                let id = resolve_user(self.world, self.channel, &text, self.resolved)?;
                json!(id.to_string())
            }
            Some(7) => {
                let kinds = &definition["channel_types"];
                let id = self
                    .resolve_channel(kinds, &text)?
                    .ok_or_else(|| wrong("a channel of another kind"))?;
                json!(id.to_string())
            }
            Some(10) => json!(text.parse::<f64>().map_err(|_| wrong("a number"))?),
            Some(11) => self.add_file(name, &definition["file_types"], &value)?,
            _ => json!(text),
        };
        let below = definition["min_value"]
            .as_f64()
            .is_some_and(|min| value.as_f64() < Some(min));
        let above = definition["max_value"]
            .as_f64()
            .is_some_and(|max| value.as_f64() > Some(max));
        if value.is_number() && (below || above) {
            return Err(wrong("a number within its limits"));
        }
        match definition["choices"].as_array() {
            Some(choices) if !choices.is_empty() => choices
                .iter()
                .find(|choice| choice["value"] == value || choice["name"] == text.as_str())
                .map(|choice| choice["value"].clone())
                .ok_or_else(|| wrong("one of its choices")),
            _ => Ok(value),
        }
    }

    /// Adds the channel called `text` to the resolved data; `None` if `kinds` lists kinds and the channel has another.
    fn resolve_channel(&mut self, kinds: &Value, text: &str) -> Result<Option<Id>, Refusal> {
        let id = find_channel(self.world, text)?;
        let mut channel_json = self.world.channel_json(&self.world.channels[&id], None);
        let known = kinds.as_array().map(Vec::as_slice).unwrap_or_default();
        if !known.is_empty() && !known.contains(&channel_json["type"]) {
            return Ok(None);
        }
        let permissions = self.world.permissions(self.user, id);
        channel_json["permissions"] = json!(permissions.to_string());
        let app_permissions = self.world.permissions(self.application, id);
        channel_json["app_permissions"] = json!(app_permissions.to_string());
        self.resolved["channels"][id.to_string()] = channel_json;
        Ok(Some(id))
    }

    /// Stores the file of an option, and adds it to the resolved data; returns its id.
    fn add_file(&mut self, name: &str, kinds: &Value, value: &Value) -> Result<Value, Refusal> {
        if !has_allowed_extension(kinds, value) {
            return Err(bad_request(format!(
                "The option {name} takes another kind of file"
            )));
        }
        let wrong = || {
            bad_request(format!(
                "The option {name} takes a filename and content_base64"
            ))
        };
        let filename = value["filename"].as_str().ok_or_else(wrong)?.to_owned();
        let content = value["content_base64"].as_str().ok_or_else(wrong)?;
        let bytes = BASE64_STANDARD.decode(content).map_err(|_| wrong())?;
        let content_type = guess_content_type(&filename);
        let upload = Upload {
            number: 0,
            filename,
            content_type,
            bytes: bytes.into(),
        };
        let id = self.world.next_id();
        self.world.store_file(id, upload.bytes.clone());
        let file = attachment(id, &upload, None, None);
        let url = format!(
            "{}/attachments/{}/{id}/{}",
            self.world.url, self.channel, file.filename
        );
        let mut json = file.json(&url);
        json["ephemeral"] = json!(true);
        self.resolved["attachments"][id.to_string()] = json;
        Ok(json!(id.to_string()))
    }
}
