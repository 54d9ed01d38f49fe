//! From an [`Answer`] or a [`Message`] to the JSON of Discord's interface.

mod body;
mod bounded;
mod card;
mod component;
mod layout;
#[cfg(test)]
mod tests;

use std::num::NonZeroU64;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use serenity::builder::{CreateAllowedMentions, CreatePoll, CreatePollAnswer};
use serenity::model::channel::MessageFlags;

use crate::bot::port::answer::Answer;
use crate::bot::port::message::{File, Message, Poll, Sound, Suggestion};
use crate::bot::port::order::Audience;
pub(super) use crate::encode::body::Body;
use crate::encode::bounded::bound;
use crate::encode::component::modal;
pub(super) use crate::encode::layout::Layout;

/// The flag of a message that only the caller sees.
pub(super) const EPHEMERAL: u64 = MessageFlags::EPHEMERAL.bits();

/// The flag of a message without a notification.
const SUPPRESS_NOTIFICATIONS: u64 = MessageFlags::SUPPRESS_NOTIFICATIONS.bits();

/// Whether only the caller sees `message`.
pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0
}

/// The body of a callback with `answer`; the pressed message has the layout `pressed`.
pub(super) fn callback(answer: &Answer, pressed: Layout) -> Body {
    match answer {
        Answer::Post(post) => wrap(4, new_message(post)),
        Answer::Ephemeral(private) => wrap(4, ephemeral(private)),
        Answer::Replace(with) => wrap(7, replacement(with, pressed)),
        Answer::Form(form) => wrap(9, Body::plain(modal(form))),
        Answer::Suggestions(suggestions) => {
            let choices: Vec<Value> = suggestions.iter().map(choice).collect();
            wrap(8, Body::plain(json!({ "choices": choices })))
        }
        // It has no data: the Activity asks what to show.
        Answer::Launch(_) => Body::plain(json!({ "type": 12 })),
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

/// The body of a new or edited message: an edit removes everything that `message` lacks.
pub(super) fn message(message: &Message) -> Body {
    laid_out(message, Layout::of(message))
}

/// The body of a message that replaces one with the layout `before`.
fn replacement(message: &Message, before: Layout) -> Body {
    let layout = before.for_replacement(message);
    let mut body = laid_out(message, layout);
    if layout != before {
        // The old content would stay otherwise, and Discord refuses it beside components.
        body.json["content"] = Value::Null;
        body.json["embeds"] = Value::Null;
    }
    body
}

fn laid_out(message: &Message, layout: Layout) -> Body {
    let attachments: Vec<Value> = message
        .files
        .iter()
        .enumerate()
        .map(|(id, file)| attachment(id, file))
        .collect();
    let people = message.mention.iter().filter(|who| who.is_person());
    let users = people.filter_map(|who| NonZeroU64::new(who.get()));
    let mut json = layout::lay_out(message, layout);
    json["attachments"] = json!(attachments);
    json["allowed_mentions"] = json!(CreateAllowedMentions::new().users(users));
    Body {
        json,
        files: message.files.clone(),
    }
}

/// The body of a new message in a channel.
pub(super) fn new_message(post: &Message) -> Body {
    let mut body = message(post);
    if post.sound == Sound::Silent {
        flag(&mut body, SUPPRESS_NOTIFICATIONS);
    }
    if let Some(asked) = &post.poll {
        body.json["poll"] = json!(poll(asked));
    }
    body
}

/// The body of a new message that only the caller sees.
pub(super) fn ephemeral(private: &Message) -> Body {
    let mut body = message(private);
    flag(&mut body, EPHEMERAL);
    body
}

/// Sets one more flag of a message.
fn flag(body: &mut Body, flag: u64) {
    let flags = body.json["flags"].as_u64().unwrap_or(0);
    body.json["flags"] = json!(flags | flag);
}

/// The body of an edit that changes the text of a message and leaves everything else.
pub(super) fn text(text: &str) -> Body {
    Body::plain(
        json!({ "content": bound(text, 2000), "allowed_mentions": CreateAllowedMentions::new() }),
    )
}

/// The body of an edit that removes the buttons of a message and leaves everything else.
pub(super) fn strip() -> Body {
    Body::plain(json!({ "components": [], "allowed_mentions": CreateAllowedMentions::new() }))
}

fn attachment(id: usize, file: &File) -> Value {
    match &file.alt {
        Some(alt) => json!({ "id": id, "filename": file.name, "description": bound(alt, 1024) }),
        None => json!({ "id": id, "filename": file.name }),
    }
}

fn poll(poll: &Poll) -> impl Serialize {
    let answers = poll.answers.iter().take(Poll::MOST);
    let answers = answers.map(|answer| CreatePollAnswer::new().text(&answer[..]));
    CreatePoll::new()
        .question(&poll.question[..])
        .answers(answers.collect())
        .duration(Duration::from_secs(3600 * u64::from(poll.hours)))
}

fn choice(suggestion: &Suggestion) -> Value {
    json!({ "name": bound(&suggestion.name, 100), "value": suggestion.value })
}
