//! Ranks: ratings on the scale of kyu and dan.

use std::fmt;

/// Ratings that have a rank; others are clamped to this range.
const RATINGS: std::ops::RangeInclusive<f64> = 100.0..=6000.0;
/// The rating of 30k.
const LOWEST: f64 = 525.0;
/// Ranks gained when a rating is multiplied by e.
const STEEPNESS: f64 = 23.15;
/// Ranks that are displayed: 30k to 9d.
const SHOWN: std::ops::RangeInclusive<f64> = 0.0..=38.0;
/// 1d.
const SHODAN: i32 = 30;

/// A rank with its fraction: 0 is 30k, 29 is 1k, 30 is 1d, 38 is 9d.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct Rank(f64);

impl Rank {
    /// The rank `steps` above 30k.
    #[must_use]
    pub const fn new(steps: f64) -> Self {
        Self(steps)
    }

    /// The rank of `rating`, which counts as no lower than 100 and no higher than 6000.
    #[must_use]
    pub fn of(rating: f64) -> Self {
        let rating = rating.clamp(*RATINGS.start(), *RATINGS.end());
        Self((rating / LOWEST).ln() * STEEPNESS)
    }

    /// The rating that has this rank.
    #[must_use]
    pub fn rating(self) -> f64 {
        LOWEST * (self.0 / STEEPNESS).exp()
    }

    /// Steps above 30k.
    #[must_use]
    pub const fn steps(self) -> f64 {
        self.0
    }

    /// The rank `steps` higher.
    #[must_use]
    pub fn up(self, steps: f64) -> Self {
        Self(self.0 + steps)
    }

    /// The whole rank, from 30k to 9d.
    #[must_use]
    pub fn whole(self) -> tengen_rules::Rank {
        let steps = self.0.clamp(*SHOWN.start(), *SHOWN.end()).floor() as i8;
        tengen_rules::Rank::SHODAN.up(steps - SHODAN as i8)
    }
}

/// The rank that a player has declared.
impl From<tengen_rules::Rank> for Rank {
    fn from(rank: tengen_rules::Rank) -> Self {
        Self(f64::from(
            SHODAN + i32::from(rank.above(tengen_rules::Rank::SHODAN)),
        ))
    }
}

/// The whole rank, from 30k to 9d.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.whole().to_string())
    }
}
