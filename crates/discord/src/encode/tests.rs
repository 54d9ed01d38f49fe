use std::sync::Arc;

use serde_json::{Value, json};

use crate::bot::port::message::{
    Button, Card, Entry, Field, Filling, Link, Look, Menu, Row, Section, Sections, Selection,
};
use crate::bot::port::within::length;
use crate::encode::card::{CARD, FIELDS, card};
use crate::encode::component::{menu, modal};
use crate::encode::layout::TEXTS;
use crate::encode::*;

/// The length of every text in `value`, by its key.
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
fn texts_of_messages_are_cut_to_discords_limits() {
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
fn a_link_is_a_button_of_its_own_style_without_a_custom_id() {
    let link = Link {
        label: long(),
        url: "https://go.example.org/open/x".to_owned(),
    };
    let json = message(&Message {
        rows: vec![Row::Link(link)],
        ..Message::default()
    })
    .json;
    let button = &json["components"][0]["components"][0];
    assert_eq!((&button["type"], &button["style"]), (&json!(2), &json!(5)));
    assert_eq!(button["url"], "https://go.example.org/open/x");
    assert!(button["custom_id"].is_null());
    check(&json["components"], &[("label", 79)]);
}

#[test]
fn a_new_silent_message_has_the_flag() {
    let silent = Message {
        sound: Sound::Silent,
        ..Message::default()
    };
    assert_eq!(new_message(&silent).json["flags"], SUPPRESS_NOTIFICATIONS);
    assert!(new_message(&Message::default()).json["flags"].is_null());
    assert!(message(&silent).json["flags"].is_null(), "an edit");
    assert_eq!(ephemeral(&silent).json["flags"], EPHEMERAL);
}

#[test]
fn a_poll_is_sent_with_new_messages_only() {
    let asked = Message {
        poll: Some(Poll {
            question: long().into(),
            answers: vec![long().into(); 2 * Poll::MOST],
            hours: 168,
        }),
        ..Message::default()
    };
    let json = new_message(&asked).json;
    assert_eq!(json["poll"]["duration"], 168);
    let answers = json["poll"]["answers"].as_array().unwrap();
    assert_eq!(answers.len(), Poll::MOST);
    check(&json["poll"], &[("text", 299)]);
    let answer = answers[0]["poll_media"]["text"].as_str().unwrap();
    assert!(answer.encode_utf16().count() <= 55, "{answer}");
    assert!(message(&asked).json["poll"].is_null(), "an edit");
    assert!(new_message(&Message::default()).json["poll"].is_null());
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
        let encoded = json!(menu(&Menu {
            custom_id: String::new(),
            placeholder: String::new(),
            entries: ["a", "b", "c"].map(entry).to_vec(),
            selection,
        }));
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
    assert_eq!(
        json!(card(&short))["fields"].as_array().unwrap().len(),
        FIELDS
    );
    let large = Card {
        title: long().into(),
        body: long().into(),
        fields: vec![(long().into(), long().into()); 3],
    };
    let encoded = json!(card(&large));
    let mut all = Vec::new();
    lengths(&encoded, &mut all);
    // The type of an embed is not a text.
    all.retain(|(name, _)| name != "type");
    let sum: usize = all.iter().map(|(_, length)| length).sum();
    assert!((CARD - 2..=CARD).contains(&sum), "{all:?}");
    let many = of(vec![("a".into(), long().into()); 9]);
    assert_eq!(json!(card(&many))["fields"].as_array().unwrap().len(), 5);
}

#[test]
fn forms_and_suggestions_are_cut_to_discords_limits() {
    let form = crate::bot::port::message::Form {
        custom_id: String::new(),
        title: long(),
        menus: Vec::new(),
        fields: vec![Field {
            name: String::new(),
            label: long(),
            placeholder: long(),
            max_length: 9,
            filling: Filling::Required,
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

/// A list with as many entries as there may be, and everything as long as it may be.
fn full_list() -> Message {
    let button = |number: usize| Button {
        label: long(),
        custom_id: number.to_string(),
        look: Look::Primary,
    };
    let entry = |number| Section {
        text: long().into(),
        button: button(number),
    };
    let menu = Row::Menu(Menu {
        custom_id: "menu".to_owned(),
        placeholder: long(),
        entries: Vec::new(),
        selection: Selection::One,
    });
    Message {
        content: "x".repeat(300),
        sections: Some(Sections {
            title: long().into(),
            entries: (0..2 * Sections::MOST).map(entry).collect(),
            below: long().into(),
        }),
        rows: vec![menu, Row::Buttons((100..104).map(button).collect())],
        ..Message::default()
    }
}

/// Number of components in `parts`, nested ones included.
fn count(parts: &Value) -> usize {
    let parts = parts.as_array().into_iter().flatten();
    parts
        .map(|part| 1 + count(&part["components"]) + usize::from(part["accessory"].is_object()))
        .sum()
}

/// The length of all texts in `parts` together.
fn text_in(parts: &Value) -> usize {
    let parts = parts.as_array().into_iter().flatten();
    parts
        .map(|part| {
            length(part["content"].as_str().unwrap_or_default()) + text_in(&part["components"])
        })
        .sum()
}

#[test]
fn a_list_is_laid_out_by_components_and_within_what_discord_takes_of_them() {
    let list = ephemeral(&full_list()).json;
    assert_eq!(list["flags"], EPHEMERAL | 1 << 15);
    assert!(list["content"].is_null() && list["embeds"].is_null());
    let parts = &list["components"];
    assert!(count(parts) <= 40, "{}", count(parts));
    assert!(text_in(parts) <= TEXTS, "{}", text_in(parts));
    let kinds: Vec<_> = parts
        .as_array()
        .unwrap()
        .iter()
        .map(|part| &part["type"])
        .collect();
    assert_eq!(kinds, [10, 17, 1, 1]);
    let sections = parts[1]["components"].as_array().unwrap().iter();
    let sections = sections.filter(|part| part["type"] == 9);
    assert_eq!(sections.count(), Sections::MOST);
}

#[test]
fn a_grid_with_two_rows_below_it_fills_a_message_of_components_exactly() {
    let button = |number: usize| Button {
        label: "K10".to_owned(),
        custom_id: number.to_string(),
        look: Look::Secondary,
    };
    let row = |buttons: std::ops::Range<usize>| Row::Buttons(buttons.map(button).collect());
    let mut grid = Message {
        content: "Where?".to_owned(),
        files: vec![File {
            name: "board.png".to_owned(),
            bytes: Arc::from(&b""[..]),
            alt: Some("a board".to_owned()),
        }],
        rows: (0..5).map(|at| row(5 * at..5 * at + 5)).collect(),
        ..Message::default()
    };
    assert!(
        ephemeral(&grid).json["embeds"].is_array(),
        "five rows need no other layout"
    );
    grid.rows.extend([row(25..30), row(30..31)]);
    let laid = ephemeral(&grid).json;
    assert_eq!(laid["flags"], EPHEMERAL | 1 << 15);
    assert_eq!(count(&laid["components"]), 40);
}

#[test]
fn a_replacement_of_components_is_components_and_keeps_its_content() {
    let picture = |name: &str| File {
        name: name.to_owned(),
        bytes: Arc::from([]),
        alt: Some("a board".to_owned()),
    };
    let board = Message {
        content: "Move 1".to_owned(),
        card: Some(Card {
            title: "Title".into(),
            body: "Body".into(),
            fields: vec![("Name".into(), "Value".into())],
        }),
        files: vec![picture("a.png"), picture("a.sgf")],
        rows: full_list().rows,
        ..Message::default()
    };
    let replaced = callback(&Answer::Replace(board.clone()), Layout::Components).json;
    let data = &replaced["data"];
    assert_eq!(data["flags"], 1 << 15);
    assert!(data.get("content").is_none() && data.get("embeds").is_none());
    let text = data["components"].to_string();
    for shown in [
        "Move 1",
        "### Title",
        "Body",
        "**Name**",
        "attachment://a.png",
        "attachment://a.sgf",
        "a board",
    ] {
        assert!(text.contains(shown), "{shown}: {text}");
    }
    assert_eq!(data["attachments"].as_array().unwrap().len(), 2);
    // A message that never had components stays as it is.
    let usual = callback(&Answer::Replace(board), Layout::Rows).json;
    assert_eq!(usual["data"]["content"], "Move 1");
    assert!(usual["data"]["flags"].is_null());
}

#[test]
fn a_message_that_becomes_components_loses_its_text_and_embeds() {
    let list = callback(&Answer::Replace(full_list()), Layout::Rows).json;
    for field in ["content", "embeds"] {
        assert!(
            list["data"].get(field).is_some_and(Value::is_null),
            "{field}"
        );
    }
    assert_eq!(list["data"]["flags"], 1 << 15);
}
