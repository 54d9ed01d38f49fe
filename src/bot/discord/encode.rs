//! From an [`Answer`] or a [`Message`] to what Discord's interface takes.

use std::borrow::Cow;
use std::sync::Arc;

use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio_util::bytes::Bytes;

use crate::bot::port::answer::Answer;
use crate::bot::port::message::{
    Button, Card, Entry, Field, File, Look, Menu, Message, Row, Selection, Sound, Suggestion,
};
use crate::bot::port::order::Audience;
use crate::bot::port::within::{cut, length};

/// The flag of a message that only its reader sees.
const EPHEMERAL: u64 = 1 << 6;

/// The flag of a message that makes no sound and no mark on a phone: who has the channel open sees it.
const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Whether only its reader sees a message of Discord's.
pub(super) fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or_default() & EPHEMERAL != 0
}

/// A body to send: JSON, with files beside it if there are any.
#[derive(Clone, Debug)]
pub(super) struct Body {
    /// The JSON part.
    pub(super) json: Value,
    /// The files, numbered as the JSON part numbers them.
    pub(super) files: Vec<File>,
}

impl Body {
    /// A body without files.
    pub(super) fn plain(json: Value) -> Self {
        Self {
            json,
            files: Vec::new(),
        }
    }

    /// JSON part and files as one form.
    pub(super) fn multipart(&self) -> Form {
        let json = Part::text(self.json.to_string())
            .mime_str("application/json")
            .expect("the type is written correctly");
        let form = Form::new().part("payload_json", json);
        self.files
            .iter()
            .enumerate()
            .fold(form, |form, (number, file)| {
                // Shared, not copied: films are large, and many may be on their way.
                let bytes = Bytes::from_owner(Arc::clone(&file.bytes));
                let part = Part::stream(bytes).file_name(file.name.clone());
                form.part(format!("files[{number}]"), part)
            })
    }
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

/// All texts of a card together are no longer than this.
const CARD: usize = 6000;
/// A card has no more fields than this.
const FIELDS: usize = 25;

fn card(card: &Card) -> Value {
    let mut room = CARD - length(&card.title);
    let mut fields: Vec<Value> = Vec::new();
    for (name, value) in card.fields.iter().take(FIELDS) {
        let Some(left) = room.checked_sub(length(name) + length(value)) else {
            tracing::warn!("a card had more fields than Discord takes");
            break;
        };
        room = left;
        fields.push(json!({ "name": **name, "value": **value, "inline": true }));
    }
    json!({
        "title": *card.title,
        "description": bounded(&card.body, room),
        "fields": fields,
        "color": CARD_COLOR,
    })
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

/// The colour of the bar beside a card: kaya wood.
const CARD_COLOR: u32 = 0x00D8_AC68;

fn row(row: &Row) -> Value {
    let components: Vec<Value> = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Menu(entries) => vec![menu(entries)],
    };
    json!({ "type": 1, "components": components })
}

fn button(button: &Button) -> Value {
    let style = match button.look {
        Look::Primary => 1,
        Look::Secondary | Look::Disabled => 2,
        Look::Success => 3,
        Look::Danger => 4,
    };
    json!({
        "type": 2,
        "style": style,
        "label": bounded(&button.label, 80),
        "custom_id": button.custom_id,
        "disabled": button.look == Look::Disabled,
    })
}

fn menu(menu: &Menu) -> Value {
    let (least, most) = match menu.selection {
        Selection::One => (1, 1),
        Selection::Any => (0, menu.entries.len()),
    };
    let options = menu.entries.iter().map(option);
    json!({
        "type": 3,
        "custom_id": menu.custom_id,
        "placeholder": bounded(&menu.placeholder, 150),
        "min_values": least,
        "max_values": most,
        "options": options.collect::<Vec<_>>(),
    })
}

fn option(entry: &Entry) -> Value {
    let mut option = json!({
        "label": bounded(&entry.label, 100),
        "value": entry.value,
        "default": entry.is_chosen,
    });
    if let Some(description) = &entry.description {
        option["description"] = json!(bounded(description, 100));
    }
    option
}

fn modal(form: &crate::bot::port::message::Form) -> Value {
    let rows: Vec<Value> = form
        .fields
        .iter()
        .map(|input| json!({ "type": 1, "components": [field(input)] }))
        .collect();
    json!({ "custom_id": form.custom_id, "title": bounded(&form.title, 45), "components": rows })
}

fn field(field: &Field) -> Value {
    json!({
        "type": 4,
        "style": 1,
        "custom_id": field.name,
        "label": bounded(&field.label, 45),
        "placeholder": bounded(&field.placeholder, 100),
        "max_length": field.max_length,
        "required": true,
    })
}

fn choice(suggestion: &Suggestion) -> Value {
    json!({ "name": bounded(&suggestion.name, 100), "value": suggestion.value })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The length of every text in `value`, by the name under which it stands.
    fn lengths(value: &Value, found: &mut Vec<(String, usize)>) {
        match value {
            Value::Object(parts) => {
                for (name, part) in parts {
                    if let Value::String(text) = part {
                        found.push((name.clone(), length(text)));
                    }
                    lengths(part, found);
                }
            }
            Value::Array(parts) => parts.iter().for_each(|part| lengths(part, found)),
            _ => {}
        }
    }

    #[track_caller]
    fn check(value: &Value, expected: &[(&str, usize)]) {
        let mut found = Vec::new();
        lengths(value, &mut found);
        for bound in expected {
            let bound = (bound.0.to_owned(), bound.1);
            assert!(found.contains(&bound), "{bound:?}: {found:?}");
        }
        assert!(found.iter().all(|(_, length)| *length <= 4096), "{found:?}");
    }

    fn long() -> String {
        "💀".repeat(5000)
    }

    #[test]
    fn no_text_of_a_message_leaves_longer_than_discord_takes() {
        let entry = |description| Entry {
            label: long(),
            value: String::new(),
            description,
            is_chosen: false,
        };
        let menu = |description| {
            Row::Menu(Menu {
                custom_id: String::new(),
                placeholder: long(),
                entries: vec![entry(description)],
                selection: Selection::One,
            })
        };
        let button = Button {
            label: long(),
            custom_id: String::new(),
            look: Look::Primary,
        };
        let file = File {
            name: String::new(),
            bytes: Arc::from([]),
            alt: Some(long()),
        };
        let whole = |rows| Message {
            content: long(),
            rows,
            files: vec![file.clone()],
            ..Message::default()
        };
        // The last character is an ellipsis, and none is halved.
        let usual = [("content", 1999), ("description", 1023)];
        check(&message(&whole(Vec::new())).json, &usual);
        let buttons = Row::Buttons(vec![button]);
        check(&message(&whole(vec![buttons])).json, &[("label", 79)]);
        let described = message(&whole(vec![menu(Some(long()))])).json;
        check(
            &described["components"],
            &[("label", 99), ("description", 99), ("placeholder", 149)],
        );
        check(&message(&whole(vec![menu(None)])).json, &[("label", 99)]);
        check(&text(&long()).json, &[("content", 1999)]);
    }

    #[test]
    fn a_silent_message_carries_its_flag_when_it_is_new() {
        let silent = Message {
            sound: Sound::Silent,
            ..Message::default()
        };
        assert_eq!(posted(&silent).json["flags"], SUPPRESS_NOTIFICATIONS);
        assert!(posted(&Message::default()).json["flags"].is_null());
        assert!(message(&silent).json["flags"].is_null(), "an edit");
        assert_eq!(ephemeral(&silent).json["flags"], EPHEMERAL);
    }

    #[test]
    fn a_menu_says_how_many_are_chosen_and_which_are_chosen_already() {
        let entry = |value: &str| Entry {
            label: value.to_owned(),
            value: value.to_owned(),
            description: None,
            is_chosen: value != "b",
        };
        let of = |selection| {
            let encoded = menu(&Menu {
                custom_id: String::new(),
                placeholder: String::new(),
                entries: ["a", "b", "c"].map(entry).to_vec(),
                selection,
            });
            let options = encoded["options"].as_array().unwrap().iter();
            let chosen = options.filter(|option| option["default"] == true);
            let chosen: Vec<_> = chosen.map(|option| option["value"].clone()).collect();
            (
                encoded["min_values"].clone(),
                encoded["max_values"].clone(),
                chosen,
            )
        };
        let chosen = vec![json!("a"), json!("c")];
        let one = of(Selection::One);
        assert_eq!(one, (json!(1), json!(1), chosen.clone()));
        assert_eq!(of(Selection::Any), (json!(0), json!(3), chosen));
    }

    #[test]
    fn a_card_has_no_more_fields_and_characters_than_discord_takes() {
        let of = |fields| Card {
            title: "a".into(),
            body: "b".into(),
            fields,
        };
        let short = of(vec![("a".into(), "b".into()); 30]);
        assert_eq!(card(&short)["fields"].as_array().unwrap().len(), FIELDS);
        let large = Card {
            title: long().into(),
            body: long().into(),
            fields: vec![(long().into(), long().into()); 3],
        };
        let told = card(&large);
        let mut all = Vec::new();
        lengths(&told, &mut all);
        let sum: usize = all.iter().map(|(_, length)| length).sum();
        assert!((CARD - 2..=CARD).contains(&sum), "{all:?}");
        let many = of(vec![("a".into(), long().into()); 9]);
        assert_eq!(card(&many)["fields"].as_array().unwrap().len(), 5);
    }

    #[test]
    fn no_form_and_no_suggestion_leaves_longer_than_discord_takes() {
        let form = crate::bot::port::message::Form {
            custom_id: String::new(),
            title: long(),
            fields: vec![Field {
                name: String::new(),
                label: long(),
                placeholder: long(),
                max_length: 9,
            }],
        };
        let form = modal(&form);
        check(&form, &[("title", 45), ("placeholder", 99)]);
        check(&form["components"], &[("label", 45)]);
        let suggestion = Suggestion {
            name: long(),
            value: String::new(),
        };
        check(&choice(&suggestion), &[("name", 99)]);
    }
}
