//! The shape of a review. Frozen: every change needs a new version.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::{mirror, shaped};
use crate::schema::scalar::{Meaningless, Move};
use tengen_engine::review::{self, Review};
use tengen_rules as rules;

/// A review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    measure: Measure,
    /// Before the first move, and after each: the value for Black, and the best move.
    readings: Vec<(i16, Option<Move>)>,
    mistakes: Vec<MistakeShape>,
}

mirror! {
    enum Measure = review::Measure { HalfPoints, Permille }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MistakeShape {
    number: u16,
    better: Move,
    played: i16,
    possible: i16,
}

impl Shape {
    pub(crate) fn of(review: &Review) -> Self {
        let readings = review.readings.iter();
        let mistakes = review.mistakes.iter();
        Self {
            measure: review.measure.into(),
            readings: readings
                .map(|reading| (reading.value, reading.best.map(Move::from)))
                .collect(),
            mistakes: mistakes
                .map(|mistake| MistakeShape {
                    number: mistake.number,
                    better: mistake.better.into(),
                    played: mistake.played,
                    possible: mistake.possible,
                })
                .collect(),
        }
    }

    pub(crate) fn into_domain(self) -> Result<Review, Meaningless> {
        let moves = self.readings.len().saturating_sub(1);
        let is_one = |mistake: &MistakeShape| (1..=moves).contains(&mistake.number.into());
        if !self.mistakes.iter().all(is_one) {
            return Err(Meaningless::Review);
        }
        let readings = self.readings.into_iter();
        let mistakes = self.mistakes.into_iter();
        Ok(Review {
            measure: self.measure.into(),
            readings: readings
                .map(|(value, best)| review::Reading {
                    value,
                    best: best.map(rules::Move::from),
                })
                .collect(),
            mistakes: mistakes
                .map(|mistake| review::Mistake {
                    number: mistake.number,
                    better: mistake.better.into(),
                    played: mistake.played,
                    possible: mistake.possible,
                })
                .collect(),
        })
    }
}

shaped! { Review }
