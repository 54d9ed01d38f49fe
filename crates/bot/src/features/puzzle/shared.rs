//! Puzzles in the chat: a card for everybody, and answers that only their giver sees.
//!
//! What a press needs is in its button or in the store: a restart loses nothing.

use crate::features::puzzle::step::{PuzzleButton, Step};
use crate::i18n::{Locale, Text, say};
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Outcome, ephemeral, instead};
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::port::message::{Button, Look, Message};
use crate::store::{Posted, PuzzleId};

/// Where a message for the caller alone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Placement {
    /// Below the card, as a new one.
    New,
    /// In the place of the one below which was pressed.
    Here,
}

impl Placement {
    pub(crate) fn of(step: Step) -> Self {
        match step {
            Step::Answer | Step::Choose(_) | Step::Close | Step::Look | Step::Confirm => Self::New,
            Step::Again | Step::CloseSure | Step::Solve | Step::Take | Step::Refuse => Self::Here,
        }
    }

    pub(crate) fn put(self, message: Message) -> Outcome {
        match self {
            Self::New => ephemeral(message),
            Self::Here => instead(message),
        }
    }
}

pub(crate) fn token(step: Step, id: PuzzleId) -> String {
    PuzzleButton(step, id)
        .write()
        .expect("a word and a number are shorter than 100 characters")
}

pub(crate) fn button(label: &Text, step: Step, id: PuzzleId, look: Look, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: token(step, id),
        look,
    }
}

pub(crate) fn solve_button(id: PuzzleId, locale: Locale) -> Button {
    let label = say::rules::button_solve();
    button(&label, Step::Solve, id, Look::Secondary, locale)
}

/// The posted puzzle, read where work is done that keeps a processor busy: the rules check it anew.
pub(crate) async fn read_posted(services: &Services, id: PuzzleId) -> Result<Posted, Failure> {
    let store = services.store.clone();
    let read = services
        .cpu
        .read(async move { store.puzzle(id).await })
        .await;
    let read = read.ok_or(Refusal::Trouble)?;
    Ok(read?.ok_or(Refusal::UnknownButton)?)
}
