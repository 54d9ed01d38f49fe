//! Whether a game counts for ratings, and when it ended.

use super::{EventKind, Game, Phase, Ruling, Stakes};
use crate::clock::Timestamp;

impl Game {
    /// Whether its result counts for ratings, or will: its terms say so, the same two players play it from the beginning
    /// to the end, and no moderator has annulled it.
    pub fn is_rated(&self) -> bool {
        let spoils = |kind: &EventKind| {
            matches!(
                kind,
                EventKind::Ruled {
                    ruling: Ruling::Annulled | Ruling::Reseat { .. },
                    ..
                }
            )
        };
        self.terms().stakes == Stakes::Rated && !self.events.iter().any(|event| spoils(&event.kind))
    }

    /// When it ended, if it has: what moderators rule about its rating afterwards changes nothing about that.
    pub fn ended(&self) -> Option<Timestamp> {
        let Phase::Finished(_) = self.phase() else {
            return None;
        };
        let is_later = |kind: &EventKind| {
            matches!(
                kind,
                EventKind::Ruled {
                    ruling: Ruling::Annulled,
                    ..
                }
            )
        };
        let mut events = self.events.iter().rev();
        let ending = events.find(|event| !is_later(&event.kind));
        ending.map(|event| event.at)
    }
}
