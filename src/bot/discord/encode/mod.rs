//! From an [`Answer`] or a [`Message`] to what Discord's interface takes.

mod body;
mod card;
mod component;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use serde_json::{Value, json};

pub(super) use crate::bot::discord::encode::body::Body;
use crate::bot::discord::encode::card::card;
use crate::bot::discord::encode::component::{modal, row};
use crate::bot::port::answer::Answer;
use crate::bot::port::message::{File, Message, Sound, Suggestion};
use crate::bot::port::order::Audience;
use crate::bot::port::within::cut;

/// The flag of a message that only its reader sees.
const EPHEMERAL: u64 = 1 << 6;

/// The flag of a message that makes no sound and no mark on a phone: who has the channel open sees it.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Whether only its reader sees a message of Discord's.
pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0
}

/// The body of a callback that gives `answer`.
pub(super) fn callback(answer: &Answer) -> Body {
    match answer {
        Answer::Post(post) => wrap(4, posted(post)),
        Answer::Ephemeral(private) => wrap(4, ephemeral(private)),
        Answer::Replace(with) => wrap(7, message(with)),
        Answer::Form(form) => wrap(9, Body::plain(modal(form))),
        Answer::Suggestions(suggestions) => {
            let choices: Vec<Value> = suggestions.iter().map(choice).collect();
            wrap(8, Body::plain(json!({ "choices": choices })))
        }
        Answer::Later(order) => match order.audience {
            Audience::Caller => wrap(5, Body::plain(json!({ "flags": EPHEMERAL }))),
            Audience::Everybody => wrap(5, Body::plain(json!({}))),
        },
    }
}

fn wrap(kind: u8, body: Body) -> Body {
    Body {
        json: json!({ "type": kind, "data": body.json }),
        files: body.files,
    }
}

/// The body of a message, new or edited: whatever the message has not, an edited one loses.
pub(super) fn message(message: &Message) -> Body {
    let attachments: Vec<Value> = message
        .files
        .iter()
        .enumerate()
        .map(|(id, file)| attachment(id, file))
        .collect();
    let users: Vec<String> = message
        .mention
        .iter()
        .map(|player| player.get().to_string())
        .collect();
    let cards: Vec<Value> = message.card.iter().map(card).collect();
    let rows: Vec<Value> = message.rows.iter().map(row).collect();
    Body {
        json: json!({
            "content": bounded(&message.content, 2000),
            "embeds": cards,
            "components": rows,
            "attachments": attachments,
            "allowed_mentions": { "parse": [], "users": users },
        }),
        files: message.files.clone(),
    }
}

/// The body of a new message in a channel.
pub(super) fn posted(post: &Message) -> Body {
    let mut body = message(post);
    if post.sound == Sound::Silent {
        body.json["flags"] = json!(SUPPRESS_NOTIFICATIONS);
    }
    body
}

/// The body of a new message that only the caller sees.
pub(super) fn ephemeral(private: &Message) -> Body {
    let mut body = message(private);
    body.json["flags"] = json!(EPHEMERAL);
    body
}

/// The body of an edit that changes the text of a message and leaves everything else.
pub(super) fn text(text: &str) -> Body {
    Body::plain(json!({ "content": bounded(text, 2000), "allowed_mentions": { "parse": [] } }))
}

/// The body of an edit that takes the buttons off a message and leaves everything else.
pub(super) fn strip() -> Body {
    Body::plain(json!({ "components": [], "allowed_mentions": { "parse": [] } }))
}

fn attachment(id: usize, file: &File) -> Value {
    match &file.alt {
        Some(alt) => json!({ "id": id, "filename": file.name, "description": bounded(alt, 1024) }),
        None => json!({ "id": id, "filename": file.name }),
    }
}

/// `text`, of which Discord takes at most `most` characters here. Nothing we write comes so far: this is the last door,
/// so that no name can make an answer that is never given.
fn bounded(text: &str, most: usize) -> Cow<'_, str> {
    let bounded = cut(text, most);
    if let Cow::Owned(_) = bounded {
        tracing::warn!(most, "a text was longer than Discord takes");
    }
    bounded
}

fn choice(suggestion: &Suggestion) -> Value {
    json!({ "name": bounded(&suggestion.name, 100), "value": suggestion.value })
}
