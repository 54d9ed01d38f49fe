//! Actions of the rule book's buttons.

use crate::puzzle::Choice;

/// The action of a button in the rule book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulebookPress {
    /// Turn to the page.
    Turn,
    /// Show its exercise.
    Try,
    /// Answer by typing: opens the form, and is the form.
    Answer,
    /// Show the answer.
    Solve,
    /// Give this answer.
    Choose(Choice),
    /// Answer with this number.
    Count(u16),
}

impl RulebookPress {
    /// Every step but the answers with a number.
    pub fn all() -> impl Iterator<Item = Self> {
        // No page asks a yes-or-no question.
        let choices = Choice::ALL.into_iter();
        let choices = choices.filter(|(choice, _)| !matches!(choice, Choice::Yes | Choice::No));
        [Self::Turn, Self::Try, Self::Answer, Self::Solve]
            .into_iter()
            .chain(choices.map(|(choice, _)| Self::Choose(choice)))
    }

    /// The step's word in buttons.
    pub(crate) fn word(self) -> String {
        let word = match self {
            Self::Turn => "turn",
            Self::Try => "try",
            Self::Answer => "answer",
            Self::Solve => "solve",
            // No choice has the name of another action: tested.
            Self::Choose(choice) => choice.word(),
            Self::Count(number) => return number.to_string(),
        };
        word.to_owned()
    }

    /// The step of that word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        let known = Self::all().find(|step| step.word() == word);
        known.or_else(|| word.parse().ok().map(Self::Count))
    }
}
