//! The part of Discord's OpenAPI document that the bot needs: the bot's bodies and the playground's are checked by it.
//!
//! `subset.json` is made by `reduce` from the document (MIT licence). The check is stricter than the document: an
//! unknown field is a violation in a request, where Discord would ignore it, and in an answer if it is null.

use std::path::Path;
use std::sync::LazyLock;

use serde_json::Value;

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("subset.json")).unwrap());

/// A call whose body is of interest: its method, and its path from the version on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
}

impl Asked<'_> {
    /// Violations in the body of the call.
    pub(crate) fn wrong_request(self, body: &Value) -> Vec<String> {
        self.wrong("request", body, Side::Bot)
    }

    /// Violations in the answer to it.
    pub(crate) fn wrong_response(self, body: &Value) -> Vec<String> {
        self.wrong("response", body, Side::Discord)
    }

    fn wrong(self, what: &str, body: &Value, side: Side) -> Vec<String> {
        let path = self.path.split('?').next().unwrap();
        let path = path.strip_prefix("/api/v10").unwrap_or(path);
        let operations = DOCUMENT["operations"].as_array().unwrap();
        let known = operations.iter().find(|known| {
            known["method"] == self.method && is_like(path, known["path"].as_str().unwrap())
        });
        let mut wrong = Vec::new();
        if let Some(schema) = known.and_then(|known| known.get(what)) {
            let mut place = Place {
                path: Vec::new(),
                side,
            };
            check(schema, body, &mut place, &mut wrong);
        }
        let of = |found| format!("{} {path} {what}: {found}", self.method);
        wrong.into_iter().map(of).collect()
    }
}

/// Whether `path` is one of those that `template` stands for.
fn is_like(path: &str, template: &str) -> bool {
    let (mut path, mut template) = (path.split('/'), template.split('/'));
    loop {
        match (path.next(), template.next()) {
            (None, None) => return true,
            (Some(part), Some(wanted)) if part == wanted || wanted.starts_with('{') => {}
            _ => return false,
        }
    }
}

/// Violations in the traffic log of a playground: in the bot's bodies, and in the answers.
pub(crate) fn wrong_traffic(log: &Path) -> Vec<String> {
    let lines = std::fs::read_to_string(log).unwrap();
    let mut wrong = Vec::new();
    for line in lines.lines() {
        let call: Value = serde_json::from_str(line).unwrap();
        let asked = Asked {
            method: call["method"].as_str().unwrap(),
            path: call["path"].as_str().unwrap(),
        };
        let sent = &call["request_body"];
        let sent = sent.get("payload_json").unwrap_or(sent);
        if !sent.is_null() {
            wrong.extend(asked.wrong_request(sent));
        }
        if call["response_status"] == 200 {
            wrong.extend(asked.wrong_response(&call["response_body"]));
        }
    }
    wrong.sort();
    wrong.dedup();
    wrong
}

/// Fields that Discord sends, and its document does not name.
const UNDOCUMENTED: [&str; 2] = ["clan", "display_name_styles"];

/// A position in a body.
#[derive(Clone, Debug)]
struct Place {
    path: Vec<String>,
    side: Side,
}

/// The side that has written a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Bot,
    Discord,
}

fn check(schema: &Value, value: &Value, place: &mut Place, wrong: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        return check(&DOCUMENT["schemas"][name], value, place, wrong);
    }
    let at = place.path.join(".");
    let mut say = |what: String| wrong.push(format!("{at} {what}"));
    if let Some(kinds) = kinds(schema)
        && !kinds.iter().any(|kind| is_of_kind(value, kind))
    {
        return say(format!("is {value}, not {}", kinds.join(" or ")));
    }
    if let Some(known) = schema["enum"].as_array()
        && !known.contains(value)
    {
        say(format!("is {value}, not one of {known:?}"));
    }
    bounds(schema, value, &mut say);
    for all in schema["allOf"].as_array().into_iter().flatten() {
        check(all, value, place, wrong);
    }
    for union in ["oneOf", "anyOf"] {
        if let Some(variants) = schema[union].as_array() {
            wrong.extend(best(variants, value, place));
        }
    }
    match value {
        Value::Array(items) if !schema["items"].is_null() => {
            for (index, item) in items.iter().enumerate() {
                within(&schema["items"], item, index.to_string(), place, wrong);
            }
        }
        Value::Object(_) if schema["properties"].is_object() => object(schema, value, place, wrong),
        _ => {}
    }
}

fn within(schema: &Value, value: &Value, key: String, place: &mut Place, wrong: &mut Vec<String>) {
    place.path.push(key);
    check(schema, value, place, wrong);
    place.path.pop();
}

/// The violations of the variant that fits best.
fn best(variants: &[Value], value: &Value, place: &Place) -> Vec<String> {
    let is_null = |variant: &&Value| variant["type"] == "null";
    let variants = variants
        .iter()
        .filter(|variant| value.is_null() || !is_null(variant));
    let tried = variants.map(|variant| {
        let mut wrong = Vec::new();
        check(variant, value, &mut place.clone(), &mut wrong);
        // A variant of another type fits least.
        let is_other = wrong.iter().any(|wrong| wrong.contains(".type is"));
        (is_other, wrong.len(), wrong)
    });
    let best = tried.min_by_key(|(is_other, count, _)| (*is_other, *count));
    best.map(|(.., wrong)| wrong).unwrap_or_default()
}

fn object(schema: &Value, value: &Value, place: &mut Place, wrong: &mut Vec<String>) {
    for name in schema["required"].as_array().into_iter().flatten() {
        let name = name.as_str().unwrap();
        if value.get(name).is_none() {
            wrong.push(format!("{} lacks {name}", place.path.join(".")));
        }
    }
    for (name, part) in value.as_object().into_iter().flatten() {
        match (
            schema["properties"].get(name),
            &schema["additionalProperties"],
        ) {
            (Some(schema), _) => within(schema, part, name.clone(), place, wrong),
            (None, Value::Object(_)) => {
                let others = &schema["additionalProperties"];
                within(others, part, name.clone(), place, wrong);
            }
            (None, _) if UNDOCUMENTED.contains(&&**name) => {}
            (None, _) if place.side == Side::Discord && !part.is_null() => {}
            (None, _) => wrong.push(format!("{}.{name} is unknown", place.path.join("."))),
        }
    }
}

/// The kinds of value that `schema` allows, if it says so.
fn kinds(schema: &Value) -> Option<Vec<&str>> {
    match &schema["type"] {
        Value::String(kind) => Some(vec![kind]),
        Value::Array(kinds) => Some(kinds.iter().filter_map(Value::as_str).collect()),
        _ => None,
    }
}

fn is_of_kind(value: &Value, kind: &str) -> bool {
    match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the document has a new kind of value: {other}"),
    }
}

fn bounds(schema: &Value, value: &Value, say: &mut impl FnMut(String)) {
    let mut sized = |what: &str, size: usize, least: &str, most: &str| {
        let least = schema[least].as_u64().unwrap_or(0) as usize;
        let most = schema[most]
            .as_u64()
            .map_or(usize::MAX, |most| most as usize);
        if !(least..=most).contains(&size) {
            say(format!("has {size} {what}, not {least} to {most}"));
        }
    };
    match value {
        Value::String(text) => sized("characters", text.chars().count(), "minLength", "maxLength"),
        Value::Array(items) => sized("items", items.len(), "minItems", "maxItems"),
        Value::Object(fields) => sized("fields", fields.len(), "minProperties", "maxProperties"),
        _ => {}
    }
    if let Some(number) = value.as_f64() {
        let least = schema["minimum"].as_f64().unwrap_or(f64::NEG_INFINITY);
        let most = schema["maximum"].as_f64().unwrap_or(f64::INFINITY);
        if !(least..=most).contains(&number) {
            say(format!("is {number}, not {least} to {most}"));
        }
    }
    if let (Some(pattern), Some(text)) = (schema["pattern"].as_str(), value.as_str()) {
        assert_eq!(pattern, "^(0|[1-9][0-9]*)$", "a pattern that is not known");
        let is_number = text == "0" || !text.starts_with('0') && !text.is_empty();
        if !is_number || !text.bytes().all(|digit| digit.is_ascii_digit()) {
            say(format!("is {text:?}, no number"));
        }
    }
}
