//! The messages that show a game: the challenge card, the board, the count, the result.
//!
//! A message is a pure value of the game and the language; only painting is handed to other threads.

pub mod alt;
pub(crate) mod animation;
pub(crate) mod board;
pub(crate) mod buttons;
pub(crate) mod clock;
pub(crate) mod dead;
pub mod diagram;
pub mod grid;
pub(crate) mod last;
pub(crate) mod opening;
pub mod paging;
pub(crate) mod proposal;
pub(crate) mod replay;
pub(crate) mod result;
pub(crate) mod scene;
pub(crate) mod score;
pub(crate) mod telling;
pub(crate) mod terms;
pub(crate) mod words;

use crate::game::{Game, Phase};
use crate::i18n::{Text, say};
use crate::kit::style::Style;
use crate::port::answer::Shown;

/// Names the state of `game` that a message shows.
pub(crate) fn shown_state(game: &Game) -> Shown {
    Shown {
        game: game.id(),
        revision: game.revision(),
    }
}

/// The news of `game` in a sentence: its result, an open proposal, or else the latest event.
pub(crate) fn news(game: &Game) -> Option<Text> {
    if let (Phase::Finished(outcome), Some(seats)) = (game.phase(), game.seats()) {
        let names = seats.as_ref().map(|seat| words::seat(*seat));
        return Some(result::verdict(game, outcome, names));
    }
    proposal::sentence(game).or_else(|| last::sentence(game))
}

/// The line above every board: what is played, which game it is, and who plays.
pub(crate) fn heading(game: &Game, style: Style) -> String {
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
