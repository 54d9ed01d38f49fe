//! A message of the playground.

use serde_json::Value;

use crate::support::components::components;
use crate::support::words::Words;

/// The custom id of the button with this label, if the message has one.
pub(crate) fn button(message: &Value, label: impl Words) -> Option<String> {
    let label = label.words();
    let mut buttons = components(message).into_iter();
    let found = buttons.find(|button| button["label"] == label)?;
    found["custom_id"].as_str().map(str::to_owned)
}

/// The labels of all buttons of a message.
pub(crate) fn labels(message: &Value) -> Vec<String> {
    components(message)
        .into_iter()
        .filter_map(|button| button["label"].as_str().map(str::to_owned))
        .collect()
}

/// The text of a message with that of its cards and lists.
pub(crate) fn text(message: &Value) -> String {
    let embeds = message["embeds"].as_array().into_iter().flatten();
    let cards = embeds.flat_map(|embed| {
        let fields = embed["fields"].as_array().into_iter().flatten();
        let fields = fields.flat_map(|field| [&field["name"], &field["value"]]);
        [&embed["title"], &embed["description"]]
            .into_iter()
            .chain(fields)
    });
    let lists = components(message).into_iter();
    let parts = std::iter::once(&message["content"]).chain(cards);
    let parts = parts.chain(lists.map(|part| &part["content"]));
    let text = parts
        .filter_map(Value::as_str)
        .collect::<Vec<_>>()
        .join("\n");
    with_stones(&text)
}

/// `text` with a character in place of each of the bot's own emojis.
fn with_stones(text: &str) -> String {
    let mut plain = text.to_owned();
    for (name, stone) in [("<:black_stone:", "⚫"), ("<:white_stone:", "⚪")] {
        while let Some(at) = plain.find(name) {
            let end = at + plain[at..].find('>').expect("an emoji ends");
            plain.replace_range(at..=end, stone);
        }
    }
    plain
}
