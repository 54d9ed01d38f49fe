//! A member's strength at puzzles, and the difficulty of a puzzle: Glicko-2 (Glickman 2022, "Example of the Glicko-2
//! system").

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::Level;

/// Prior of a new person.
const NEWCOMER: Rating = Rating::new(1500.0, 350.0, 0.06);
/// Above this deviation, a rating is provisional.
const PROVISIONAL_DEVIATION: f64 = 110.0;
/// Deviation of a new puzzle's rating. Its level is measured, so it is smaller than a person's.
const LEVEL_DEVIATION: f64 = 120.0;
/// Rating difference between adjacent levels.
const LEVEL_STEP: f64 = 150.0;

/// A Glicko-2 rating, for people and puzzles alike.
///
/// A person and a puzzle with equal ratings each win half of the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating(Glicko2Rating);

/// The result of a game between two ratings, seen from one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bout {
    Won,
    Lost,
}

impl Rating {
    /// A rating with these figures, on the scale with 1500 in the middle.
    pub const fn new(rating: f64, deviation: f64, volatility: f64) -> Self {
        Self(Glicko2Rating {
            rating,
            deviation,
            volatility,
        })
    }

    /// The initial rating of a person.
    pub const fn of_newcomer() -> Self {
        NEWCOMER
    }

    /// The initial rating of a puzzle: by its level, or the middle of the scale.
    pub fn of_puzzle(level: Option<Level>) -> Self {
        let Some(level) = level else {
            return NEWCOMER;
        };
        let above = f64::from(level.number()) - 3.0;
        let rating = NEWCOMER.0.rating + above * LEVEL_STEP;
        Self::new(rating, LEVEL_DEVIATION, NEWCOMER.0.volatility)
    }

    /// The rating after a period with `bouts` against the others' ratings before the period.
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

    /// The number that people see.
    pub fn rounded(self) -> i32 {
        self.0.rating.round() as i32
    }

    pub const fn value(self) -> f64 {
        self.0.rating
    }

    /// The deviation: the true rating lies within two of these with a probability of 95 %.
    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// The volatility: how much results vary.
    pub const fn volatility(self) -> f64 {
        self.0.volatility
    }

    /// Whether the deviation is too large to trust the rating.
    pub fn is_provisional(self) -> bool {
        self.0.deviation > PROVISIONAL_DEVIATION
    }
}
