//! Buttons.

use crate::bot::button::{Token, Verb};
use crate::bot::reply::{Button, Look, Row, Shown};
use crate::bot::within::cut;
use crate::i18n::{Locale, Text};

/// A button below a message that shows a game.
pub(crate) fn button(label: &Text, verb: Verb, shown: Shown, look: Look, locale: Locale) -> Button {
    Button {
        label: shorten(label.to(locale)),
        custom_id: Token::Game(verb, shown)
            .write()
            .expect("a verb and two numbers are shorter than 100 characters"),
        look,
    }
}

/// The one button below a question.
pub(crate) fn sure(label: &Text, verb: Verb, shown: Shown, locale: Locale) -> Vec<Row> {
    vec![Row::Buttons(vec![button(
        label,
        verb,
        shown,
        Look::Danger,
        locale,
    )])]
}

/// A name can make a label too long.
pub(crate) fn shorten(label: String) -> String {
    cut(&label, 80).into_owned()
}
