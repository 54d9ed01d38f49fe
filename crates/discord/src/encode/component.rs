//! Rows of buttons and menus, and the fields of forms.

use serde_json::{Value, json};
use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use crate::bot::port::message::{
    Button, Entry, Field, Filling, Form, Link, Look, MemberMenu, Menu, Row, Selection,
};
use crate::encode::bounded::bound;

pub(super) fn row(row: &Row) -> CreateActionRow {
    match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Menu(entries) => CreateActionRow::SelectMenu(menu(entries)),
        Row::Members(chosen) => CreateActionRow::SelectMenu(members(chosen)),
        Row::Link(Link { label, url }) => {
            let button = CreateButton::new_link(url).label(bound(label, 80));
            CreateActionRow::Buttons(vec![button])
        }
    }
}

pub(super) fn button(button: &Button) -> CreateButton {
    let style = match button.look {
        Look::Primary => ButtonStyle::Primary,
        Look::Secondary | Look::Disabled => ButtonStyle::Secondary,
        Look::Success => ButtonStyle::Success,
        Look::Danger => ButtonStyle::Danger,
    };
    CreateButton::new(&*button.custom_id)
        .style(style)
        .label(bound(&button.label, 80))
        .disabled(button.look == Look::Disabled)
}

pub(super) fn menu(menu: &Menu) -> CreateSelectMenu {
    let options = menu.entries.iter().map(option).collect();
    let (least, most) = match menu.selection {
        Selection::One => (1, 1),
        Selection::Any => (0, u8::try_from(menu.entries.len()).unwrap_or(u8::MAX)),
    };
    CreateSelectMenu::new(&*menu.custom_id, CreateSelectMenuKind::String { options })
        .placeholder(bound(&menu.placeholder, 150))
        .min_values(least)
        .max_values(most)
}

fn members(menu: &MemberMenu) -> CreateSelectMenu {
    let everybody = CreateSelectMenuKind::User {
        default_users: None,
    };
    CreateSelectMenu::new(&*menu.custom_id, everybody)
        .placeholder(bound(&menu.placeholder, 150))
        .min_values(menu.number)
        .max_values(menu.number)
}

fn option(entry: &Entry) -> CreateSelectMenuOption {
    let option = CreateSelectMenuOption::new(bound(&entry.label, 100), &*entry.value)
        .default_selection(entry.is_chosen);
    match &entry.description {
        None => option,
        Some(description) => option.description(bound(description, 100)),
    }
}

pub(super) fn modal(form: &Form) -> Value {
    let menus = form.menus.iter().map(|labelled| {
        let mut component = json!(menu(&labelled.menu).min_values(0));
        component["required"] = json!(false);
        label(&labelled.label, component)
    });
    let fields = form
        .fields
        .iter()
        .map(|input| label(&input.label, field(input)));
    let labels: Vec<Value> = menus.chain(fields).collect();
    json!({ "custom_id": form.custom_id, "title": bound(&form.title, 45), "components": labels })
}

/// A form's component below its label, which Discord has had since 2025; serenity's builder writes the older layout, a
/// row with a field that has its own label.
fn label(label: &str, component: Value) -> Value {
    json!({ "type": 18, "label": bound(label, 45), "component": component })
}

fn field(field: &Field) -> Value {
    let mut json = json!({
        "type": 4,
        "style": 1,
        "custom_id": field.name,
        "placeholder": bound(&field.placeholder, 100),
        "max_length": field.max_length,
        "required": field.filling == Filling::Required,
    });
    if let Filling::Optional(held) = &field.filling {
        json["value"] = json!(bound(held, usize::from(field.max_length)));
    }
    json
}
