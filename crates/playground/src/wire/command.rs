//! Limits of application commands.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::LOCALES;
use super::form::{Form, Presence, Presence::*};

/// The scope of a registered command.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(crate) enum Scope {
    Global,
    /// In the guild only.
    Guild,
}

/// The kind of the command that launches an Activity; Discord creates it, and clients show it separately.
pub(crate) const ENTRY_POINT: u64 = 4;

/// The kind of a command: 1 slash, 2 user, 3 message, 4 entry point.
pub(crate) fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Checks a command and fills in its defaults.
pub(crate) fn check(body: &Value, scope: Scope, form: &mut Form) -> Value {
    let kind = kind(body);
    let is_slash = kind == 1;
    let is_menu = matches!(kind, 2 | 3);
    if !(is_slash || is_menu || kind == ENTRY_POINT && scope == Scope::Global) {
        form.bad_choice("type");
    }
    if kind == ENTRY_POINT && !matches!(body["handler"].as_u64(), None | Some(1 | 2)) {
        form.bad_choice("handler");
    }
    check_name(body, is_slash, form);
    check_localizations(body, "name_localizations", 32, is_slash, form);
    if is_slash {
        form.text(body, "description", 1, 100, Required);
        check_localizations(body, "description_localizations", 100, false, form);
        check_options(body, 0, form);
    } else if is_menu {
        refuse_slash_fields(body, form);
    }
    if size(body) > 8000 {
        form.error(
            "APPLICATION_COMMAND_TOO_LARGE",
            "Command exceeds maximum size (8000)",
        );
    }
    for (key, max) in [("contexts", 2), ("integration_types", 1)] {
        let list = form.list(body, key, 0, 3);
        form.at(key, |form| {
            for (index, value) in list.iter().enumerate() {
                if value.as_u64().is_none_or(|number| number > max) {
                    form.bad_choice(index);
                }
            }
        });
        if scope == Scope::Guild && !list.is_empty() {
            form.error_at(
                key,
                "APPLICATION_COMMAND_GUILD_COMMAND_CONTEXTS",
                "Only for global commands",
            );
        }
    }
    with_defaults(body, kind, scope)
}

/// Refuses the fields that only slash commands may have.
fn refuse_slash_fields(body: &Value, form: &mut Form) {
    if body["description"]
        .as_str()
        .is_some_and(|text| !text.is_empty())
    {
        form.error_at(
            "description",
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have a description",
        );
    }
    if body["options"]
        .as_array()
        .is_some_and(|list| !list.is_empty())
    {
        form.error_at(
            "options",
            "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
            "Context menu commands cannot have options",
        );
    }
}

/// The command as Discord stores it, with its defaults.
fn with_defaults(body: &Value, kind: u64, scope: Scope) -> Value {
    let null_or = |key: &str| body.get(key).cloned().unwrap_or(Value::Null);
    let mut command = json!({
        "type": kind,
        "name": body["name"],
        "description": body["description"].as_str().unwrap_or(""),
        "name_localizations": null_or("name_localizations"),
        "description_localizations": null_or("description_localizations"),
        "default_member_permissions": match &body["default_member_permissions"] {
            Value::Number(bits) => json!(bits.to_string()),
            other => other.clone(),
        },
        "nsfw": body["nsfw"] == true,
        "dm_permission": body["dm_permission"].as_bool().unwrap_or(match &body["contexts"] {
            Value::Array(list) => list.iter().any(|context| context == 1),
            _ => true,
        }),
        "contexts": null_or("contexts"),
        "integration_types": match &body["integration_types"] {
            Value::Array(list) => json!(list),
            _ => json!([0]),
        },
    });
    if kind == ENTRY_POINT {
        command["handler"] = json!(body["handler"].as_u64().unwrap_or(2));
    }
    if let Some(options) = body["options"].as_array() {
        command["options"] = json!(options);
    }
    if scope == Scope::Guild {
        for key in ["contexts", "integration_types", "dm_permission"] {
            command
                .as_object_mut()
                .expect("an object was just made")
                .remove(key);
        }
    }
    command
}

/// Checks a name of 1 to 32 characters; a `strict` one must be valid for a slash command.
fn check_name(object: &Value, strict: bool, form: &mut Form) {
    if let Some(name) = form.text(object, "name", 1, 32, Required)
        && strict
        && !is_slash_name(name)
    {
        bad_name("name", form);
    }
}

fn bad_name(key: &str, form: &mut Form) {
    form.error_at(
        key,
        "APPLICATION_COMMAND_INVALID_NAME",
        "Command name is invalid: letters, digits, - _ and ' only, in lower case",
    );
}

/// Whether a name has only letters, digits, marks of Devanagari and Thai, `-`, `_` and `'`, and no upper case.
fn is_slash_name(name: &str) -> bool {
    name.chars().all(|c| {
        let script = matches!(c, '\u{0900}'..='\u{097F}' | '\u{0E00}'..='\u{0E7F}');
        let known = c.is_alphanumeric() || matches!(c, '-' | '_' | '\'') || script;
        known && (c.to_lowercase().eq([c]) || !c.is_uppercase())
    })
}

/// Checks the texts of a map from locales, of 1 to `max` characters; `strict` as for [`check_name`].
fn check_localizations(object: &Value, key: &str, max: usize, strict: bool, form: &mut Form) {
    let Some(map) = object[key].as_object() else {
        return;
    };
    form.at(key, |form| {
        for locale in map.keys() {
            if !LOCALES.contains(&locale.as_str()) {
                form.bad_choice(locale);
            } else if let Some(text) = form.text(&object[key], locale, 1, max, Required)
                && strict
                && !is_slash_name(text)
            {
                bad_name(locale, form);
            }
        }
    });
}

/// Checks the options at `depth`: 0 in a command, 1 in a sub-command group, 2 in a sub-command.
fn check_options(object: &Value, depth: u8, form: &mut Form) {
    let list = form.list(object, "options", 0, 25);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    form.at("options", |form| {
        for (index, option) in list.iter().enumerate() {
            form.at(index, |form| {
                check_option(option, depth, form);
                if let Some(name) = option["name"].as_str()
                    && !names.insert(name)
                {
                    form.error_at(
                        "name",
                        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                        "Option names must be unique",
                    );
                }
                let required = option["required"] == true;
                if required && optional_seen {
                    form.error_at(
                        "required",
                        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                        "Required options must be placed before non-required options",
                    );
                }
                optional_seen |= !required;
            });
        }
    });
    check_localized_names(list, form);
    let nested = list.iter().filter(|option| is_nested(option)).count();
    if nested != 0 && nested != list.len() {
        form.error_at(
            "options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to others",
        );
    }
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

/// Checks that each localised name differs from the other options' default names and their names in the same locale.
fn check_localized_names(list: &[Value], form: &mut Form) {
    form.at("options", |form| {
        for (index, option) in list.iter().enumerate() {
            let Some(map) = option["name_localizations"].as_object() else {
                continue;
            };
            for (locale, name) in map {
                let taken = list.iter().enumerate().any(|(other, option)| {
                    other != index
                        && (&option["name"] == name
                            || &option["name_localizations"][locale] == name)
                });
                if taken {
                    form.at(index, |form| {
                        form.at("name_localizations", |form| {
                            form.error_at(
                                locale,
                                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                                "Option names must be unique",
                            );
                        });
                    });
                }
            }
        }
    });
}

fn check_option(option: &Value, depth: u8, form: &mut Form) {
    check_name(option, true, form);
    form.text(option, "description", 1, 100, Required);
    check_localizations(option, "name_localizations", 32, true, form);
    check_localizations(option, "description_localizations", 100, false, form);
    let kind = option["type"].as_u64().unwrap_or(0);
    match kind {
        1 if depth < 2 => return check_options(option, 2, form),
        2 if depth < 1 => return check_options(option, 1, form),
        3..=11 => {}
        _ => form.bad_choice("type"),
    }
    let choices = form.list(option, "choices", 0, 25);
    if !choices.is_empty() && option["autocomplete"] == true {
        form.error_at(
            "autocomplete",
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Choices and autocomplete are mutually exclusive",
        );
    }
    check_choices(choices, kind, Required, form);
    if kind == 3 {
        form.number(option, "min_length", 0..=6000);
        form.number(option, "max_length", 1..=6000);
    }
}

/// Checks the choices of a definition or of an autocomplete response.
pub(crate) fn check_choices(choices: &[Value], kind: u64, value: Presence, form: &mut Form) {
    form.at("choices", |form| {
        for (index, choice) in choices.iter().enumerate() {
            form.at(index, |form| {
                form.text(choice, "name", 1, 100, Required);
                check_localizations(choice, "name_localizations", 100, false, form);
                match (&choice["value"], kind) {
                    (Value::String(_), 3) => {
                        form.text(choice, "value", 1, 100, Required);
                    }
                    (Value::Number(number), 4) => {
                        if number.as_i64().is_none_or(|n| n.unsigned_abs() > 1 << 53) {
                            form.error_at("value", "NUMBER_TYPE_MAX", "Beyond 2^53.");
                        }
                    }
                    (Value::Number(_), 10) => {}
                    (Value::Null, _) if value == Required => form.missing("value"),
                    _ => form.error_at("value", "BASE_TYPE_BAD_TYPE", "Wrong type of value."),
                }
            });
        }
    });
}

/// Length of all names, descriptions and values, in characters; a text counts as its longest localisation.
fn size(part: &Value) -> usize {
    let text = |key: &str| part[key].as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str, plain: usize| {
        part[key]
            .as_object()
            .into_iter()
            .flat_map(|map| map.values())
            .map(|text| text.as_str().map_or(0, |text| text.chars().count()))
            .fold(plain, usize::max)
    };
    let below = |key: &str| {
        part[key]
            .as_array()
            .into_iter()
            .flatten()
            .map(size)
            .sum::<usize>()
    };
    longest("name_localizations", text("name"))
        + longest("description_localizations", text("description"))
        + text("value")
        + below("options")
        + below("choices")
}

/// Whether the file name has one of the endings `kinds`, if there are any. A media type in `kinds` matches no file.
pub(crate) fn has_allowed_extension(kinds: &Value, file: &Value) -> bool {
    let name = file["filename"].as_str().unwrap_or_default().to_lowercase();
    let kinds = kinds.as_array().map_or(&[][..], Vec::as_slice);
    kinds.is_empty()
        || kinds
            .iter()
            .any(|kind| kind.as_str().is_some_and(|kind| name.ends_with(kind)))
}
