//! The controls below a board: what Discord's buttons, menus and forms are on the page.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::page::Page;
use super::press::Fields;
use super::text::escape;
use crate::bot::kit::verb::{GameButton, Verb};
use crate::bot::port::message::{Button, Field, File, Filling, Form, Look, Menu, Row, Selection};
use crate::i18n::say;

/// A hidden field of a form.
pub(super) fn hidden(name: &str, value: &str) -> String {
    let (name, value) = (escape(name), escape(value));
    format!("<input type=\"hidden\" name=\"{name}\" value=\"{value}\">")
}

/// A button of a form.
pub(super) fn press_button(name: &str, value: &str, look: &str, label: &str) -> String {
    let (value, label) = (escape(value), escape(label));
    format!("<button name=\"{name}\" value=\"{value}\" class=\"{look}\">{label}</button>")
}

impl Page<'_> {
    /// A form that polls for the answer to these fields, which a script submits at once.
    pub(super) fn waiting_form(&self, pressed: &Fields, progress: Option<&str>) -> String {
        let locale = self.ctx.reader();
        let waits = say::page::making().to(locale);
        let progress = progress.map(|text| format!("<p>{}</p>", escape(text)));
        let fields = pressed.iter().map(|(name, value)| hidden(name, value));
        let fields: String = fields.collect();
        let again = press_button(
            "later",
            "1",
            "secondary",
            &say::page::look_again().to(locale),
        );
        format!(
            "<p>{}</p>{}<form method=\"post\" class=\"row\" data-later>{}{fields}{again}</form>",
            escape(&waits),
            progress.unwrap_or_default(),
            self.hidden
        )
    }

    /// Rows without the buttons that are `unneeded`.
    pub(super) fn rows<'a>(
        &self,
        rows: impl IntoIterator<Item = &'a Row>,
        unneeded: &[Verb],
    ) -> String {
        let row = |row: &Row| match row {
            Row::Buttons(buttons) => self.buttons(buttons, unneeded),
            Row::Menu(menu) => self.menu(menu),
            // No message of a game has such a row.
            Row::Members(_) | Row::Link(_) => self.only_in_chat(),
        };
        rows.into_iter().map(row).collect()
    }

    fn buttons(&self, buttons: &[Button], unneeded: &[Verb]) -> String {
        let is_needed = |button: &&Button| {
            let verb = GameButton::parse(&button.custom_id).map(|GameButton(verb, _)| verb);
            verb.is_none_or(|verb| !unneeded.contains(&verb))
        };
        let buttons = buttons.iter().filter(is_needed).map(|button| {
            let look = match button.look {
                Look::Primary => "primary",
                Look::Secondary => "secondary",
                Look::Success => "success",
                Look::Danger => "danger",
                Look::Disabled => "secondary",
            };
            let disabled = if button.look == Look::Disabled {
                " disabled"
            } else {
                ""
            };
            format!(
                "<button name=\"press\" value=\"{}\" class=\"{look}\"{disabled}>{}</button>",
                escape(&button.custom_id),
                escape(&button.label)
            )
        });
        let buttons: String = buttons.collect();
        if buttons.is_empty() {
            return buttons;
        }
        self.in_form(&buttons)
    }

    pub(super) fn in_form(&self, content: &str) -> String {
        format!(
            "<form method=\"post\" class=\"row\">{}{content}</form>",
            self.hidden
        )
    }

    fn menu(&self, menu: &Menu) -> String {
        let entries = menu.entries.iter().map(|entry| {
            let (label, value) = (escape(&entry.label), escape(&entry.value));
            let about = entry.description.iter();
            let about: String = about
                .map(|about| format!("<small>{}</small>", escape(about)))
                .collect();
            match menu.selection {
                Selection::One => {
                    format!("<button name=\"value\" value=\"{value}\">{label}{about}</button>")
                }
                Selection::Any => {
                    let checked = if entry.is_chosen { " checked" } else { "" };
                    format!(
                        "<label><input type=\"checkbox\" name=\"value\" value=\"{value}\"{checked}>\
                         {label}{about}</label>"
                    )
                }
            }
        });
        let mut entries: String = entries.collect();
        if menu.selection == Selection::Any {
            entries.push_str(&self.send());
        }
        self.in_form(&format!(
            "<input type=\"hidden\" name=\"choose\" value=\"{}\">\
             <fieldset class=\"menu\"><legend>{}</legend>{entries}</fieldset>",
            escape(&menu.custom_id),
            escape(&menu.placeholder)
        ))
    }

    pub(super) fn form(&self, form: &Form) -> String {
        let menus = form.menus.iter().map(|labelled| {
            let options = labelled.menu.entries.iter().map(|entry| {
                let (value, label) = (escape(&entry.value), escape(&entry.label));
                let chosen = if entry.is_chosen { " selected" } else { "" };
                format!("<option value=\"{value}\"{chosen}>{label}</option>")
            });
            let options: String = options.collect();
            let (name, label) = (&labelled.menu.custom_id, escape(&labelled.label));
            let name = escape(name);
            format!("<label>{label}<select name=\"field-{name}\">{options}</select></label>")
        });
        let content: String = menus.chain(form.fields.iter().map(field)).collect();
        self.in_form(&format!(
            "<input type=\"hidden\" name=\"submit\" value=\"{}\">\
             <fieldset><legend>{}</legend>{content}{}</fieldset>",
            escape(&form.custom_id),
            escape(&form.title),
            self.send()
        ))
    }

    fn send(&self) -> String {
        let label = say::page::send().to(self.ctx.reader());
        format!("<button class=\"primary\">{}</button>", escape(&label))
    }
}

fn field(field: &Field) -> String {
    let (required, value) = match &field.filling {
        Filling::Required => (" required", ""),
        Filling::Optional(value) => ("", value.as_str()),
    };
    format!(
        "<label>{}<input name=\"field-{}\" value=\"{}\" placeholder=\"{}\" maxlength=\"{}\" \
         autocomplete=\"off\"{required}></label>",
        escape(&field.label),
        escape(&field.name),
        escape(value),
        escape(&field.placeholder),
        field.max_length
    )
}

/// A file of an answer, in the page itself.
pub(super) fn file(file: &File) -> String {
    let (bytes, name) = (STANDARD.encode(&file.bytes), escape(&file.name));
    match &file.alt {
        Some(alt) => format!(
            "<img src=\"data:image/{};base64,{bytes}\" alt=\"{}\">",
            if file.name.ends_with(".gif") {
                "gif"
            } else {
                "png"
            },
            escape(alt)
        ),
        None => format!(
            "<p><a download=\"{name}\" href=\"data:application/octet-stream;base64,{bytes}\">{name}</a></p>"
        ),
    }
}
