//! Refusals of typed moves and points, before the rules of the game are consulted.

use crate::i18n::{Text, UserInput, say};
use crate::kit::refusal::game::{illegal, off_board};
use crate::rules::{CoordinateError, IllegalMove, Move, Size};

/// A refusal of typed moves or points, before the rules of the game are consulted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayRefusal {
    /// The text is too long to name a point.
    TooLong,
    /// The text names no point.
    NoPoints,
    /// The text names too many points.
    TooManyPoints,
    /// The text names no point.
    BadPoint(UserInput, CoordinateError),
    /// The input for a point means a pass.
    MeansPass(UserInput),
    /// The text names a point beyond a board of this size.
    OffBoard(UserInput, Size),
    /// The move of that number in a line names no point.
    BadMove(usize, UserInput, CoordinateError),
    /// Several stones where no handicap is placed.
    OneStone,
    /// More stones than the handicap has left.
    TooManyStones(u8),
    /// One of several stones was illegal on a board of that size, so none is placed.
    NonePlaced(Move, IllegalMove, Size),
    /// There is no point on which a stone may be played.
    NoLegalPoint,
}

impl PlayRefusal {
    pub(super) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::TooLong => no::too_long(),
            Self::NoPoints => no::no_points(),
            Self::TooManyPoints => no::too_many_points(),
            Self::BadPoint(typed, error) => coordinate(typed, *error),
            Self::MeansPass(typed) => no::means_pass(typed.clone()),
            Self::OffBoard(typed, size) => off_board(typed.clone(), *size),
            Self::BadMove(number, typed, error) => {
                say::plan::bad_move(*number, coordinate(typed, *error))
            }
            Self::OneStone => no::one_stone(),
            Self::TooManyStones(left) => no::too_many_stones(*left),
            Self::NonePlaced(mv, reason, size) => no::none_placed(illegal(*mv, *reason, *size)),
            Self::NoLegalPoint => no::no_legal_point(),
        }
    }
}

/// The text for an input that names no point.
fn coordinate(typed: &UserInput, error: CoordinateError) -> Text {
    let typed = typed.clone();
    match error {
        CoordinateError::Shape => say::refusal::shape(typed),
        CoordinateError::LetterI => say::refusal::letter_i(typed),
        CoordinateError::TooFar => say::refusal::too_far(typed),
    }
}
