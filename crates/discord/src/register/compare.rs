//! Whether Discord has the commands that it should have.

use serde_json::{Map, Value};

/// Fields of a command, its options and their choices that a registration sends.
const SENT_FIELDS: &[&str] = &[
    "autocomplete",
    "channel_types",
    "choices",
    "contexts",
    "default_member_permissions",
    "description",
    "description_localizations",
    "file_types",
    "handler",
    "integration_types",
    "max_length",
    "max_value",
    "min_length",
    "min_value",
    "name",
    "name_localizations",
    "nsfw",
    "options",
    "required",
    "type",
    "value",
];

/// Discord's command type for opening an application's activity.
const ENTRY_POINT: u64 = 4;

/// Whether Discord has created `command` itself, for an activity.
pub(super) fn is_entry_point(command: &Value) -> bool {
    command["type"] == ENTRY_POINT
}

/// Whether the `known` commands that Discord has are `ours`, except for the entry point that Discord has created.
pub(super) fn are_alike(known: &[Value], ours: &Value) -> bool {
    let ours = ours.as_array().map_or(&[][..], Vec::as_slice);
    let sorted = |commands: &mut dyn Iterator<Item = &Value>| {
        let mut commands: Vec<Value> = commands.map(plain).collect();
        commands.sort_by_key(|command| (command["type"].as_u64(), command["name"].to_string()));
        commands
    };
    let known = sorted(&mut known.iter().filter(|command| !is_entry_point(command)));
    known == sorted(&mut ours.iter())
}

/// A command from Discord in the form in which it can be sent back, without read-only fields.
pub(super) fn strip_answer(command: &Value) -> Value {
    let fields = command.as_object().into_iter().flatten();
    let fields = fields.filter(|(key, value)| {
        (SENT_FIELDS.contains(&key.as_str()) || *key == "id") && !value.is_null()
    });
    fields
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect()
}

/// A command or a part of one without default values: nulls, `false` and empty lists.
pub(super) fn plain(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let mut plainly = Map::new();
            for (key, value) in fields
                .iter()
                .filter(|(key, _)| SENT_FIELDS.contains(&key.as_str()))
            {
                let value = match key.as_str() {
                    // Sets, and texts by language.
                    "contexts" | "integration_types" => sorted_numbers(value),
                    "name_localizations" | "description_localizations" => value.clone(),
                    _ => plain(value),
                };
                if !is_default(&value) {
                    plainly.insert(key.clone(), value);
                }
            }
            Value::Object(plainly)
        }
        Value::Array(parts) => parts.iter().map(plain).collect(),
        other => other.clone(),
    }
}

fn is_default(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(set) => !set,
        Value::String(text) => text.is_empty(),
        Value::Array(parts) => parts.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Number(_) => false,
    }
}

fn sorted_numbers(value: &Value) -> Value {
    let mut numbers: Vec<u64> = value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_u64)
        .collect();
    numbers.sort_unstable();
    numbers.into()
}
