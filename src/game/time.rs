//! When a game is due.

use super::{Game, Phase};
use crate::clock::{Span, Timestamp};

/// How long a challenge can be accepted.
pub const OFFER_LIFE: Span = Span::days(7);

/// When something happens to the game by itself; none while it only waits for people.
pub fn deadline(game: &Game) -> Option<Timestamp> {
    match game.phase() {
        Phase::Offered { expires, .. } => Some(expires),
        Phase::Playing
        | Phase::Counting { .. }
        | Phase::Confirming { .. }
        | Phase::Trial { .. }
        | Phase::Finished(_)
        | Phase::Closed(_) => None,
    }
}
