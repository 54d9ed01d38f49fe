//! How a message is laid out: text, embed and rows, or components alone (Discord's Components V2).
//!
//! Components alone can be arranged side by side, such as a button beside each line of a list, and in more than five
//! rows, such as those of a board. Discord lets an edit change a message to components alone but never back, so a
//! replacement of such a message has the same layout. Components are not shown in notifications and hold less text, so
//! messages that are posted in a channel have text, embed and rows.

use serde_json::{Value, json};

use crate::bot::port::message::{Card, File, Message, Section, Sections};
use crate::bot::port::within::length;
use crate::encode::bounded::bound;
use crate::encode::card::{CARD_COLOR, card};
use crate::encode::component::{button, row};

/// Discord's numbers for components other than buttons and menus.
mod kind {
    pub(super) const SECTION: u8 = 9;
    pub(super) const TEXT_DISPLAY: u8 = 10;
    pub(super) const MEDIA_GALLERY: u8 = 12;
    pub(super) const FILE: u8 = 13;
    pub(super) const CONTAINER: u8 = 17;
}

/// The flag of a message that is laid out by components alone.
const IS_COMPONENTS_V2: u64 = 1 << 15;

/// Maximum length of all texts of a message of components alone, in characters.
pub(super) const TEXTS: usize = 4000;

/// Maximum number of rows below a text and an embed.
const ROWS: usize = 5;

/// How a message is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Text, embed, and rows of buttons and menus below them.
    Rows,
    /// Components alone.
    Components,
}

impl Layout {
    /// The layout of a message with these flags.
    pub(crate) fn by_flags(flags: Option<u64>) -> Self {
        match flags.unwrap_or(0) & IS_COMPONENTS_V2 {
            0 => Self::Rows,
            _ => Self::Components,
        }
    }

    /// The layout that `message` needs.
    pub(super) fn of(message: &Message) -> Self {
        if message.sections.is_some() || message.rows.len() > ROWS {
            Self::Components
        } else {
            Self::Rows
        }
    }

    /// The layout in which `message` can replace a message with this layout.
    pub(super) fn for_replacement(self, message: &Message) -> Self {
        match self {
            Self::Rows => Self::of(message),
            Self::Components => Self::Components,
        }
    }
}

/// The parts of the body of `message` that depend on its layout: flags, text, embeds and components.
pub(super) fn lay_out(message: &Message, layout: Layout) -> Value {
    match layout {
        Layout::Rows => json!({
            "content": bound(&message.content, 2000),
            "embeds": message.card.iter().map(|of| embed(of, message)).collect::<Vec<_>>(),
            "components": message.rows.iter().map(|below| json!(row(below))).collect::<Vec<_>>(),
        }),
        Layout::Components => json!({
            "flags": IS_COMPONENTS_V2,
            "components": components(message),
        }),
    }
}

/// The `card` of `message`, with the file that it shows as a thumbnail.
fn embed(of: &Card, message: &Message) -> Value {
    let mut embed = json!(card(of));
    let mut files = message.files.iter();
    let small = files.find(|file| Some(&file.name) == message.thumbnail.as_ref());
    if let Some(File { name, .. }) = small {
        embed["thumbnail"] = json!({ "url": format!("attachment://{name}") });
    }
    embed
}

fn components(message: &Message) -> Vec<Value> {
    let mut room = TEXTS;
    let mut text = |text: &str| display(text, &mut room);
    let content = text(&message.content);
    let card = message
        .card
        .as_ref()
        .map(|card| card_contents(card, &mut text));
    let sections = message.sections.as_ref();
    let sections = sections.map(|sections| list_contents(sections, &mut text));
    let frames = [card, sections].into_iter().flatten();
    let frames = frames.map(
        |parts| json!({ "type": kind::CONTAINER, "accent_color": CARD_COLOR, "components": parts }),
    );
    content
        .into_iter()
        .chain(frames)
        .chain(files(&message.files))
        .chain(message.rows.iter().map(|below| json!(row(below))))
        .collect()
}

/// `text` as a component, cut to the `room` left in characters; none if nothing is left of it.
fn display(text: &str, room: &mut usize) -> Option<Value> {
    let text = bound(text, *room);
    *room -= length(&text);
    if text.is_empty() {
        None
    } else {
        Some(json!({ "type": kind::TEXT_DISPLAY, "content": text }))
    }
}

/// Contents of the frame of a card.
fn card_contents(card: &Card, text: &mut impl FnMut(&str) -> Option<Value>) -> Vec<Value> {
    let mut parts = Vec::new();
    parts.extend(text(&heading(&card.title)));
    parts.extend(text(&card.body));
    for (name, value) in &card.fields {
        parts.extend(text(&format!("**{name}**\n{value}")));
    }
    parts
}

/// Contents of the frame of a list.
fn list_contents(sections: &Sections, text: &mut impl FnMut(&str) -> Option<Value>) -> Vec<Value> {
    let mut parts = Vec::new();
    parts.extend(text(&heading(&sections.title)));
    if sections.entries.len() > Sections::MOST {
        tracing::warn!("a list has more entries than Discord allows");
    }
    for Section {
        text: content,
        button: beside,
    } in sections.entries.iter().take(Sections::MOST)
    {
        let parts_of_text = text(content);
        parts.extend(parts_of_text.map(|part| {
            json!({ "type": kind::SECTION, "components": [part], "accessory": button(beside) })
        }));
    }
    parts.extend(text(&sections.below));
    parts
}

fn heading(title: &str) -> String {
    format!("### {title}")
}

/// Components for files: pictures side by side, and other files below them. A file without a component is not shown.
fn files(files: &[File]) -> impl Iterator<Item = Value> {
    let media = |file: &File| json!({ "url": format!("attachment://{}", file.name) });
    let is_picture = |file: &&File| file.name.ends_with(".png") || file.name.ends_with(".gif");
    let (pictures, others): (Vec<_>, Vec<_>) = files.iter().partition(is_picture);
    let picture = |file: &&File| match &file.alt {
        Some(alt) => json!({ "media": media(file), "description": bound(alt, 1024) }),
        None => json!({ "media": media(file) }),
    };
    let gallery = json!({
        "type": kind::MEDIA_GALLERY,
        "items": pictures.iter().map(picture).collect::<Vec<_>>(),
    });
    let gallery = (!pictures.is_empty()).then_some(gallery);
    let others = others.into_iter();
    let others = others.map(move |file| json!({ "type": kind::FILE, "file": media(file) }));
    gallery.into_iter().chain(others.collect::<Vec<_>>())
}
