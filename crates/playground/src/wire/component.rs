//! Limits of the components of messages.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::form::{Form, Presence::*};

/// The allowed components of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Rows of buttons and selects.
    Rows,
    /// The message has the flag IS_COMPONENTS_V2.
    V2,
}

/// State of the check of one message.
#[derive(Default)]
struct MessageCheck {
    custom_ids: HashSet<String>,
    /// Number of components, nested ones included.
    count: usize,
    /// Length of all text components, in characters.
    text: usize,
}

/// Checks the `components` of a message; returns them numbered and with Discord's defaults.
pub(crate) fn check(body: &Value, layout: Layout, form: &mut Form) -> Vec<Value> {
    let list = form.list(
        body,
        "components",
        0,
        if layout == Layout::V2 { 40 } else { 5 },
    );
    let mut state = MessageCheck::default();
    form.at("components", |form| {
        for (index, part) in list.iter().enumerate() {
            form.at(index, |form| check_top(part, layout, form, &mut state));
        }
    });
    if state.count > 40 {
        form.error_at(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "At most 40.",
        );
    }
    if state.text > 4000 {
        form.error_at(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "The total displayable text size exceeds the maximum size of 4000",
        );
    }
    let mut parts = list.to_vec();
    let mut next = 1;
    parts.iter_mut().for_each(|part| add_ids(part, &mut next));
    parts
}

/// Numbers a component and its children from `next`, and fills in Discord's defaults.
fn add_ids(part: &mut Value, next: &mut u32) {
    if part.is_object() {
        if part["id"].is_null() {
            part["id"] = (*next).into();
        }
        *next += 1;
        set_defaults(part, &defaults(kind(part)));
        if let Some(children) = part.get_mut("components").and_then(Value::as_array_mut) {
            children.iter_mut().for_each(|child| add_ids(child, next));
        }
        let items = part.get_mut("items").and_then(Value::as_array_mut);
        for item in items.into_iter().flatten() {
            set_defaults(item, &defaults(MEDIA));
        }
        if let Some(accessory) = part.get_mut("accessory") {
            add_ids(accessory, next);
        }
    }
}

/// The kind of a thumbnail; an item of a gallery has the same fields, but no kind.
const MEDIA: u64 = 11;

/// Discord's defaults for a component of this kind.
fn defaults(kind: u64) -> Value {
    match kind {
        3 | 5..=8 => json!({ "min_values": 1, "max_values": 1 }),
        MEDIA => json!({ "description": null, "spoiler": false }),
        13 => json!({ "spoiler": false }),
        14 => json!({ "divider": true, "spacing": 1 }),
        17 => json!({ "accent_color": null, "spoiler": false }),
        _ => json!({}),
    }
}

/// Sets the fields of `defaults` that are missing or null.
fn set_defaults(part: &mut Value, defaults: &Value) {
    for (key, value) in defaults.as_object().into_iter().flatten() {
        if part.get(key).is_none_or(Value::is_null) {
            part[key.as_str()] = value.clone();
        }
    }
}

/// Discord's number for the kind of a component, or 0 without one: 1 row, 2 button, 3 and 5 to 8 select menus,
/// 9 section, 10 text, 11 thumbnail, 12 gallery, 13 file, 14 separator, 17 container.
fn kind(part: &Value) -> u64 {
    part["type"].as_u64().unwrap_or(0)
}

/// Checks a component of a message or of a container.
fn check_top(part: &Value, layout: Layout, form: &mut Form, state: &mut MessageCheck) {
    state.count += 1;
    match (kind(part), layout) {
        (1, _) => check_row(part, form, state),
        (9, Layout::V2) => {
            let texts = form.list(part, "components", 1, 3);
            state.count += texts.len();
            form.at("components", |form| {
                for (index, text) in texts.iter().enumerate() {
                    form.at(index, |form| check_text(text, form, state));
                }
            });
            form.at("accessory", |form| match kind(&part["accessory"]) {
                2 => check_button(&part["accessory"], form, state),
                11 => check_media(&part["accessory"], "media", form),
                _ => form.bad_choice("type"),
            });
            state.count += 1;
        }
        (10, Layout::V2) => check_text(part, form, state),
        (12, Layout::V2) => {
            let items = form.list(part, "items", 1, 10);
            form.at("items", |form| {
                for (index, item) in items.iter().enumerate() {
                    form.at(index, |form| check_media(item, "media", form));
                }
            });
        }
        (13, Layout::V2) => check_media(part, "file", form),
        (14, Layout::V2) => {
            form.number(part, "spacing", 1..=2);
        }
        (17, Layout::V2) => {
            let children = form.list(part, "components", 1, 40);
            form.at("components", |form| {
                for (index, child) in children.iter().enumerate() {
                    form.at(index, |form| match kind(child) {
                        17 => form.bad_choice("type"),
                        _ => check_top(child, layout, form, state),
                    });
                }
            });
        }
        _ => form.bad_choice("type"),
    }
}

fn check_text(part: &Value, form: &mut Form, state: &mut MessageCheck) {
    if kind(part) != 10 {
        form.bad_choice("type");
    }
    let text = form.text(part, "content", 1, 4000, Required);
    state.text += text.map_or(0, |text| text.chars().count());
}

fn check_media(part: &Value, key: &str, form: &mut Form) {
    if part[key].is_object() {
        form.at(key, |form| form.text(&part[key], "url", 1, 2048, Required));
    } else {
        form.missing(key);
    }
}

fn check_row(part: &Value, form: &mut Form, state: &mut MessageCheck) {
    let children = form.list(part, "components", 1, 5);
    let selects = children
        .iter()
        .filter(|child| matches!(kind(child), 3 | 5..=8))
        .count();
    if selects > 0 && children.len() > 1 {
        form.error_at(
            "components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    form.at("components", |form| {
        for (index, child) in children.iter().enumerate() {
            state.count += 1;
            form.at(index, |form| match kind(child) {
                2 => check_button(child, form, state),
                3 | 5..=8 => check_select(child, form, state),
                _ => form.bad_choice("type"),
            });
        }
    });
}

fn check_custom_id(part: &Value, form: &mut Form, state: &mut MessageCheck) {
    if let Some(id) = form.text(part, "custom_id", 1, 100, Required)
        && !state.custom_ids.insert(id.to_owned())
    {
        form.error_at(
            "custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
}

fn check_button(part: &Value, form: &mut Form, state: &mut MessageCheck) {
    let label = form.text(part, "label", 0, 80, Optional).unwrap_or("");
    match part["style"].as_u64() {
        Some(1..=4) => {
            check_custom_id(part, form, state);
            if !part["url"].is_null() {
                form.error_at(
                    "url",
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        Some(5) => {
            form.text(part, "url", 1, 512, Required);
            if !part["custom_id"].is_null() {
                form.error_at(
                    "custom_id",
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        Some(6) => {
            form.text(part, "sku_id", 1, 20, Required);
            return;
        }
        _ => form.bad_choice("style"),
    }
    if label.is_empty() && !part["emoji"].is_object() {
        form.error_at(
            "label",
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A button must have a label or an emoji",
        );
    }
}

/// Checks a select menu with its `custom_id`.
fn check_select(part: &Value, form: &mut Form, state: &mut MessageCheck) {
    check_custom_id(part, form, state);
    check_select_options(part, form);
}

/// Checks a select menu except for its `custom_id`.
pub(crate) fn check_select_options(part: &Value, form: &mut Form) {
    form.text(part, "placeholder", 0, 150, Optional);
    let min = form.number(part, "min_values", 0..=25).unwrap_or(1);
    let max = form.number(part, "max_values", 1..=25).unwrap_or(1);
    if min > max {
        form.error_at(
            "min_values",
            "NUMBER_TYPE_MAX",
            "min_values is above max_values.",
        );
    }
    if kind(part) != 3 {
        return;
    }
    let options = form.list(part, "options", 1, 25);
    form.at("options", |form| {
        let mut values = HashSet::new();
        for (index, option) in options.iter().enumerate() {
            form.at(index, |form| {
                form.text(option, "label", 1, 100, Required);
                form.text(option, "description", 0, 100, Optional);
                if let Some(value) = form.text(option, "value", 1, 100, Required)
                    && !values.insert(value)
                {
                    form.error_at(
                        "value",
                        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                        "The specified option value is already used",
                    );
                }
            });
        }
    });
    if max > 1 && max as usize > options.len() {
        form.error_at(
            "max_values",
            "NUMBER_TYPE_MAX",
            "More than there are options.",
        );
    }
}

/// The component with this `custom_id`, at any depth.
pub(crate) fn find_component<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    components.iter().find_map(|part| {
        if part["custom_id"] == custom_id {
            return Some(part);
        }
        let children = part["components"].as_array().map_or(&[][..], Vec::as_slice);
        find_component(children, custom_id).or_else(|| {
            [&part["accessory"], &part["component"]]
                .into_iter()
                .find(|child| child["custom_id"] == custom_id)
        })
    })
}
