//! Limits of embeds.

use serde_json::{Value, json};

use super::form::{Form, Presence::*};

/// Checks the `embeds` of a message; returns them as stored.
pub(crate) fn check(body: &Value, form: &mut Form) -> Vec<Value> {
    let list = form.list(body, "embeds", 0, 10);
    let mut total = 0;
    let stored = form.at("embeds", |form| {
        let mut stored = Vec::new();
        for (index, embed) in list.iter().enumerate() {
            form.at(index, |form| check_embed(embed, form, &mut total));
            let mut embed = embed.clone();
            if embed.is_object() {
                embed["type"] = json!("rich");
            }
            stored.push(embed);
        }
        stored
    });
    if total > 6000 {
        form.error_at(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
    stored
}

/// Checks one embed, and adds the length of its texts in characters to `total`.
fn check_embed(embed: &Value, form: &mut Form, total: &mut usize) {
    if !embed.is_object() {
        form.error(
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        );
        return;
    }
    let mut count = |text: Option<&str>| *total += text.map_or(0, |text| text.chars().count());
    count(form.text(embed, "title", 0, 256, Optional));
    count(form.text(embed, "description", 0, 4096, Optional));
    form.number(embed, "color", 0..=0xFF_FFFF);
    for (part, field, max) in [("footer", "text", 2048), ("author", "name", 256)] {
        if embed[part].is_object() {
            count(form.at(part, |form| {
                form.text(&embed[part], field, 0, max, Optional)
            }));
        }
    }
    let fields = form.list(embed, "fields", 0, 25);
    form.at("fields", |form| {
        for (index, field) in fields.iter().enumerate() {
            form.at(index, |form| {
                count(form.text(field, "name", 1, 256, Required));
                count(form.text(field, "value", 1, 1024, Required));
            });
        }
    });
    for part in ["image", "thumbnail"] {
        if embed[part].is_object() {
            form.at(part, |form| {
                if let Some(url) = form.text(&embed[part], "url", 1, 2048, Required)
                    && !["http://", "https://", "attachment://"]
                        .iter()
                        .any(|s| url.starts_with(s))
                {
                    form.error_at("url", "URL_TYPE_INVALID_SCHEME", "Not a well formed URL.");
                }
            });
        }
    }
}
