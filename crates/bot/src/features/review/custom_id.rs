//! The buttons below a review.

use crate::game::GameId;
use crate::games::view::paging::Way;
use crate::kit::custom_id::{custom_ids, words};
use crate::rules::Point;

/// The purpose of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewPress {
    /// The graph, and the mistakes in words.
    Graph,
    /// The mistake before the board that is shown.
    Before,
    /// The mistake after it.
    After,
    /// Guess the moves, from the first on.
    Guess,
    /// Comment on the move: opens the form, and is the form.
    Comment,
    /// Write a private note: opens the form, and is the form.
    Note,
    /// Show the caller's private notes at the move to everybody.
    Publish,
    /// The menu that removes a comment or a note.
    Remove,
    /// Ask others for a review.
    Ask,
    /// Another board.
    Page(Way),
}

words! { ReviewPress:
    Graph = "graph",
    Before = "mistake-before",
    After = "mistake-after",
    Guess = "guess",
    Comment = "comment",
    Note = "note",
    Publish = "publish",
    Remove = "remove",
    Ask = "ask";
    Page(way)
}

/// Shows a review of a game, on the board after this many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewButton(pub ReviewPress, pub GameId, pub u16);

custom_ids! {
    ReviewButton(press, game, after) = "reviewed";
}

/// Guesses the next stone of a game, or asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuessButton {
    /// The game.
    pub game: GameId,
    /// Number of moves shown.
    pub after: u16,
    /// The points so far.
    pub points: u16,
    /// Number of moves guessed.
    pub asked: u16,
    /// The guess; none to ask.
    pub guess: Option<Point>,
}

impl GuessButton {
    /// The first question about `game`.
    pub(crate) const fn start(game: GameId) -> Self {
        Self {
            game,
            after: 0,
            points: 0,
            asked: 0,
            guess: None,
        }
    }
}

custom_ids! {
    GuessButton { game, after, points, asked, guess } = "guess";
}
