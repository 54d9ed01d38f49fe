//! Discord's limits, checked on received messages and forms, and their texts.

use std::collections::HashSet;

use serde_json::Value;

use crate::support::components::{components, count};

/// The flag of a message of components alone.
const COMPONENTS_V2: u64 = 1 << 15;

fn all<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> + use<'a> {
    value[name].as_array().into_iter().flatten()
}

/// A check of one message or form.
#[derive(Default)]
pub(super) struct Look {
    /// The violations.
    pub(super) wrong: Vec<String>,
    /// All text that a member reads.
    pub(super) words: Vec<String>,
    ids: HashSet<String>,
}

impl Look {
    fn text(&mut self, what: &str, text: &Value, range: std::ops::RangeInclusive<usize>) -> usize {
        let text = text.as_str().unwrap_or_default();
        let length = text.chars().count();
        if !range.contains(&length) {
            self.wrong
                .push(format!("{what} of {length} characters: {text:.80}"));
        }
        if !text.is_empty() {
            self.words.push(text.to_owned());
        }
        length
    }

    fn count(&mut self, what: &str, number: usize, range: std::ops::RangeInclusive<usize>) {
        if !range.contains(&number) {
            self.wrong.push(format!("{number} {what}"));
        }
    }

    fn custom_id(&mut self, part: &Value) {
        let id = part["custom_id"].as_str().unwrap_or_default();
        if !(1..=100).contains(&id.chars().count()) || !self.ids.insert(id.to_owned()) {
            self.wrong
                .push(format!("the custom_id {id:?} is no good, or there twice"));
        }
    }

    pub(super) fn message(message: &Value) -> Self {
        let mut look = Self::default();
        look.text("content", &message["content"], 0..=2000);
        let embeds: Vec<_> = all(message, "embeds").collect();
        look.count("embeds", embeds.len(), 0..=10);
        let sum: usize = embeds.into_iter().map(|embed| look.embed(embed)).sum();
        look.count("characters in embeds", sum, 0..=6000);
        look.count("files", all(message, "attachments").count(), 0..=10);
        for file in all(message, "attachments") {
            let kind = file["content_type"].as_str().unwrap_or_default();
            if kind.starts_with("image/") {
                look.text("a picture's description", &file["description"], 1..=1024);
            }
        }
        match message["flags"].as_u64().unwrap_or(0) & COMPONENTS_V2 {
            0 => look.count("rows", all(message, "components").count(), 0..=5),
            _ => look.components_alone(message),
        }
        all(message, "components").for_each(|part| look.nested(part));
        look
    }

    /// A message of components alone.
    fn components_alone(&mut self, message: &Value) {
        self.text("content beside components", &message["content"], 0..=0);
        let embeds = all(message, "embeds").count();
        self.count("embeds beside components", embeds, 0..=0);
        self.count("components", count(&message["components"]), 1..=40);
        let texts = components(message).into_iter();
        let texts = texts.filter_map(|part| part["content"].as_str());
        let sum = texts.map(|text| text.chars().count()).sum();
        self.count("characters in texts", sum, 0..=4000);
    }

    /// A component with those within it.
    fn nested(&mut self, part: &Value) {
        let within = all(part, "components").count();
        match part["type"].as_u64() {
            Some(1) => self.count("components in a row", within, 1..=5),
            Some(9) => {
                self.count("texts in a section", within, 1..=3);
                self.part(&part["accessory"]);
            }
            Some(10) => {
                self.text("a text", &part["content"], 1..=4000);
                return;
            }
            // Pictures and other files.
            Some(12 | 13) => return,
            Some(17) => self.count("components in a container", within, 1..=40),
            _ => return self.part(part),
        }
        all(part, "components").for_each(|part| self.nested(part));
    }

    fn embed(&mut self, embed: &Value) -> usize {
        let mut sum = self.text("a title", &embed["title"], 0..=256);
        sum += self.text("a description", &embed["description"], 0..=4096);
        sum += self.text("a footer", &embed["footer"]["text"], 0..=2048);
        self.count("fields", all(embed, "fields").count(), 0..=25);
        for field in all(embed, "fields") {
            sum += self.text("a field's name", &field["name"], 1..=256);
            sum += self.text("a field", &field["value"], 1..=1024);
        }
        sum
    }

    fn part(&mut self, part: &Value) {
        if part["type"] == 2 {
            self.text("a label", &part["label"], 1..=80);
            if part["style"] != 5 {
                self.custom_id(part);
            }
            return;
        }
        self.custom_id(part);
        self.text("a placeholder", &part["placeholder"], 0..=150);
        if part["type"] == 3 {
            self.count("options", all(part, "options").count(), 1..=25);
        }
        for option in all(part, "options") {
            self.text("an option", &option["label"], 1..=100);
            self.text("an option's description", &option["description"], 0..=100);
            let value = option["value"].as_str().unwrap_or_default();
            self.count(
                "characters in an option's value",
                value.chars().count(),
                1..=100,
            );
        }
    }

    pub(super) fn form(form: &Value) -> Self {
        let mut look = Self::default();
        look.text("a form's title", &form["title"], 1..=45);
        look.custom_id(form);
        look.count("fields of a form", all(form, "components").count(), 1..=5);
        for label in all(form, "components") {
            let field = &label["component"];
            look.text("a field's label", &label["label"], 1..=45);
            if field["type"] == 3 {
                look.part(field);
            } else {
                look.text("a field's placeholder", &field["placeholder"], 0..=100);
                look.custom_id(field);
            }
        }
        look
    }

    pub(super) fn choices(choices: &Value) -> Self {
        let mut look = Self::default();
        let list = choices.as_array().map_or(&[][..], Vec::as_slice);
        look.count("suggestions", list.len(), 0..=25);
        for choice in list {
            look.text("a suggestion", &choice["name"], 1..=100);
            let value = choice["value"].as_str().unwrap_or("0");
            look.count(
                "characters in a suggestion's value",
                value.chars().count(),
                1..=100,
            );
        }
        look
    }
}
