//! Refusals of boards, records and animations.

use crate::game::GameId;
use crate::i18n::{Text, UserInput, say};
use crate::kit::refusal::own_refusals;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LookRefusal {
    /// The text names no moves to be numbered.
    BadNumbers(UserInput),
    /// The game has fewer moves.
    NoSuchMove {
        /// The requested number.
        number: usize,
        /// Number of moves in the game.
        moves: usize,
    },
    /// The move comes after those in the picture.
    NotYet {
        /// The requested number.
        number: usize,
        /// Number of moves in the picture.
        shown: usize,
    },
    /// Animations may not be attached here.
    FilmNotHere,
    /// The animation of that game is too large at any size.
    FilmTooLarge(GameId),
}

impl LookRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::BadNumbers(typed) => no::bad_numbers(typed.clone()),
            Self::NoSuchMove { number, moves } => no::no_such_move(*number, *moves),
            Self::NotYet { number, shown } => no::not_yet(*number, *shown),
            Self::FilmNotHere => say::table::film_not_here(),
            Self::FilmTooLarge(game) => say::table::film_too_large(*game),
        }
    }
}

own_refusals! { LookRefusal }
