//! The messages of the script, drawn by the playground's own scripts, each with the texts that it contains.

use std::collections::HashSet;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};

use super::stage::{self, Place, StageError};
use super::{Shown, escape, part, table};
use crate::i18n::Locale;
use crate::i18n::proof::{Finder, Part, Section};

/// The messages of the script in `locale`, with the texts of `sections` that they show, each once.
pub(super) fn show(locale: Locale, sections: &[Section]) -> Result<Shown, StageError> {
    let places = stage::places(locale)?;
    let finder = Finder::new(locale);
    let mut shown = Shown {
        html: styles_and_scripts(),
        texts: HashSet::new(),
    };
    for place in &places {
        let block = block(place, &finder, sections, &mut shown.texts);
        shown.html.push_str(&block);
    }
    Ok(shown)
}

/// A part of the script: its messages, and below them the texts that no earlier part has shown.
fn block(
    place: &Place,
    finder: &Finder,
    sections: &[Section],
    shown: &mut HashSet<String>,
) -> String {
    let mut texts = Vec::new();
    collect_texts(&place.seen["messages"], &mut texts);
    collect_texts(&place.seen["forms"], &mut texts);
    let found = finder.find(&texts);
    let is_new = |part: &&Part| match part {
        Part::Text(id, _) => found.contains(&id.as_str()) && !shown.contains(id),
        Part::Comment(_) => false,
    };
    let parts: Vec<_> = sections
        .iter()
        .flat_map(|section| &section.parts)
        .filter(is_new)
        .collect();
    let rows: String = parts.iter().copied().map(part).collect();
    shown.extend(found.into_iter().map(str::to_owned));
    // JSON must not end the script element.
    let json = place.seen.to_string().replace('<', "\\u003c");
    format!(
        "<h2>{}</h2>\n<div class=\"scene\"><script type=\"application/json\">{json}</script></div>\n{}",
        escape(&place.title),
        table(&rows)
    )
}

/// The fields of messages and forms that contain texts.
const WORDS: [&str; 6] = [
    "content",
    "description",
    "label",
    "placeholder",
    "text",
    "title",
];

/// The fields of a card's line; elsewhere fields with these names are for programs.
const LINE: [&str; 2] = ["name", "value"];

/// Collects all texts within `value`.
fn collect_texts(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| collect_texts(value, texts)),
        Value::Object(fields) => {
            let is_line = LINE.iter().all(|name| fields.contains_key(*name));
            for (name, value) in fields {
                let name = name.as_str();
                let has_words = WORDS.contains(&name) || (is_line && LINE.contains(&name));
                match value {
                    Value::String(text) if has_words => texts.push(text.clone()),
                    _ => collect_texts(value, texts),
                }
            }
        }
        _ => {}
    }
}

/// The style sheets of the playground, and its scripts under the names by which they import one another.
fn styles_and_scripts() -> String {
    let styles = ["style.css", "message.css"].map(text);
    // A message is as wide as its container, not as the window.
    let styles = styles
        .concat()
        .replace("@media (max-width", "@container (max-width");
    let scripts = tengen_playground::texts().filter(|(name, _)| name.ends_with(".js"));
    let imports: serde_json::Map<String, Value> = scripts
        .map(|(name, text)| {
            let text = BASE64_STANDARD.encode(text.replace("from './", "from 'playground/"));
            (
                format!("playground/{name}"),
                json!(format!("data:text/javascript;base64,{text}")),
            )
        })
        .collect();
    let imports = json!({ "imports": imports });
    format!("<style>{styles}</style>\n<script type=\"importmap\">{imports}</script>\n")
}

fn text(name: &str) -> &'static str {
    let mut files = tengen_playground::texts();
    let found = files.find_map(|(known, text)| (known == name).then_some(text));
    found.expect("the playground has its style sheets")
}
