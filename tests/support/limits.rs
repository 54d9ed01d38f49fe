//! Discord's limits, checked on all of the bot's messages in a test.

use std::collections::HashSet;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Form, Menu, Message, Poll, Row, Section, Sections};

#[track_caller]
fn within(what: &str, text: &str, range: std::ops::RangeInclusive<usize>) {
    let length = text.chars().count();
    assert!(
        range.contains(&length),
        "{what} has {length} characters: {text:?}"
    );
    assert!(
        !text.contains("{$") && !text.contains('\u{2068}'),
        "{what}: {text:?}"
    );
}

/// Asserts that Discord accepts `answer`.
#[track_caller]
pub(crate) fn check_answer(answer: &Answer) {
    match answer {
        Answer::Post(message)
        | Answer::Ephemeral(message)
        | Answer::Replace(message)
        | Answer::Launch(message) => check(message),
        Answer::Form(form) => check_form(form),
        Answer::Later(_) => {}
        Answer::Suggestions(suggestions) => {
            assert!(suggestions.len() <= 25);
            for suggestion in suggestions {
                within("a suggestion", &suggestion.name, 1..=100);
                within("a suggestion's value", &suggestion.value, 1..=100);
            }
        }
    }
}

/// Asserts that Discord accepts `message`.
#[track_caller]
pub(crate) fn check(message: &Message) {
    within("a message", &message.content, 0..=2000);
    let empty = message.content.is_empty()
        && message.card.is_none()
        && message.sections.is_none()
        && message.files.is_empty()
        && message.rows.is_empty();
    assert!(!empty, "an empty message");
    if let Some(card) = &message.card {
        within("a title", &card.title, 1..=256);
        within("a card", &card.body, 0..=4096);
        assert!(card.fields.len() <= 25);
        for (name, text) in &card.fields {
            within("a field's name", name, 1..=256);
            within("a field", text, 1..=1024);
        }
    }
    if let Some(poll) = &message.poll {
        assert!(message.sections.is_none(), "no poll beside components");
        within("a question", &poll.question, 1..=300);
        assert!((1..=Poll::MOST).contains(&poll.answers.len()));
        for answer in &poll.answers {
            within("an answer of a poll", answer, 1..=55);
        }
        assert!((1..=768).contains(&poll.hours));
    }
    for file in &message.files {
        assert!(!file.bytes.is_empty());
        if file.name.ends_with(".png") || file.name.ends_with(".gif") {
            let alt = file.alt.as_deref().expect("every picture has an alt text");
            within("an alt text", alt, 1..=1024);
        }
    }
    // More rows make it a message of components: forty with the text and the picture, nested ones included.
    let parts = message.rows.iter().map(|row| match row {
        Row::Buttons(buttons) => 1 + buttons.len(),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => 2,
    });
    assert!(message.rows.len() <= 5 || 2 + parts.sum::<usize>() <= 40);
    let mut ids = HashSet::new();
    if let Some(list) = &message.sections {
        within("a title", &list.title, 1..=256);
        assert!(list.entries.len() <= Sections::MOST);
        for Section { text, button } in &list.entries {
            within("an entry", text, 1..=350);
            within("a label", &button.label, 1..=80);
            within("a custom id", &button.custom_id, 1..=100);
            assert!(ids.insert(&button.custom_id), "two buttons alike");
        }
    }
    for row in &message.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()));
                for button in buttons {
                    within("a label", &button.label, 1..=80);
                    within("a custom id", &button.custom_id, 1..=100);
                    assert!(ids.insert(&button.custom_id), "two buttons alike");
                }
            }
            Row::Menu(menu) => check_menu(menu),
            Row::Members(menu) => {
                within("a custom id", &menu.custom_id, 1..=100);
                within("a placeholder", &menu.placeholder, 0..=150);
                assert!((1..=25).contains(&menu.number));
            }
            Row::Link(link) => {
                within("a label", &link.label, 1..=80);
                within("an address", &link.url, 1..=512);
            }
        }
    }
}

#[track_caller]
fn check_menu(menu: &Menu) {
    within("a custom id", &menu.custom_id, 1..=100);
    within("a placeholder", &menu.placeholder, 0..=150);
    assert!((1..=25).contains(&menu.entries.len()));
    for entry in &menu.entries {
        within("an entry", &entry.label, 1..=100);
        within("an entry's value", &entry.value, 1..=100);
        if let Some(about) = &entry.description {
            within("an entry's description", about, 1..=100);
        }
    }
    let values: HashSet<_> = menu.entries.iter().map(|entry| &entry.value).collect();
    assert_eq!(values.len(), menu.entries.len(), "two entries alike");
    let labels: HashSet<_> = menu.entries.iter().map(|entry| &entry.label).collect();
    assert_eq!(
        labels.len(),
        menu.entries.len(),
        "nobody can tell two entries apart: {menu:?}"
    );
}

#[track_caller]
fn check_form(form: &Form) {
    within("a custom id", &form.custom_id, 1..=100);
    within("a form's title", &form.title, 1..=45);
    for field in &form.fields {
        within("a field's name", &field.name, 1..=100);
        within("a field's label", &field.label, 1..=45);
        within("a field's placeholder", &field.placeholder, 0..=100);
    }
}
