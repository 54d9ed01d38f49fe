//! Why a game is not reviewed.

use crate::game::{Game, Phase};
use crate::i18n::{Text, say};
use crate::kit::refusal::own_refusals;

/// Why a game is not reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewRefusal {
    /// It is being played, or it has no moves.
    NothingYet,
}

impl ReviewRefusal {
    fn text(self) -> Text {
        match self {
            Self::NothingYet => say::review::nothing_yet(),
        }
    }
}

own_refusals! { ReviewRefusal }

/// Refuses a game that is not over, rated or not: whoever plays it could ask about the moves to come.
pub(crate) fn check(game: &Game) -> Result<(), ReviewRefusal> {
    if matches!(game.phase(), Phase::Finished(_)) && !game.moves().is_empty() {
        Ok(())
    } else {
        Err(ReviewRefusal::NothingYet)
    }
}
