//! The bot's bodies match Discord's OpenAPI document, and a test of that check.

use serde_json::{Value, json};
use tengen::discord::definitions;

use crate::support::schema::Asked;

const POST: Asked<'_> = Asked {
    method: "POST",
    path: "/api/v10/channels/7/messages",
};
const CALLBACK: Asked<'_> = Asked {
    method: "POST",
    path: "/api/v10/interactions/1/token/callback?with_response=true",
};

#[test]
fn all_commands_are_as_the_document_describes_them() {
    let asked = Asked {
        method: "PUT",
        path: "/api/v10/applications/7/commands",
    };
    assert_eq!(asked.wrong_request(&definitions()), [""; 0]);
}

#[test]
fn what_is_wrong_is_found_where_it_stands() {
    let button = |label: &str| json!({ "type": 2, "style": 1, "label": label, "custom_id": "x" });
    let message = |button: Value| json!({ "content": "x", "components": [{ "type": 1, "components": [button] }] });
    assert_eq!(POST.wrong_request(&message(button("Accept"))), [""; 0]);
    let long = POST.wrong_request(&message(button(&"x".repeat(81))));
    assert_eq!(long.len(), 1, "{long:?}");
    assert!(
        long[0].contains("components.0.components.0.label has 81 characters"),
        "{long:?}"
    );
    for (wrong, told) in [
        (json!({ "contents": "x" }), "contents is unknown"),
        (json!({ "content": 7 }), "content is 7"),
        (
            json!({ "embeds": [{ "title": "x", "fields": [{ "name": "x" }] }] }),
            "lacks value",
        ),
        (
            json!({ "allowed_mentions": { "users": ["all"] } }),
            "no number",
        ),
        (json!({ "components": [{ "type": 99 }] }), "type is 99"),
        (
            json!({ "poll": { "question": { "text": "?" }, "answers": [] } }),
            "has 0 items",
        ),
    ] {
        let found = POST.wrong_request(&wrong);
        assert!(
            found.iter().any(|found| found.contains(told)),
            "{wrong}: {found:?}"
        );
    }
    let row = json!([{ "type": 1, "components": [{ "type": 4, "custom_id": "x", "style": 1 }] }]);
    let form = |parts| json!({ "type": 9, "data": { "custom_id": "x", "title": "x", "components": parts } });
    let label = json!([{ "type": 18, "component": { "type": 4, "custom_id": "x", "style": 1 } }]);
    let found = CALLBACK.wrong_request(&form(label));
    assert!(
        found.iter().any(|found| found.ends_with("lacks label")),
        "{found:?}"
    );
    assert_eq!(CALLBACK.wrong_request(&form(row)), [""; 0]);
}

/// Discord counts names, descriptions and values of a command with all below it, of each text the longest translation.
fn weight(part: &Value) -> usize {
    let longest = |name: &str| {
        let translations = part[format!("{name}_localizations")].as_object();
        let all = translations.into_iter().flatten().map(|(_, text)| text);
        let all = all.chain([&part[name]]).filter_map(Value::as_str);
        all.map(|text| text.chars().count()).max().unwrap_or(0)
    };
    let value = part["value"]
        .as_str()
        .map_or(0, |text| text.chars().count());
    let below = ["options", "choices"].into_iter();
    let below = below.flat_map(|list| part[list].as_array().into_iter().flatten());
    longest("name") + longest("description") + value + below.map(weight).sum::<usize>()
}

/// Application Commands, "Maximum Command Size": more is refused, and with it all commands.
#[test]
fn no_command_has_more_than_eight_thousand_characters() {
    for command in definitions().as_array().unwrap() {
        let weight = weight(command);
        assert!(weight <= 8000, "{} has {weight}", command["name"]);
    }
    let definitions = definitions();
    let heaviest = definitions.as_array().unwrap().iter().map(weight).max();
    assert!(heaviest > Some(4000), "they are counted: {heaviest:?}");
}
