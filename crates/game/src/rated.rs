//! Whether a game counts for ratings, and when it ended.

use super::{EventKind, Game, Phase, Ruling, Stakes};
use crate::clock::Timestamp;
use tengen_rules::Rules;

impl Game {
    /// Whether the result counts for ratings, or will: the terms say so, the same two players play the whole game, no
    /// moderator has annulled it, and it was not one of a series that an absent player lost on time.
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

    /// Minimum number of moves of a rated game: in Go the number of lines of the board, in the shorter games three per
    /// side.
    pub fn least_moves(&self) -> usize {
        match self.terms().rules {
            Rules::Go(_) => self.terms().size.columns().into(),
            Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => 6,
        }
    }

    /// Whether the result says something about strength: each side has moved, and there are at least
    /// [`Game::least_moves`].
    pub fn is_long_enough(&self) -> bool {
        self.has_begun() && self.moves().len() >= self.least_moves()
    }

    /// The end of the game; later rulings about its rating do not change it.
    pub fn end_time(&self) -> Option<Timestamp> {
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
