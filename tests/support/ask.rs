//! What members look up: terms, boards as text, suggestions.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Card;
use tengen::bot::port::request::Invocation;

use super::cast::Member;
use super::table::{Table, call, needed, private};

impl Table {
    /// Every term of the newest challenge, as the button `label` shows them to `who`.
    #[must_use]
    pub(crate) fn all_terms(&mut self, who: Member, label: &str) -> Card {
        private(self.press(who, label)).card.expect("a card")
    }

    /// What is suggested to `who` for `focused` while typing a command.
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
}
