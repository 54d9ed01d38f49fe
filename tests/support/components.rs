//! The components of a message, at any depth.

use serde_json::Value;

/// All leaf components of `message`: buttons, menus and texts, in the order in which they are shown.
pub(crate) fn components(message: &Value) -> Vec<&Value> {
    let mut found = Vec::new();
    collect(&message["components"], &mut found);
    found
}

/// Number of components in `parts`, nested ones included: Discord takes forty in a message without an embed.
pub(crate) fn count(parts: &Value) -> usize {
    let parts = parts.as_array().into_iter().flatten();
    parts
        .map(|part| 1 + count(&part["components"]) + usize::from(part["accessory"].is_object()))
        .sum()
}

fn collect<'a>(parts: &'a Value, found: &mut Vec<&'a Value>) {
    for part in parts.as_array().into_iter().flatten() {
        if part["components"].is_array() {
            collect(&part["components"], found)
        } else {
            found.push(part)
        }
        found.extend(Some(&part["accessory"]).filter(|beside| beside.is_object()));
    }
}
