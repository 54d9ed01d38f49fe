//! Stones in texts: the bot's own emojis, which it registers itself. The character ⚫ is hardly visible in
//! Discord's dark theme.
//!
//! Texts contain the characters. They are replaced by emojis before sending, and emojis by characters where the bot
//! reads its own messages. The characters stay until Discord has the emojis, and where a text would become too long.

use std::borrow::Cow;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::Method;
use serde_json::{Value, json};

use crate::encode::Body;
use crate::payload;
use crate::payload::Id;
use crate::render::stone_icon;
use crate::rest::{Call, Rest, RestError, RetryPolicy};
use crate::rules::{ByColor, Color};

/// Discord's number for a component that is a text.
const TEXT: u64 = 10;
/// Discord's limits, in characters: of a text, a card's description, a field of a card, all cards, and all texts among
/// components.
const LONGEST: usize = 2000;
const LONGEST_CARD: usize = 4096;
const LONGEST_FIELD: usize = 1024;
const ALL_CARDS: usize = 6000;
const ALL_TEXTS: usize = 4000;

/// The bot's own emojis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stones(ByColor<u64>);

const fn character(color: Color) -> char {
    match color {
        Color::Black => '⚫',
        Color::White => '⚪',
    }
}

const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "black_stone",
        Color::White => "white_stone",
    }
}

/// The emojis of `application`; registers those that Discord does not have yet.
///
/// # Errors
///
/// A [`RestError`] if they cannot be read or registered.
pub(super) async fn register(rest: &Rest, application: u64) -> Result<Stones, RestError> {
    let path = format!("/applications/{application}/emojis");
    let call = |method, body| Call {
        method,
        path: path.clone(),
        body,
    };
    let known = rest
        .send(&call(Method::GET, None), RetryPolicy::NORMAL)
        .await?;
    let known = known["items"].as_array().cloned().unwrap_or_default();
    let mut numbers = ByColor::from_fn(|color| {
        let mut own = known.iter().filter(|emoji| emoji["name"] == name(color));
        own.find_map(|emoji| payload::id(&emoji["id"]))
            .map(|Id(id)| id)
    });
    for color in Color::ALL {
        if numbers[color].is_none() {
            let picture = BASE64_STANDARD.encode(stone_icon(color));
            let emoji = json!({
                "name": name(color),
                "image": format!("data:image/png;base64,{picture}"),
            });
            let add = call(Method::POST, Some(Body::plain(emoji)));
            let added = rest.send(&add, RetryPolicy::NORMAL).await?;
            numbers[color] = payload::id(&added["id"]).map(|Id(id)| id);
        }
    }
    match (numbers[Color::Black], numbers[Color::White]) {
        (Some(black), Some(white)) => Ok(Stones(ByColor { black, white })),
        _ => Err(RestError::NoAnswer("an emoji has no number".to_owned())),
    }
}

impl Stones {
    /// `body` with emojis instead of characters.
    pub(super) fn with_emojis<'a>(&self, body: &'a Body) -> Cow<'a, Body> {
        let mut json = body.json.clone();
        let mut is_new = false;
        visit_texts(&mut json, &mut |text, _| {
            for color in Color::ALL {
                if text.contains(character(color)) {
                    let emoji = format!("<:{}:{}>", name(color), self.0[color]);
                    *text = text.replace(character(color), &emoji);
                    is_new = true;
                }
            }
        });
        if is_new && is_within_limits(&mut json) {
            Cow::Owned(Body {
                json,
                files: body.files.clone(),
            })
        } else {
            Cow::Borrowed(body)
        }
    }
}

/// `text` with characters instead of the bot's emojis.
pub(super) fn without_emojis(text: &str) -> String {
    let mut plain = text.to_owned();
    for color in Color::ALL {
        let begin = format!("<:{}:", name(color));
        while let Some(at) = plain.find(&begin) {
            let Some(end) = plain[at..].find('>') else {
                break;
            };
            plain.replace_range(at..=at + end, &character(color).to_string());
        }
    }
    plain
}

/// The position of a text in a message.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TextPosition {
    Content,
    Card,
    Field,
    Component,
}

/// Calls `visit` with each text of a message, or of an answer with a message.
fn visit_texts(json: &mut Value, visit: &mut impl FnMut(&mut String, TextPosition)) {
    let message = if json["data"].is_object() {
        &mut json["data"]
    } else {
        json
    };
    let mut visit_string = |value: Option<&mut Value>, position| {
        if let Some(Value::String(text)) = value {
            visit(text, position);
        }
    };
    visit_string(message.get_mut("content"), TextPosition::Content);
    let embeds = message.get_mut("embeds").and_then(Value::as_array_mut);
    for embed in embeds.into_iter().flatten() {
        visit_string(embed.get_mut("description"), TextPosition::Card);
        let fields = embed.get_mut("fields").and_then(Value::as_array_mut);
        for field in fields.into_iter().flatten() {
            visit_string(field.get_mut("value"), TextPosition::Field);
        }
    }
    let mut components: Vec<_> = message.get_mut("components").into_iter().collect();
    while let Some(component) = components.pop() {
        match component {
            Value::Array(several) => components.extend(several),
            Value::Object(one) => {
                if one.get("type").and_then(Value::as_u64) == Some(TEXT) {
                    visit_string(one.get_mut("content"), TextPosition::Component);
                }
                components.extend(one.get_mut("components"));
            }
            _ => {}
        }
    }
}

/// Whether all texts are within Discord's limits.
fn is_within_limits(json: &mut Value) -> bool {
    let (mut cards, mut texts, mut fits) = (0, 0, true);
    visit_texts(json, &mut |text, position| {
        let length = text.chars().count();
        let most = match position {
            TextPosition::Content => LONGEST,
            TextPosition::Card => LONGEST_CARD,
            TextPosition::Field => LONGEST_FIELD,
            TextPosition::Component => ALL_TEXTS,
        };
        match position {
            TextPosition::Card | TextPosition::Field => cards += length,
            TextPosition::Component => texts += length,
            TextPosition::Content => {}
        }
        fits &= length <= most;
    });
    // The reserve is for titles and names of fields, which have no emojis.
    fits && cards <= ALL_CARDS - 1000 && texts <= ALL_TEXTS
}

#[cfg(test)]
mod tests {
    use super::*;

    const STONES: Stones = Stones(ByColor {
        black: 11,
        white: 22,
    });

    fn with_emojis(json: Value) -> Value {
        STONES.with_emojis(&Body::plain(json)).json.clone()
    }

    #[test]
    fn stones_in_texts_become_emojis_and_characters_again() {
        let sent = with_emojis(json!({
            "type": 4,
            "data": {
                "content": "⚫ a – ⚪ b",
                "embeds": [{ "title": "⚫", "description": "⚪", "fields": [{ "name": "⚫", "value": "⚫" }] }],
                "components": [{ "type": 17, "components": [{ "type": 10, "content": "⚪" }] },
                               { "type": 2, "label": "⚫" }],
            },
        }));
        let data = &sent["data"];
        let text = "<:black_stone:11> a – <:white_stone:22> b";
        assert_eq!(data["content"], text);
        assert_eq!(data["embeds"][0]["description"], "<:white_stone:22>");
        assert_eq!(data["embeds"][0]["fields"][0]["value"], "<:black_stone:11>");
        assert_eq!(
            data["components"][0]["components"][0]["content"],
            "<:white_stone:22>"
        );
        // A button has no room for an emoji in its label, and is left as it is.
        assert_eq!(data["components"][1]["label"], "⚫");
        assert_eq!(without_emojis(text), "⚫ a – ⚪ b");
        assert_eq!(without_emojis("<:black_stone:"), "<:black_stone:");
    }

    #[test]
    fn a_text_without_room_keeps_its_characters() {
        let full = json!({ "content": "⚫".repeat(200) });
        assert_eq!(with_emojis(full.clone()), full);
        let plain = json!({ "content": "no stone" });
        assert_eq!(with_emojis(plain.clone()), plain);
    }
}
