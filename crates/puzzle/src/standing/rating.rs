//! How well somebody solves, and how hard a puzzle is: Glicko-2 (Glickman 2022, "Example of the Glicko-2 system").

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::Level;

/// What is known of a new person.
const NEW: Rating = Rating::new(1500.0, 350.0, 0.06);
/// A rating whose deviation is larger is a guess.
const SURE: f64 = 110.0;
/// How little a level tells of a puzzle's rating. It is measured, so it tells something.
const LEVEL_DEVIATION: f64 = 120.0;
/// A level is so much harder than the one before.
const LEVEL_STEP: f64 = 150.0;

/// A rating with how much it may be wrong, for people and puzzles alike.
///
/// A person and a puzzle whose ratings are the same each win half of the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating(Glicko2Rating);

/// How a game between two ratings ended, seen from one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bout {
    /// It was won.
    Won,
    /// It was lost.
    Lost,
}

impl Rating {
    /// The rating with these three numbers of Glicko-2, on the scale on which 1500 is the middle.
    pub const fn new(rating: f64, deviation: f64, volatility: f64) -> Self {
        Self(Glicko2Rating {
            rating,
            deviation,
            volatility,
        })
    }

    /// What a person begins with: the middle, and nothing is known.
    pub const fn of_newcomer() -> Self {
        NEW
    }

    /// What a puzzle begins with: what its level says, or if it has none the middle.
    pub fn of_puzzle(level: Option<Level>) -> Self {
        let Some(level) = level else {
            return NEW;
        };
        let above = f64::from(level.number()) - 3.0;
        let rating = NEW.0.rating + above * LEVEL_STEP;
        Self::new(rating, LEVEL_DEVIATION, NEW.0.volatility)
    }

    /// The rating after a period with `bouts` against others, as they were before the period.
    #[must_use]
    pub fn after(self, bouts: &[(Self, Bout)]) -> Self {
        let results: Vec<_> = bouts
            .iter()
            .map(|(other, bout)| {
                let outcome = match bout {
                    Bout::Won => Outcomes::WIN,
                    Bout::Lost => Outcomes::LOSS,
                };
                (other.0, outcome)
            })
            .collect();
        Self(glicko2_rating_period(
            &self.0,
            &results,
            &Glicko2Config::new(),
        ))
    }

    /// The number that people are shown.
    pub fn shown(self) -> i32 {
        self.0.rating.round() as i32
    }

    /// The rating itself.
    pub const fn value(self) -> f64 {
        self.0.rating
    }

    /// How much it may be wrong: it lies within two of these in 95 of 100 cases.
    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// How much results vary.
    pub const fn volatility(self) -> f64 {
        self.0.volatility
    }

    /// Whether too little is known as yet.
    pub fn is_provisional(self) -> bool {
        self.0.deviation > SURE
    }
}
