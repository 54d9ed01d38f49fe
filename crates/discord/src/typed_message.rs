//! A person's message, as the gateway reports it.

use serde::Deserialize;
use serde_json::Value;

use crate::bot::port::request::{Nature, TypedMessage};
use crate::decode::person;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::payload::{Id, Member, User};

/// Maximum length of a message that can be a move, in bytes.
const LONGEST: usize = 200;

/// The fields of a message that may contain a move.
#[derive(Deserialize)]
struct RawMessage {
    id: Id,
    channel_id: Id,
    guild_id: Option<Id>,
    author: User,
    member: Option<Member>,
    /// Empty where Discord does not show it to the bot.
    #[serde(default)]
    content: String,
    /// Set in messages of webhooks.
    webhook_id: Option<Id>,
}

/// The text of `message` to the bot, whose id is `me`; none if it is empty or written by a program.
pub(super) fn read(message: &Value, me: PlayerId) -> Option<TypedMessage> {
    let Ok(written) = RawMessage::deserialize(message) else {
        tracing::warn!("could not read a message");
        return None;
    };
    let author = person(&written.author, written.member.as_ref());
    if author.nature != Nature::Human || written.webhook_id.is_some() {
        return None;
    }
    let text = after_mention(written.content.trim(), me);
    let is_read = !text.is_empty() && text.len() <= LONGEST;
    is_read.then(|| TypedMessage {
        message: MessageId::new(written.id.0),
        author,
        bot: me,
        place: Place {
            club: written.guild_id.map(|Id(club)| ClubId::new(club)),
            channel: ChannelId::new(written.channel_id.0),
        },
        text: text.to_owned(),
    })
}

/// The rest of `text` after a mention of `me`, if it begins with one.
fn after_mention(text: &str, me: PlayerId) -> &str {
    let mentions = [format!("<@{me}>"), format!("<@!{me}>")];
    let mut texts = mentions
        .iter()
        .filter_map(|mention| text.strip_prefix(mention.as_str()));
    texts.next().map_or(text, str::trim)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn text(message: &Value) -> Option<String> {
        read(message, PlayerId::new(7)).map(|typed| typed.text)
    }

    #[test]
    fn messages_of_people_are_read_and_those_of_programs_are_not() {
        let mut message = json!({
            "id": "1", "channel_id": "2", "content": " <@7>  d4 ",
            "author": { "id": "3", "username": "kuro" },
        });
        assert_eq!(text(&message).as_deref(), Some("d4"));
        message["content"] = json!("<@8> d4");
        assert_eq!(text(&message).as_deref(), Some("<@8> d4"));
        message["content"] = json!("");
        assert_eq!(text(&message), None);
        message["content"] = json!("d4");
        message["webhook_id"] = json!("9");
        assert_eq!(text(&message), None);
        message["webhook_id"] = Value::Null;
        message["author"]["bot"] = json!(true);
        assert_eq!(text(&message), None);
        assert_eq!(text(&json!({ "content": "d4" })), None);
    }
}
