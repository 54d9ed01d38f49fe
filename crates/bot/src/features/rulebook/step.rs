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
    /// Answer so.
    Choose(Choice),
}

impl RulebookPress {
    /// Every step.
    pub fn all() -> impl Iterator<Item = Self> {
        // No page asks what is answered with yes or no.
        let choices = Choice::ALL.into_iter();
        let choices = choices.filter(|(choice, _)| !matches!(choice, Choice::Yes | Choice::No));
        [Self::Turn, Self::Try, Self::Answer, Self::Solve]
            .into_iter()
            .chain(choices.map(|(choice, _)| Self::Choose(choice)))
    }

    /// The step's word in buttons.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Try => "try",
            Self::Answer => "answer",
            Self::Solve => "solve",
            // No choice is called as another step is: tested.
            Self::Choose(choice) => choice.word(),
        }
    }

    /// The step of that word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::all().find(|step| step.word() == word)
    }
}
