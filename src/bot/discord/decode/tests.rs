use serde_json::json;

use super::*;

#[test]
fn every_input_of_a_form_is_read_in_rows_and_in_labels() {
    let form = json!([
        { "type": 1, "components": [{ "type": 4, "custom_id": "at", "value": "D4" }] },
        { "type": 18, "component": { "type": 3, "custom_id": "marks", "values": ["a", "b"] } },
        { "type": 18, "component": { "type": 23, "custom_id": "sure", "value": true } },
        { "type": 18, "component": { "type": 4, "custom_id": "empty" } },
        { "type": 10, "content": "only text" },
    ]);
    let field = |(name, content): (&str, &str)| (name.to_owned(), content.to_owned());
    let expected = [
        ("at", "D4"),
        ("marks", "a"),
        ("marks", "b"),
        ("sure", "true"),
        ("empty", ""),
    ];
    assert_eq!(fields(&form), expected.map(field));
}
