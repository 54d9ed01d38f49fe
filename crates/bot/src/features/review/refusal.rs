//! Refusals of reviews, and of comments and notes.

use crate::game::note::{LONGEST_VARIATION, MOST_OF_GAME, MOST_OF_MEMBER};
use crate::game::{Game, NoteText, Phase, SpotError};
use crate::i18n::{Text, say};
use crate::kit::refusal::{illegal, own_refusals};
use crate::rules::Size;

/// Maximum number of moves in a record that is reviewed.
pub(super) const MOST_MOVES: usize = 1_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewRefusal {
    /// It is being played, or it has no moves.
    NothingYet,
    /// Comments wait for the end of the game.
    NotOver,
    /// A player has blocked the caller, which the text does not say.
    NotYours,
    /// The text is too long.
    TooLong,
    /// There is neither a text nor a variation nor marks.
    Empty,
    /// The member has the maximum number of notes at the game.
    MostOfMember,
    /// The game has the maximum number of comments.
    MostOfGame,
    /// There is no such note, or the caller may not remove it.
    Gone,
    /// There is no such place in the game, on a board of this size.
    NoSpot(SpotError, Size),
    /// A review was asked for before.
    AskedAlready,
    /// Only players ask for a review of their game.
    PlayersOnly,
    /// No record is attached to the message.
    NoRecord,
    /// The attached file is no record.
    BadRecord,
    /// The record has no result or no moves, or too many of them, or stones that nobody played.
    UnfitRecord,
}

impl ReviewRefusal {
    pub(crate) fn text(self) -> Text {
        use say::note as n;
        match self {
            Self::NothingYet => say::review::nothing_yet(),
            Self::NotOver => n::not_over(),
            Self::NotYours => n::not_yours(),
            Self::TooLong => n::too_long(NoteText::LONGEST, NoteText::MOST_LINES),
            Self::Empty => n::empty(),
            Self::MostOfMember => n::most_of_member(MOST_OF_MEMBER),
            Self::MostOfGame => n::most_of_game(MOST_OF_GAME),
            Self::Gone => n::gone(),
            Self::NoSpot(SpotError::NoSuchMove, _) => n::no_place(),
            Self::NoSpot(SpotError::TooLong, _) => n::long_variation(LONGEST_VARIATION),
            Self::NoSpot(SpotError::Illegal(mv, reason), size) => illegal(mv, reason, size),
            Self::AskedAlready => n::asked_already(),
            Self::PlayersOnly => n::players_only(),
            Self::NoRecord => say::refusal::no_record(),
            Self::BadRecord => say::refusal::bad_record(),
            Self::UnfitRecord => say::review::record(MOST_MOVES),
        }
    }
}

own_refusals! { ReviewRefusal }

/// Refuses a game that is not over, rated or not: its players could ask about the moves to come.
pub(crate) fn check(game: &Game) -> Result<(), ReviewRefusal> {
    if matches!(game.phase(), Phase::Finished(_)) && !game.moves().is_empty() {
        Ok(())
    } else {
        Err(ReviewRefusal::NothingYet)
    }
}
