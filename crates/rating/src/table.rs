//! The ratings of everybody in a club, from its games.

use std::collections::HashMap;
use std::hash::Hash;

use super::glicko::Rating;
use super::repeat::weight;
use tengen_rules::{ByColor, Color};

/// A rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game<Who> {
    /// Who had Black, and White.
    pub players: ByColor<Who>,
    /// What the odds were worth to Black, in ranks.
    pub ranks: f64,
    /// Who won; None if nobody did.
    pub winner: Option<Color>,
}

/// What a game has done to a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Changed {
    /// What it was.
    pub before: Rating,
    /// What it is now.
    pub after: Rating,
}

/// Everybody's rating. People are whatever names them.
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
    /// That `who` has this rating before what comes.
    pub fn put(&mut self, who: Who, rating: Rating) {
        self.ratings.insert(who, rating);
    }

    /// Rates one more game: `first` are the ratings with which those begin who have none, and its winner has beaten
    /// the same player `earlier` times lately.
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
        let changed = |before: Rating, after| Changed {
            before,
            after: before.towards(after, part),
        };
        let changed = ByColor {
            black: changed(black, of_black),
            white: changed(white, of_white),
        };
        self.put(players.black, changed.black.after);
        self.put(players.white, changed.white.after);
        changed
    }

    /// The rating of `who`; None without a rated game.
    #[must_use]
    pub fn rating(&self, who: Who) -> Option<Rating> {
        self.ratings.get(&who).copied()
    }
}
