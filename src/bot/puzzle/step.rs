//! What the buttons below a puzzle do.

use crate::bot::exercise;
use crate::i18n::{Text, say};
use crate::puzzle::Answer;
use crate::rules::Color;

/// What a button of a puzzle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Answer, from the message that everybody sees: opens the form, and is the form.
    Answer,
    /// The same from one's own message, in the place of which goes what comes of it.
    Again,
    /// Show the solution.
    Solve,
    /// Close the puzzle.
    Close,
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

/// An answer that is a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Black wins.
    Black,
    /// White wins.
    White,
    /// Nobody wins.
    Nobody,
}

impl Choice {
    /// The answer that it stands for.
    pub(super) fn answer(self) -> Answer {
        match self {
            Self::Yes => Answer::Yes,
            Self::No => Answer::No,
            Self::Black => Answer::Winner(Some(Color::Black)),
            Self::White => Answer::Winner(Some(Color::White)),
            Self::Nobody => Answer::Winner(None),
        }
    }

    /// What stands on the button.
    pub(super) fn title(self) -> Text {
        match self {
            Self::Yes => say::puzzle::yes(),
            Self::No => say::puzzle::no(),
            Self::Black => exercise::Choice::Black.title(),
            Self::White => exercise::Choice::White.title(),
            Self::Nobody => exercise::Choice::Nobody.title(),
        }
    }
}

impl Step {
    /// Every step with its word.
    pub const ALL: [(Self, &'static str); 13] = [
        (Self::Answer, "answer"),
        (Self::Again, "again"),
        (Self::Solve, "solve"),
        (Self::Close, "close"),
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
    pub(in crate::bot) fn word(self) -> &'static str {
        let mut known = Self::ALL.into_iter();
        let found = known.find(|(step, _)| *step == self);
        found.expect("every step has its word: tested").1
    }

    /// The step of that word.
    pub(in crate::bot) fn of(word: &str) -> Option<Self> {
        let mut known = Self::ALL.into_iter();
        known
            .find(|(_, known)| *known == word)
            .map(|(step, _)| step)
    }
}
