//! The ratings of everybody in a club, from its games.

use std::collections::HashMap;
use std::hash::Hash;

use super::glicko::{Rating, Strength};
use super::odds::Odds;
use crate::rules::Color;

/// A rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game<Who> {
    /// Who had Black.
    pub black: Who,
    /// Who had White.
    pub white: Who,
    /// The terms that helped one side.
    pub odds: Odds,
    /// Who won; None if nobody did.
    pub winner: Option<Color>,
}

/// Everybody's rating. People are whatever names them.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<Who: Eq + Hash> {
    ratings: HashMap<Who, Rating>,
}

impl<Who: Copy + Eq + Hash> Table<Who> {
    /// The ratings after `games`, in the order in which they ended; `strength` says what people begin with.
    #[must_use]
    pub fn after(
        games: impl IntoIterator<Item = Game<Who>>,
        strength: impl Fn(Who) -> Strength,
    ) -> Self {
        let mut table = Self {
            ratings: HashMap::new(),
        };
        for game in games {
            table.add(game, &strength);
        }
        table
    }

    /// Rates one more game.
    pub fn add(&mut self, game: Game<Who>, strength: impl Fn(Who) -> Strength) {
        let Game {
            black,
            white,
            odds,
            winner,
        } = game;
        let rating = |who| {
            self.rating(who)
                .unwrap_or_else(|| Rating::first(strength(who)))
        };
        let (of_black, of_white) = Rating::after(rating(black), rating(white), odds, winner);
        self.ratings.insert(black, of_black);
        self.ratings.insert(white, of_white);
    }

    /// The rating of `who`; None without a rated game.
    #[must_use]
    pub fn rating(&self, who: Who) -> Option<Rating> {
        self.ratings.get(&who).copied()
    }
}
