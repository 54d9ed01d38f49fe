//! The shape of a review. Frozen: every change needs a new version.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::{mirror, shaped};
use crate::schema::scalar::{Meaningless, Move};
use tengen_engine::review::{self, Judge, Review};
use tengen_game::PlayerId;
use tengen_rules as rules;

/// A review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    measure: Measure,
    /// Before the first move, and after each: the value for Black, and the best move.
    readings: Vec<(i16, Option<Move>)>,
    mistakes: Vec<MistakeShape>,
    judge: JudgeShape,
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

/// External engines by their names in the settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum JudgeShape {
    Own,
    External(String),
    InsteadOf(String),
}

impl JudgeShape {
    fn of(judge: &Judge) -> Self {
        match judge {
            Judge::Own => Self::Own,
            Judge::External(engine) => Self::External(engine.clone()),
            Judge::InsteadOf(engine) => Self::InsteadOf(engine.clone()),
        }
    }

    fn into_domain(self) -> Result<Judge, Meaningless> {
        let name = |engine: String| {
            let is_one = PlayerId::outside(&engine).is_some();
            is_one.then_some(engine).ok_or(Meaningless::Judge)
        };
        Ok(match self {
            Self::Own => Judge::Own,
            Self::External(engine) => Judge::External(name(engine)?),
            Self::InsteadOf(engine) => Judge::InsteadOf(name(engine)?),
        })
    }
}

impl Shape {
    pub(crate) fn of(review: &Review) -> Self {
        let readings = review.readings.iter();
        let mistakes = review.mistakes.iter();
        Self {
            measure: review.measure.into(),
            judge: JudgeShape::of(&review.judge),
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
            judge: self.judge.into_domain()?,
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
