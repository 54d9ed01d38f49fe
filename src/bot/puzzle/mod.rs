//! Puzzles in the chat: a card for everybody, and answers that only their giver sees.
//!
//! What a press needs is in its button or in the store: a restart loses nothing.

mod answer;
mod card;
mod choose;
mod close;
mod daily;
mod line;
mod post;
mod propose;
mod scene;
mod step;
mod told;
mod unreadable;
mod words;

pub(super) use answer::{press, submit};
pub(super) use choose::Wish;
pub(super) use post::post;
pub(super) use propose::propose;
pub use step::Step;

use super::Bot;
use super::ask::whisper;
use super::book::instead;
use super::button::Token;
use super::failure::Failure;
use super::reply::{Button, Look, Message, Response};
use crate::i18n::{Locale, Text, say};
use crate::store::{Posted, PuzzleId};

/// Where a message for the caller alone goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    /// Below the card, as a new one.
    New,
    /// In the place of the one below which was pressed.
    Here,
}

impl Spot {
    fn of(step: Step) -> Self {
        match step {
            Step::Answer | Step::Close | Step::Look | Step::Confirm => Self::New,
            Step::Again | Step::Solve | Step::Choose(_) | Step::Take | Step::Refuse => Self::Here,
        }
    }

    fn put(self, message: Message) -> Response {
        match self {
            Self::New => whisper(message),
            Self::Here => instead(message),
        }
    }
}

fn token(step: Step, id: PuzzleId) -> String {
    Token::Puzzle(step, id)
        .write()
        .expect("a word and a number are shorter than 100 characters")
}

fn button(label: &Text, step: Step, id: PuzzleId, look: Look, locale: Locale) -> Button {
    Button {
        label: label.to(locale),
        custom_id: token(step, id),
        look,
    }
}

fn solve_button(id: PuzzleId, locale: Locale) -> Button {
    let label = say::rules::button_solve();
    button(&label, Step::Solve, id, Look::Secondary, locale)
}

impl Bot {
    /// The posted puzzle, read where work is done that keeps a processor busy: the rules check it anew.
    async fn posted(&self, id: PuzzleId) -> Result<Posted, Failure> {
        let store = self.store.clone();
        let read = self.easels.work(move || store.puzzle(id)).await;
        let read = read.ok_or_else(say::refusal::trouble)?;
        Ok(read?.ok_or_else(say::refusal::unknown_button)?)
    }
}
