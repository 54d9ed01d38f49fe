//! Puzzles in the chat: a card for everybody, and private answers.
//!
//! The state of a press is in its button or in the store: a restart loses nothing.

use crate::features::puzzle::step::{PuzzleButton, PuzzlePress};
use crate::i18n::{Locale, Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Outcome, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::port::message::{Button, Look, Message};
use crate::store::{Posted, PuzzleId};

/// The place for a private message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
    /// Below the card, as a new one.
    New,
    /// In place of the pressed message.
    Here,
}

impl Placement {
    pub(crate) fn of(step: PuzzlePress) -> Self {
        match step {
            PuzzlePress::Answer
            | PuzzlePress::Choose(_)
            | PuzzlePress::Close
            | PuzzlePress::Look
            | PuzzlePress::Confirm => Self::New,
            PuzzlePress::Again
            | PuzzlePress::CloseSure
            | PuzzlePress::Solve
            | PuzzlePress::Take
            | PuzzlePress::Refuse => Self::Here,
        }
    }

    pub(crate) fn put(self, message: Message) -> Outcome {
        match self {
            Self::New => ephemeral(message),
            Self::Here => instead(message),
        }
    }
}

pub(crate) fn token(step: PuzzlePress, id: PuzzleId) -> String {
    PuzzleButton(step, id)
        .write()
        .expect("a word and a number are shorter than 100 characters")
}

pub(crate) fn button(
    label: &Text,
    step: PuzzlePress,
    id: PuzzleId,
    look: Look,
    locale: Locale,
) -> Button {
    Button {
        label: label.to(locale),
        custom_id: token(step, id),
        look,
    }
}

pub(crate) fn solve_button(id: PuzzleId, locale: Locale) -> Button {
    let label = say::rules::button_solve();
    button(&label, PuzzlePress::Solve, id, Look::Secondary, locale)
}

/// The posted puzzle, read in the pool for CPU-bound work, because the rules check it again.
pub(crate) async fn read_posted(services: &Services, id: PuzzleId) -> Result<Posted, Failure> {
    let store = services.store.clone();
    let read = services
        .cpu
        .read(async move { store.puzzle(id).await })
        .await;
    let read = read.ok_or(Refusal::Trouble)?;
    Ok(read?.ok_or(Refusal::UnknownButton)?)
}
