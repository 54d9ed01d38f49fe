//! What the buttons below a puzzle do.

use crate::bot::kit::custom_id::{CustomId, number};
use crate::puzzle::Choice;
use crate::store::PuzzleId;

/// What a button of a puzzle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Answer, from the message that everybody sees: opens the form, and is the form.
    Answer,
    /// The same from one's own message, in the place of which goes what comes of it.
    Again,
    /// Show the solution.
    Solve,
    /// Ask whether to close the puzzle.
    Close,
    /// Close the puzzle.
    CloseSure,
    /// Answer so.
    Choose(Choice),
    /// Post the study that waits in this message.
    Take,
    /// Post the study of which one has just seen how it was read.
    Confirm,
    /// Refuse the study that waits.
    Refuse,
    /// Show the solution of the study that waits.
    Look,
}

impl Step {
    /// Every step with its word.
    pub const ALL: [(Self, &'static str); 14] = [
        (Self::Answer, "answer"),
        (Self::Again, "again"),
        (Self::Solve, "solve"),
        (Self::Close, "close"),
        (Self::CloseSure, "close-sure"),
        (Self::Choose(Choice::Yes), "yes"),
        (Self::Choose(Choice::No), "no"),
        (Self::Choose(Choice::Black), "black"),
        (Self::Choose(Choice::White), "white"),
        (Self::Choose(Choice::Nobody), "nobody"),
        (Self::Take, "take"),
        (Self::Confirm, "confirm"),
        (Self::Refuse, "refuse"),
        (Self::Look, "look"),
    ];

    /// The step's word in buttons.
    pub(crate) fn word(self) -> &'static str {
        let mut known = Self::ALL.into_iter();
        let found = known.find(|(step, _)| *step == self);
        found.expect("every step has its word: tested").1
    }

    /// The step of that word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        let mut known = Self::ALL.into_iter();
        known
            .find(|(_, known)| *known == word)
            .map(|(step, _)| step)
    }
}

/// A button or form of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleButton(pub Step, pub PuzzleId);

impl CustomId for PuzzleButton {
    const WORD: &'static str = "puzzle";

    fn rest(&self) -> Option<String> {
        let Self(step, id) = self;
        Some(format!("{}:{id}", step.word()))
    }

    fn read(rest: &str) -> Option<Self> {
        let (step, id) = rest.split_once(':')?;
        Some(Self(Step::of(step)?, PuzzleId::new(number(id)?)))
    }
}
