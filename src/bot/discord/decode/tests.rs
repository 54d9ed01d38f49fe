use serde_json::json;

use super::*;
use crate::bot::port::request::OptionValue;
use crate::evening::Room;
use crate::game::ChannelId;

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

#[test]
fn a_channel_that_is_given_is_one_in_which_people_hear_each_other() {
    let read = |kind: u64| {
        let data = json!({
            "name": "evening", "resolved": { "channels": { "7": { "id": "7", "type": kind } } },
            "options": [{ "name": "voice", "type": 7, "value": "7" }],
        });
        let data = serde_json::from_value(data).unwrap();
        let given = call(&data, &mut Vec::new()).ok()?;
        match given.options[..] {
            [(_, OptionValue::Room(room))] => Some(room),
            _ => None,
        }
    };
    let channel = ChannelId::new(7);
    assert_eq!(read(2), Some(Room::Voice { channel }));
    assert_eq!(read(13), Some(Room::Stage { channel }));
    assert_eq!(read(0), None, "people write there");
}
