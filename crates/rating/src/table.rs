//! The ratings of all players, from their games.

use std::collections::HashMap;
use std::hash::Hash;

use super::glicko::Rating;
use super::repeat::weight;
use tengen_rules::{ByColor, Color};

/// A rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game<Who> {
    pub players: ByColor<Who>,
    /// Value of the odds to Black, in ranks.
    pub ranks: f64,
    /// None in a draw.
    pub winner: Option<Color>,
}

/// The change of a rating by one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Changed {
    pub before: Rating,
    pub after: Rating,
}

/// Ratings of all players. `Who` is any type that identifies a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<Who: Eq + Hash> {
    ratings: HashMap<Who, Rating>,
}

impl<Who: Eq + Hash> Default for Table<Who> {
    fn default() -> Self {
        Self {
            ratings: HashMap::new(),
        }
    }
}

impl<Who: Copy + Eq + Hash> Table<Who> {
    /// Sets the rating of `who` before the next game.
    pub fn set(&mut self, who: Who, rating: Rating) {
        self.ratings.insert(who, rating);
    }

    /// Rates one game. `first` are the initial ratings of players without one; `earlier` is the number of recent wins
    /// of the winner over the same player.
    pub fn add(
        &mut self,
        game: &Game<Who>,
        first: ByColor<Rating>,
        earlier: usize,
    ) -> ByColor<Changed> {
        let Game {
            players,
            ranks,
            winner,
        } = *game;
        let before = |color: Color| self.rating(players[color]).unwrap_or(first[color]);
        let (black, white) = (before(Color::Black), before(Color::White));
        let part = weight(black, white, ranks, winner, earlier);
        let (of_black, of_white) = Rating::after(black, white, ranks, winner);
        let change = |before: Rating, after| Changed {
            before,
            after: before.interpolate(after, part),
        };
        let changed = ByColor {
            black: change(black, of_black),
            white: change(white, of_white),
        };
        self.set(players.black, changed.black.after);
        self.set(players.white, changed.white.after);
        changed
    }

    /// The rating of `who`; none before their first rated game.
    #[must_use]
    pub fn rating(&self, who: Who) -> Option<Rating> {
        self.ratings.get(&who).copied()
    }
}
