//! `/challenge` in the playground: terms that are no options of the command are filled into its form.

use serde_json::{Map, Value, json};

/// Terms that are options of the command.
const OPTIONS: [&str; 5] = ["opponent", "game", "size", "clock", "level"];
/// Terms that are entries of the menu for several kinds of terms.
const ENTRIES: [&str; 5] = ["where", "rated", "pauses", "placement", "style"];

/// Splits the terms of `/challenge` into its options and the fields of its form; no fields if it needs no form, or for
/// another `command`.
pub(crate) fn split(command: &str, terms: Value) -> (Value, Option<Value>) {
    if command != "challenge" {
        return (terms, None);
    }
    let (mut options, mut fields, mut also) = (Map::new(), Map::new(), Vec::new());
    for (name, value) in terms.as_object().expect("options are an object") {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        match (name.as_str(), text.as_str()) {
            (option, _) if OPTIONS.contains(&option) => {
                drop(options.insert(name.clone(), value.clone()))
            }
            ("pauses", "both") => {
                also.extend(["pauses=weekends", "pauses=nights"].map(str::to_owned))
            }
            (entry, _) if ENTRIES.contains(&entry) => also.push(format!("{name}={text}")),
            _ => drop(fields.insert(name.clone(), json!(text))),
        }
    }
    if !also.is_empty() {
        fields.insert("also".to_owned(), json!(also));
    }
    if fields.is_empty() {
        return (Value::Object(options), None);
    }
    options.insert("more".to_owned(), json!("form"));
    (Value::Object(options), Some(Value::Object(fields)))
}
