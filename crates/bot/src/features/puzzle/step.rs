//! Actions of buttons below a puzzle.

use crate::kit::custom_id::custom_ids;
use crate::kit::prefs::choice::Choosable;
use crate::puzzle::Choice;
use crate::store::PuzzleId;

/// The action of a puzzle's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePress {
    /// Answer, from the message that everybody sees: opens the form, and is the form.
    Answer,
    /// Tries again from a private message, which is replaced by the result.
    Again,
    /// Show the solution.
    Solve,
    /// Ask whether to close the puzzle.
    Close,
    /// Close the puzzle.
    CloseSure,
    /// Give this answer.
    Choose(Choice),
    /// Post the study that waits in this message.
    Take,
    /// Post the study whose reading was just shown.
    Confirm,
    /// Refuse the study that waits.
    Refuse,
    /// Show the solution of the study that waits.
    Look,
}

impl PuzzlePress {
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
}

impl Choosable for PuzzlePress {
    const WORDS: &'static [(Self, &'static str)] = &Self::ALL;
}

/// A button or form of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleButton(pub PuzzlePress, pub PuzzleId);

custom_ids! {
    PuzzleButton(step, id) = "puzzle";
}

/// The action of a practice puzzle's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticePress {
    /// Go on with the next puzzle.
    Next,
    /// Answer: opens the form, and is the form.
    Answer,
    /// Show the solution.
    Solve,
    /// Post it for everybody.
    Post,
    /// Give this answer.
    Choose(Choice),
}

impl PracticePress {
    /// Every step with its word.
    pub const ALL: [(Self, &'static str); 9] = [
        (Self::Next, "next"),
        (Self::Answer, "answer"),
        (Self::Solve, "solve"),
        (Self::Post, "post"),
        (Self::Choose(Choice::Yes), "yes"),
        (Self::Choose(Choice::No), "no"),
        (Self::Choose(Choice::Black), "black"),
        (Self::Choose(Choice::White), "white"),
        (Self::Choose(Choice::Nobody), "nobody"),
    ];
}

impl Choosable for PracticePress {
    const WORDS: &'static [(Self, &'static str)] = &Self::ALL;
}

/// A button or form of a practice puzzle, with the puzzle's number; 0 before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeButton(pub PracticePress, pub u32);

custom_ids! {
    PracticeButton(step, number) = "practice";
}
