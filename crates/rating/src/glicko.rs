//! Glicko-2 (Glickman 2022, "Example of the Glicko-2 system"), each game a rating period of its own.

use std::ops::RangeInclusive;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2_rating_period};

use super::rank::Rank;
use tengen_rules::Color;

/// How much volatility may change.
const TAU: f64 = 0.5;
/// Where the search for a volatility stops.
const TOLERANCE: f64 = 0.000_001;
const DEVIATIONS: RangeInclusive<f64> = 30.0..=500.0;
const VOLATILITIES: RangeInclusive<f64> = 0.01..=0.15;
/// A rating with this deviation or a larger one is a guess.
const PROVISIONAL: f64 = 160.0;
/// What is known of a new player.
const NEW: Rating = Rating::new(1500.0, 350.0);
/// The deviation of players who have said how strong they are.
const DECLARED: f64 = 250.0;

/// The highest rank that a player's word is taken for, as on OGS: 1k.
const ADVANCED: Rank = Rank::new(29.0);

/// A rating with how much it may be wrong.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating(Glicko2Rating);

/// How strong a new player is by the player's own word.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strength {
    /// Not said.
    Unknown,
    /// New to the game: 23k.
    New,
    /// Knows the basics: 17k.
    Basic,
    /// In between: 1500, about 6k.
    Intermediate,
    /// 1k.
    Advanced,
    /// A rank; one above 1k counts as that, until games have shown it.
    Known(Rank),
}

impl Rating {
    /// Exactly these figures, as they were told before.
    #[must_use]
    pub const fn exact(rating: f64, deviation: f64, volatility: f64) -> Self {
        Self(Glicko2Rating {
            rating,
            deviation,
            volatility,
        })
    }

    /// `rating` with its deviation, and the usual volatility.
    #[must_use]
    pub const fn new(rating: f64, deviation: f64) -> Self {
        Self(Glicko2Rating {
            rating,
            deviation,
            volatility: 0.06,
        })
    }

    /// What somebody of this strength begins with.
    #[must_use]
    pub fn first(strength: Strength) -> Self {
        let rank = match strength {
            Strength::Unknown => return NEW,
            Strength::Intermediate => return Self::new(NEW.value(), DECLARED),
            Strength::New => Rank::new(7.0),
            Strength::Basic => Rank::new(13.0),
            Strength::Advanced => ADVANCED,
            Strength::Known(rank) if rank > ADVANCED => ADVANCED,
            Strength::Known(rank) => rank,
        };
        Self::new(rank.rating(), DECLARED)
    }

    /// The rating itself.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.0.rating
    }

    /// How much it may be wrong: it lies within two of these in 95 of 100 cases.
    #[must_use]
    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// How much results vary.
    #[must_use]
    pub const fn volatility(self) -> f64 {
        self.0.volatility
    }

    /// The rank that it means.
    #[must_use]
    pub fn rank(self) -> Rank {
        Rank::of(self.0.rating)
    }

    /// How many ranks it may be wrong: the deviation in ranks.
    #[must_use]
    pub fn uncertainty(self) -> f64 {
        Rank::of(self.0.rating + self.0.deviation).steps() - self.rank().steps()
    }

    /// Whether too little is known as yet to show a rank.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.0.deviation >= PROVISIONAL
    }

    /// How probable it is that `black` beats `white` where the odds are worth `ranks` to Black, from 0 to 1.
    #[must_use]
    pub fn expectation(black: Self, white: Self, ranks: f64) -> f64 {
        let (expected, _) = expected_score(&black.up(ranks).0, &white.0);
        expected
    }

    /// The ratings of `black` and `white` after a game that `winner` won, or nobody, where the odds are worth `ranks` to Black.
    ///
    /// Each is rated against the other as strong as the odds make that one, and as [`Rating::taken_by`] takes a guess.
    #[must_use]
    pub fn after(black: Self, white: Self, ranks: f64, winner: Option<Color>) -> (Self, Self) {
        let outcome = |color| match winner {
            Some(winner) if winner == color => Outcomes::WIN,
            Some(_) => Outcomes::LOSS,
            None => Outcomes::DRAW,
        };
        let rated =
            |own: Self, other: Self, outcome| own.against(other.taken_by(own, outcome), outcome);
        (
            rated(black, white.up(-ranks), outcome(Color::Black)),
            rated(white, black.up(ranks), outcome(Color::White)),
        )
    }

    /// For how strong somebody with this rating is taken by one who has met them with this `outcome`: a rating that is a
    /// guess explains a surprise better than the other one's does. A win over a guess is a win over an equal at most, a
    /// loss a loss to an equal. What is known of both is taken as it is, exactly as Glicko-2 has it.
    fn taken_by(self, other: Self, outcome: Outcomes) -> Self {
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

    /// A part of the way from here to `after`: 0 is none of it, 1 all.
    #[must_use]
    pub fn towards(self, after: Self, part: f64) -> Self {
        let between = |from: f64, to: f64| from + (to - from) * part;
        Self(Glicko2Rating {
            rating: between(self.0.rating, after.0.rating),
            deviation: between(self.0.deviation, after.0.deviation),
            volatility: between(self.0.volatility, after.0.volatility),
        })
    }

    /// The same, as strong as `ranks` more would make it.
    fn up(self, ranks: f64) -> Self {
        Self(Glicko2Rating {
            rating: self.rank().up(ranks).rating(),
            ..self.0
        })
    }

    fn against(self, other: Self, outcome: Outcomes) -> Self {
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
