//! Identifies a message of the bot as Discord returns it.

use serde_json::Value;

use crate::bot::port::outbound::Trace;
use crate::game::MessageId;
use crate::{snowflake, stones};

/// The trace by which the bot recognises its message after a restart.
pub(super) fn trace(message: &Value) -> Option<Trace> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let rows = list(&message["components"]);
    let components = rows.iter().flat_map(|row| list(&row["components"]));
    let files = list(&message["attachments"]);
    Some(Trace {
        message: MessageId::new(snowflake::id(&message["id"]).ok()?),
        text: stones::without_emojis(message["content"].as_str().unwrap_or_default()),
        tokens: components
            .filter_map(|component| text(&component["custom_id"]))
            .collect(),
        files: files
            .iter()
            .filter_map(|file| text(&file["filename"]))
            .collect(),
    })
}
