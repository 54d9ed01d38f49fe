//! The messages that show a game: the challenge card, the board, the count, the result.
//!
//! A message is a pure value of the game and the language; only painting is handed to other threads.

mod alt;
mod board;
mod button;
mod card;
mod clock;
mod confirm;
mod count;
mod diagram;
mod dossier;
mod film;
mod last;
mod plan;
mod preview;
mod proposal;
mod refused;
mod replay;
mod result;
mod ruling;
mod scene;
mod steps;
mod study;
mod telling;
mod words;

pub(super) use board::{picture_name, who_is_addressed};
pub(super) use button::{button, shorten, sure};
use card::closed;
pub(super) use card::{accepted, card, standing_card};
pub(super) use clock::control_name;
pub(super) use film::{boards, film};
pub(super) use proposal::just_asked;
pub(super) use scene::Sheet;
pub(super) use study::Study;
pub(super) use telling::{Telling, told};
pub(super) use words::{rules_name, seat};

use super::Bot;
use super::reply::{Message, Shown};
use crate::game::{ClubId, Game, Phase};
use crate::i18n::{Locale, Text, say};
use crate::render::Theme;

/// Whether pictures and other files may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Files {
    /// They may.
    Allowed,
    /// They may not: boards are shown as text.
    Forbidden,
}

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    pub(super) locale: Locale,
    pub(super) files: Files,
    pub(super) theme: Theme,
    /// The club where it is shown: there people go by their nicknames.
    pub(super) club: Option<ClubId>,
}

impl Style {
    fn say(self, text: &Text) -> String {
        text.to(self.locale)
    }
}

/// Names the state of `game` that a message shows.
pub(super) fn shown(game: &Game) -> Shown {
    Shown {
        game: game.id(),
        revision: game.revision(),
    }
}

impl Bot {
    /// The message that shows `game` as it is now, whatever it has come to.
    pub(super) async fn face(&self, game: &Game, style: Style) -> Message {
        match game.phase() {
            Phase::Offered { .. } => card(game, style.locale),
            Phase::Closed(closing) => closed(game, closing, style.locale),
            Phase::Playing => self.board(game, style).await,
            Phase::Counting { agreed, .. } => self.count(game, agreed, style).await,
            Phase::Confirming { score, confirmed } => {
                self.confirmation(game, score, confirmed, style).await
            }
            Phase::Trial { trial, .. } => self.trial(game, trial, style).await,
            Phase::Finished(outcome) => self.result(game, outcome, style).await,
        }
    }
}

/// What is new in `game`, in a sentence: what came of it, what lies on the table, or else what happened last.
pub(super) fn news(game: &Game) -> Option<Text> {
    if let (Phase::Finished(outcome), Some(seats)) = (game.phase(), game.seats()) {
        let names = seats.as_ref().map(|seat| words::seat(*seat));
        return Some(result::verdict(game, outcome, names));
    }
    proposal::sentence(game).or_else(|| last::sentence(game))
}

/// The line above every board: what is played, which game it is, and who plays.
pub(super) fn heading(game: &Game, style: Style) -> String {
    let Some(seats) = game.seats() else {
        return String::new();
    };
    let names = seats.as_ref().map(|seat| words::seat(*seat));
    let terms = game.terms();
    style.say(&say::table::heading(
        game.id(),
        (&terms.rules).into(),
        terms.size,
        names.black,
        names.white,
    ))
}
