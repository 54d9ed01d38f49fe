//! Requests of members: looking things up, and presses that take several steps.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Card, Form, Message};
use tengen::bot::port::request::Invocation;
use tengen::game::MessageId;
use tengen::i18n::say;

use super::cast::Member;
use super::table::{Table, call, form_of, needed, private};
use super::words::Words;

impl Table {
    /// Every term of the newest challenge, as the button `label` shows them to `who`.
    #[must_use]
    pub(crate) fn all_terms(&mut self, who: Member, label: impl Words) -> Card {
        private(self.press(who, label)).card.expect("a card")
    }

    /// Autocomplete suggestions to `who` for the option `focused`.
    #[must_use]
    pub(crate) fn suggestions(&mut self, who: Member, command: &str, focused: &str) -> Vec<String> {
        let invocation = Invocation::Autocomplete {
            call: call(command),
            focused: focused.to_owned(),
        };
        let own = self.powers;
        self.powers.0 |= needed(command).0;
        let answer = self.ask(who, invocation);
        self.powers = own;
        match answer {
            Answer::Suggestions(suggestions) => suggestions
                .into_iter()
                .map(|suggestion| suggestion.value)
                .collect(),
            other => panic!("no suggestions: {other:?}"),
        }
    }

    /// Opens the form for a move from the picker of the newest board.
    pub(crate) fn open_form(&mut self, who: Member) -> Form {
        let _ = private(self.press(who, say::table::button_play()));
        form_of(self.press(who, say::table::button_type()))
    }

    /// `who` chooses `value` from a menu that carries `custom_id`.
    #[must_use]
    pub(crate) fn choose_id(
        &mut self,
        who: Member,
        custom_id: &str,
        value: &str,
        message: MessageId,
    ) -> Answer {
        let invocation = Invocation::Choose {
            custom_id: custom_id.to_owned(),
            values: vec![value.to_owned()],
            members: Vec::new(),
            message,
        };
        self.ask(who, invocation)
    }
}

/// The message of a private answer, or the one that replaces a pressed message.
#[track_caller]
pub(crate) fn private_or_in_place(answer: Answer) -> Message {
    match answer {
        Answer::Ephemeral(message) | Answer::Replace(message) => message,
        other => panic!("neither private nor in place: {other:?}"),
    }
}
