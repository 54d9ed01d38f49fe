//! Limits of modals, and the values that a member has entered.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use super::component::check_select_options;
use super::form::{Form, Presence::*};

/// Checks the `data` of a modal response.
pub(crate) fn check(data: &Value, form: &mut Form) {
    form.text(data, "custom_id", 1, 100, Required);
    form.text(data, "title", 1, 45, Required);
    let parts = form.list(data, "components", 1, 5);
    let mut ids = HashSet::new();
    form.at("components", |form| {
        for (index, part) in parts.iter().enumerate() {
            form.at(index, |form| check_top(part, form, &mut ids));
        }
    });
}

/// Checks a top-level component: 1 a row with a text input, 10 a text, 18 a label with its input.
fn check_top(part: &Value, form: &mut Form, ids: &mut HashSet<String>) {
    match part["type"].as_u64() {
        Some(1) => {
            let children = form.list(part, "components", 1, 1);
            form.at("components", |form| {
                for (index, child) in children.iter().enumerate() {
                    form.at(index, |form| {
                        if child["type"] != 4 {
                            form.bad_choice("type");
                        }
                        form.text(child, "label", 1, 45, Required);
                        check_input(child, form, ids);
                    });
                }
            });
        }
        Some(10) => {
            form.text(part, "content", 1, 4000, Required);
        }
        Some(18) => {
            form.text(part, "label", 1, 45, Required);
            form.text(part, "description", 0, 100, Optional);
            form.at("component", |form| {
                let child = &part["component"];
                if child["type"] == 4 && !child["label"].is_null() {
                    form.error_at("label", "COMPONENT_LABEL_NOT_ALLOWED", "The Label has it.");
                }
                check_input(child, form, ids);
            });
        }
        _ => form.bad_choice("type"),
    }
}

/// Checks an input: 3 and 5 to 8 select menus, 4 text, 19 files, 21 radio buttons, 22 checkboxes, 23 one checkbox.
fn check_input(part: &Value, form: &mut Form, ids: &mut HashSet<String>) {
    if let Some(id) = form.text(part, "custom_id", 1, 100, Required)
        && !ids.insert(id.to_owned())
    {
        form.error_at(
            "custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            "Component custom id cannot be duplicated",
        );
    }
    match part["type"].as_u64() {
        Some(4) => {
            if !matches!(part["style"].as_u64(), Some(1 | 2)) {
                form.bad_choice("style");
            }
            form.text(part, "value", 0, 4000, Optional);
            form.text(part, "placeholder", 0, 100, Optional);
            form.number(part, "min_length", 0..=4000);
            form.number(part, "max_length", 1..=4000);
        }
        Some(3 | 5..=8) => {
            if part["disabled"] == true {
                form.error_at("disabled", "COMPONENT_DISABLED", "Not in a modal.");
            }
            check_select_options(part, form);
        }
        Some(21) => {
            form.list(part, "options", 2, 10);
        }
        Some(22) => {
            form.list(part, "options", 1, 10);
        }
        Some(19 | 23) => {}
        _ => form.bad_choice("type"),
    }
}

/// The components of the submission with the values of `fields`; an error is a message for the member.
pub(crate) fn fill_in(modal: &Value, fields: &Map<String, Value>) -> Result<Vec<Value>, String> {
    let parts = modal["components"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let mut out = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let id = part["id"].as_u64().unwrap_or(index as u64 + 1);
        match part["type"].as_u64() {
            Some(1) => out.push(json!({
                "type": 1, "id": id, "components": [fill_in_input(&part["components"][0], fields)?]
            })),
            Some(18) => out.push(json!({
                "type": 18, "id": id, "component": fill_in_input(&part["component"], fields)?
            })),
            _ => out.push(json!({ "type": part["type"], "id": id })),
        }
    }
    Ok(out)
}

/// The submitted form of one input. Text has its `value`, and must be within the input's length limits.
fn fill_in_input(part: &Value, fields: &Map<String, Value>) -> Result<Value, String> {
    let custom_id = part["custom_id"].as_str().unwrap_or_default();
    let entered = fields.get(custom_id).cloned().unwrap_or(Value::Null);
    let mut out = json!({ "type": part["type"], "custom_id": custom_id, "id": part["id"] });
    if part["id"].is_null() {
        out["id"] = json!(1);
    }
    if part["type"] != 4 {
        let key = if matches!(part["type"].as_u64(), Some(21 | 23)) {
            "value"
        } else {
            "values"
        };
        out[key] = match entered {
            Value::Array(_) => entered,
            _ if key == "value" => entered,
            Value::Null => json!([]),
            one => json!([one]),
        };
        return Ok(out);
    }
    let text = match &entered {
        Value::String(text) => text.clone(),
        Value::Null => part["value"].as_str().unwrap_or_default().to_owned(),
        other => other.to_string(),
    };
    let length = text.chars().count() as u64;
    if length == 0 && part["required"].as_bool().unwrap_or(true) {
        return Err(format!("The field {custom_id} is required"));
    }
    let (min, max) = (
        part["min_length"].as_u64().unwrap_or(0),
        part["max_length"].as_u64().unwrap_or(4000),
    );
    if length > max || (length > 0 && length < min) {
        return Err(format!(
            "The field {custom_id} takes {min} to {max} characters"
        ));
    }
    out["value"] = json!(text);
    Ok(out)
}
