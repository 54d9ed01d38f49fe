//! What the buttons below a puzzle do.

use crate::kit::custom_id::custom_ids;
use crate::kit::prefs::choice::Choosable;
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
}

impl Choosable for Step {
    const WORDS: &'static [(Self, &'static str)] = &Self::ALL;
}

/// A button or form of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleButton(pub Step, pub PuzzleId);

custom_ids! {
    PuzzleButton(step, id) = "puzzle";
}

/// What a button of a puzzle that somebody solves alone does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeStep {
    /// Go on with the next puzzle.
    Next,
    /// Answer: opens the form, and is the form.
    Answer,
    /// Show the solution.
    Solve,
    /// Post it for everybody.
    Post,
    /// Answer so.
    Choose(Choice),
}

impl PracticeStep {
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

impl Choosable for PracticeStep {
    const WORDS: &'static [(Self, &'static str)] = &Self::ALL;
}

/// A button or form of the puzzle that its reader solves alone, with the puzzle's number; 0 where there was none before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PracticeButton(pub PracticeStep, pub u32);

custom_ids! {
    PracticeButton(step, number) = "practice";
}
