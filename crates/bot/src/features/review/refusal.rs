//! Why a game is not reviewed, and nothing noted at its moves.

use crate::game::note::{LONGEST_VARIATION, MOST_OF_GAME, MOST_OF_MEMBER};
use crate::game::{Game, NoteText, Phase, SpotError};
use crate::i18n::{Text, say};
use crate::kit::refusal::{illegal, own_refusals};
use crate::rules::Size;

/// Why a game is not reviewed, and nothing noted at its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewRefusal {
    /// It is being played, or it has no moves.
    NothingYet,
    /// Comments wait for the end of the game.
    NotOver,
    /// A player does not want the caller's comments, which is not said.
    NotYours,
    /// The words are too long.
    TooLong,
    /// There are neither words nor a variation nor marks.
    Empty,
    /// The member has enough notes at the game.
    MostOfMember,
    /// The game has enough comments.
    MostOfGame,
    /// There is no such note, or the caller may not remove it.
    Gone,
    /// There is no such place in the game, on a board of this size.
    NoSpot(SpotError, Size),
    /// A review was asked for before.
    AskedAlready,
    /// Only players ask for a review of their game.
    PlayersOnly,
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
