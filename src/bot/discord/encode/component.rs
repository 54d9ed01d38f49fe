//! Rows of buttons and menus, and the fields of forms.

use serde_json::{Value, json};

use crate::bot::discord::encode::bounded::bounded;
use crate::bot::port::message::{
    Button, Entry, Field, Filling, Form, Look, MemberMenu, Menu, Row, Selection,
};

pub(super) fn row(row: &Row) -> Value {
    let components: Vec<Value> = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Menu(entries) => vec![menu(entries)],
        Row::Members(chosen) => vec![members(chosen)],
    };
    json!({ "type": 1, "components": components })
}

pub(super) fn button(button: &Button) -> Value {
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

pub(super) fn menu(menu: &Menu) -> Value {
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

fn members(menu: &MemberMenu) -> Value {
    json!({
        "type": 5,
        "custom_id": menu.custom_id,
        "placeholder": bounded(&menu.placeholder, 150),
        "min_values": menu.number,
        "max_values": menu.number,
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

pub(super) fn modal(form: &Form) -> Value {
    let labels: Vec<Value> = form.fields.iter().map(labelled).collect();
    json!({ "custom_id": form.custom_id, "title": bounded(&form.title, 45), "components": labels })
}

/// A field below its label: a row with a field that has a label of its own is what Discord took before.
fn labelled(input: &Field) -> Value {
    json!({ "type": 18, "label": bounded(&input.label, 45), "component": field(input) })
}

fn field(field: &Field) -> Value {
    let mut told = json!({
        "type": 4,
        "style": 1,
        "custom_id": field.name,
        "placeholder": bounded(&field.placeholder, 100),
        "max_length": field.max_length,
        "required": field.filling == Filling::Required,
    });
    if let Filling::Optional(held) = &field.filling {
        told["value"] = json!(bounded(held, usize::from(field.max_length)));
    }
    told
}
