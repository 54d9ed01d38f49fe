//! Glicko-2 (Glickman 2022, "Example of the Glicko-2 system"), each game a rating period of its own.

use std::ops::RangeInclusive;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};

use super::rank::Rank;
use tengen_rules::Color;

/// τ of Glicko-2: how fast volatility changes.
const TAU: f64 = 0.5;
/// Convergence tolerance of the volatility iteration.
const TOLERANCE: f64 = 0.000_001;
const DEVIATIONS: RangeInclusive<f64> = 30.0..=500.0;
const VOLATILITIES: RangeInclusive<f64> = 0.01..=0.15;
/// From this deviation on, a rating is provisional.
const PROVISIONAL_DEVIATION: f64 = 160.0;
/// Prior of a player without games.
const NEWCOMER: Rating = Rating::new(1500.0, 350.0);
/// Deviation of players who have declared their strength.
const DECLARED_DEVIATION: f64 = 250.0;

/// Highest rank accepted as declared, as on OGS: 1k.
const HIGHEST_DECLARED: Rank = Rank::new(29.0);

/// A Glicko-2 rating: value, deviation and volatility.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating(Glicko2Rating);

/// A new player's declared strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strength {
    /// Not stated.
    Unknown,
    /// New to the game: 23k.
    New,
    /// Knows the basics: 17k.
    Basic,
    /// In between: 1500, about 6k.
    Intermediate,
    /// 1k.
    Advanced,
    /// A rank; above 1k it counts as 1k until games have confirmed it.
    Known(Rank),
}

impl Rating {
    /// A rating with exactly these stored figures.
    #[must_use]
    pub const fn exact(rating: f64, deviation: f64, volatility: f64) -> Self {
        Self(Glicko2Rating {
            rating,
            deviation,
            volatility,
        })
    }

    /// `rating` with this deviation and the default volatility.
    #[must_use]
    pub const fn new(rating: f64, deviation: f64) -> Self {
        Self(Glicko2Rating {
            rating,
            deviation,
            volatility: 0.06,
        })
    }

    /// The initial rating for a declared strength.
    #[must_use]
    pub fn initial(strength: Strength) -> Self {
        let rank = match strength {
            Strength::Unknown => return NEWCOMER,
            Strength::Intermediate => return Self::new(NEWCOMER.value(), DECLARED_DEVIATION),
            Strength::New => Rank::new(7.0),
            Strength::Basic => Rank::new(13.0),
            Strength::Advanced => HIGHEST_DECLARED,
            Strength::Known(rank) if rank > HIGHEST_DECLARED => HIGHEST_DECLARED,
            Strength::Known(rank) => rank,
        };
        Self::new(rank.rating(), DECLARED_DEVIATION)
    }

    #[must_use]
    pub const fn value(self) -> f64 {
        self.0.rating
    }

    /// The deviation: the true rating lies within two of these with a probability of 95 %.
    #[must_use]
    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// The volatility: how much results vary.
    #[must_use]
    pub const fn volatility(self) -> f64 {
        self.0.volatility
    }

    #[must_use]
    pub fn rank(self) -> Rank {
        Rank::of(self.0.rating)
    }

    /// The deviation in ranks.
    #[must_use]
    pub fn uncertainty(self) -> f64 {
        Rank::of(self.0.rating + self.0.deviation).steps() - self.rank().steps()
    }

    /// Whether the deviation is too large to show a rank.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.0.deviation >= PROVISIONAL_DEVIATION
    }

    /// Win probability of `black` against `white`, from 0 to 1, with odds worth `ranks` to Black.
    #[must_use]
    pub fn expectation(black: Self, white: Self, ranks: f64) -> f64 {
        let (expected, _) = expected_score(&black.up(ranks).0, &white.0);
        expected
    }

    /// The ratings of `black` and `white` after a game with odds worth `ranks` to Black; `winner` is none in a draw.
    ///
    /// Each is rated against the other's strength with the odds added, with a provisional rating capped by
    /// [`Rating::strength_against`].
    #[must_use]
    pub fn after(black: Self, white: Self, ranks: f64, winner: Option<Color>) -> (Self, Self) {
        let outcome = |color| match winner {
            Some(winner) if winner == color => Outcomes::WIN,
            Some(_) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        let rated = |own: Self, other: Self, outcome| {
            own.after_game(other.strength_against(own, outcome), outcome)
        };
        (
            rated(black, white.up(-ranks), outcome(Color::Black)),
            rated(white, black.up(ranks), outcome(Color::White)),
        )
    }

    /// The strength of this player for rating `other` after `outcome`. A surprising result against a provisional rating
    /// says more about that rating than about the other one, so a win over a provisional rating counts as a win over an
    /// equal at most, a loss as a loss to an equal. Established ratings are unchanged: plain Glicko-2.
    fn strength_against(self, other: Self, outcome: Outcomes) -> Self {
        if !self.is_provisional() {
            return self;
        }
        let rating = match outcome {
            Outcomes::WIN => self.value().min(other.value()),
            Outcomes::LOSS => self.value().max(other.value()),
            Outcomes::DRAW => other.value(),
        };
        Self(Glicko2Rating { rating, ..self.0 })
    }

    /// Interpolates between this rating (`part` 0) and `after` (1).
    #[must_use]
    pub fn interpolate(self, after: Self, part: f64) -> Self {
        let between = |from: f64, to: f64| from + (to - from) * part;
        Self(Glicko2Rating {
            rating: between(self.0.rating, after.0.rating),
            deviation: between(self.0.deviation, after.0.deviation),
            volatility: between(self.0.volatility, after.0.volatility),
        })
    }

    /// This rating raised by `ranks`.
    fn up(self, ranks: f64) -> Self {
        Self(Glicko2Rating {
            rating: self.rank().up(ranks).rating(),
            ..self.0
        })
    }

    /// This rating after a game against `other`.
    fn after_game(self, other: Self, outcome: Outcomes) -> Self {
        let config = Glicko2Config {
            tau: TAU,
            convergence_tolerance: TOLERANCE,
        };
        let new = glicko2_rating_period(&self.0, &[(other.0, outcome)], &config);
        Self(Glicko2Rating {
            rating: new.rating,
            deviation: new.deviation.clamp(*DEVIATIONS.start(), *DEVIATIONS.end()),
            volatility: new
                .volatility
                .clamp(*VOLATILITIES.start(), *VOLATILITIES.end()),
        })
    }
}
