//! Whether a game counts for ratings, and when it ended.

use super::{EventKind, Game, Phase, Ruling, Stakes};
use crate::clock::Timestamp;
use tengen_rules::Rules;

impl Game {
    /// Whether its result counts for ratings, or will: its terms say so, the same two players play it from the beginning
    /// to the end, no moderator has annulled it, and it was not lost in a series of games by somebody who was away.
    pub fn is_rated(&self) -> bool {
        let spoils = |kind: &EventKind| {
            matches!(
                kind,
                EventKind::Unrated
                    | EventKind::Ruled {
                        ruling: Ruling::Annulled | Ruling::Reseat { .. },
                        ..
                    }
            )
        };
        self.terms().stakes == Stakes::Rated && !self.events.iter().any(|event| spoils(&event.kind))
    }

    /// How many moves make it long enough to count for ratings: of Go as many as the board has lines, of the shorter games
    /// three of each side.
    pub fn least_moves(&self) -> usize {
        match self.terms().rules {
            Rules::Go(_) => self.terms().size.columns().into(),
            Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => 6,
        }
    }

    /// Whether so much was played that its result says something of strength: each side has moved, and there are
    /// [`Game::least_moves`].
    pub fn is_long_enough(&self) -> bool {
        self.has_begun() && self.moves().len() >= self.least_moves()
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
