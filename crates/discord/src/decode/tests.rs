use serde_json::json;

use super::*;
use crate::bot::port::request::{Chosen, OptionValue};
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
fn a_channel_is_chosen_with_what_the_caller_and_the_bot_may_do_there() {
    let data = |resolved: Value| -> Data {
        let options = json!([{ "name": "channel", "type": 7, "value": "200" }]);
        let data = json!({ "name": "vote", "options": options, "resolved": resolved });
        serde_json::from_value(data).unwrap()
    };
    let chosen = |resolved: Value| {
        let call = call(&data(resolved), &mut Vec::new()).unwrap();
        match call.options[..] {
            [(ref name, OptionValue::Channel(chosen))] if name == "channel" => chosen,
            ref other => panic!("no channel: {other:?}"),
        }
    };
    let channel = ChannelId::new(200);
    let resolve = |kind: u64| json!({ "channels": { "200": { "id": "200", "type": kind, "permissions": "3072", "app_permissions": "1024" } } });
    let expected = Chosen {
        channel,
        permissions: Permissions(3072),
        bot: Permissions(1024),
        room: None,
    };
    assert_eq!(chosen(resolve(0)), expected);
    assert_eq!(chosen(resolve(2)).room, Some(Room::Voice { channel }));
    assert_eq!(chosen(resolve(13)).room, Some(Room::Stage { channel }));
    // Without a statement, the caller has no permissions, and the bot has all until a refusal.
    let nothing = Chosen {
        permissions: Permissions(0),
        bot: Permissions(u64::MAX),
        ..expected
    };
    assert_eq!(chosen(json!({})), nothing);
}
