//! Buttons.

use crate::i18n::{Locale, Text};
use crate::kit::verb::{GameButton, Verb};
use crate::port::answer::Shown;
use crate::port::message::{Button, Look, Row};
use crate::port::within::cut;

/// A button below a message that shows a game.
pub(crate) fn button(label: &Text, verb: Verb, shown: Shown, look: Look, locale: Locale) -> Button {
    Button {
        label: shorten(label.to(locale)),
        custom_id: GameButton(verb, shown).write(),
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
