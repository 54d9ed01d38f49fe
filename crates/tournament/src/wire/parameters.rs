//! The parameters of a question: given values replace the defaults.

use serde::Deserialize;

use super::question::QuestionError;
use crate::criterion::Criterion;
use crate::event::{MAX_HANDICAP, MAX_ROUNDS};
use crate::parameters::{
    Draw, DrawPlace, Geography, HandicapBase, HandicapRule, Maxima, Parameters, Secondary, Seeding,
    SeedingSystem, System, Unplayed,
};
use crate::points::Points;
use crate::rank::Rank;
use tengen_jsonl::{Object, Text};

/// Parameters as written. A field that is null counts as missing.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shape {
    rounds: Option<u8>,
    bar: Option<Text<Rank>>,
    floor: Option<Text<Rank>>,
    zero: Option<Text<Rank>>,
    bye: Option<Object<UnplayedShape>>,
    absent: Option<Object<UnplayedShape>>,
    round_down: Option<bool>,
    unplayed_half: Option<bool>,
    placement: Option<Vec<Text<Criterion>>>,
    categories: Option<Vec<Text<Rank>>>,
    seeding: Option<Vec<Object<SeedingShape>>>,
    draw: Option<Object<DrawShape>>,
    handicap: Option<Object<HandicapShape>>,
    geography: Option<Object<GeographyShape>>,
    secondary: Option<Object<SecondaryShape>>,
    weights: Option<Object<MaximaShape>>,
    seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnplayedShape {
    #[serde(rename = "MMS")]
    mms: Option<f64>,
    #[serde(rename = "NBW")]
    wins: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeedingShape {
    system: Text<SeedingSystem>,
    then: Option<Text<Criterion>>,
    through: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawShape {
    upper: Option<Text<DrawPlace>>,
    lower: Option<Text<DrawPlace>>,
    compensate: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HandicapShape {
    by: Option<Text<HandicapBase>>,
    threshold: Option<Text<Rank>>,
    correction: Option<u8>,
    ceiling: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GeographyShape {
    country: Option<f64>,
    club: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SecondaryShape {
    rank: Option<Text<Rank>>,
    wins: Option<bool>,
    bar: Option<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MaximaShape {
    k: Option<f64>,
    repeat: Option<i64>,
    random: Option<i64>,
    colour: Option<i64>,
    category: Option<i64>,
    score: Option<i64>,
    draw: Option<i64>,
    seeding: Option<i64>,
    handicap: Option<i64>,
    geography: Option<i64>,
}

impl Shape {
    /// These parameters, with the defaults of `system` for missing ones.
    ///
    /// # Errors
    ///
    /// A [`QuestionError`] if a value is out of range.
    pub(super) fn over(self, system: System) -> Result<Parameters, QuestionError> {
        let usual = Parameters::of(system);
        let rank = |asked: Option<Text<Rank>>, usual| asked.map_or(usual, |Text(rank)| rank);
        let parameters = Parameters {
            system,
            rounds: within("rounds", self.rounds.unwrap_or(usual.rounds), 1, MAX_ROUNDS)?,
            bar: rank(self.bar, usual.bar),
            floor: rank(self.floor, usual.floor),
            zero: rank(self.zero, usual.zero),
            bye: read_unplayed(self.bye, usual.bye)?,
            absent: read_unplayed(self.absent, usual.absent)?,
            round_down: self.round_down.unwrap_or(usual.round_down),
            unplayed_half: self.unplayed_half.unwrap_or(usual.unplayed_half),
            placement: words(self.placement).unwrap_or(usual.placement),
            categories: words(self.categories).unwrap_or(usual.categories),
            seeding: seeding(self.seeding, usual.seeding)?,
            draw: draw(self.draw, usual.draw),
            handicap: handicap(self.handicap, usual.handicap)?,
            geography: geography(self.geography, usual.geography)?,
            secondary: secondary(self.secondary, usual.secondary),
            weights: maxima(self.weights, usual.weights)?,
            seed: self.seed.unwrap_or(usual.seed),
        };
        if parameters.floor > parameters.bar {
            return Err(QuestionError::FloorAboveBar);
        }
        if !parameters
            .categories
            .is_sorted_by(|above, below| above > below)
        {
            return Err(QuestionError::Categories);
        }
        Ok(parameters)
    }
}

fn read_unplayed(
    asked: Option<Object<UnplayedShape>>,
    usual: Unplayed,
) -> Result<Unplayed, QuestionError> {
    let Some(Object(asked)) = asked else {
        return Ok(usual);
    };
    let worth = |asked: Option<f64>, usual| match asked {
        None => Ok(usual),
        Some(points) => Points::from_decimal(points)
            .filter(|points| (Points::ZERO..=Points::ONE).contains(points))
            .ok_or(QuestionError::Unplayed(points)),
    };
    Ok(Unplayed {
        mms: worth(asked.mms, usual.mms)?,
        wins: worth(asked.wins, usual.wins)?,
    })
}

fn seeding(
    asked: Option<Vec<Object<SeedingShape>>>,
    usual: Vec<Seeding>,
) -> Result<Vec<Seeding>, QuestionError> {
    let Some(asked) = asked else {
        return Ok(usual);
    };
    let entries: Vec<_> = asked
        .into_iter()
        .map(|Object(entry)| Seeding {
            system: entry.system.0,
            then: entry.then.map(|Text(criterion)| criterion),
            through: entry.through,
        })
        .collect();
    let (_, earlier) = entries.split_last().ok_or(QuestionError::Seeding)?;
    if earlier.iter().any(|entry| entry.through.is_none()) {
        return Err(QuestionError::Seeding);
    }
    Ok(entries)
}

fn draw(asked: Option<Object<DrawShape>>, usual: Draw) -> Draw {
    let Some(Object(asked)) = asked else {
        return usual;
    };
    let place = |asked: Option<Text<DrawPlace>>, usual| asked.map_or(usual, |Text(place)| place);
    Draw {
        upper: place(asked.upper, usual.upper),
        lower: place(asked.lower, usual.lower),
        compensate: asked.compensate.unwrap_or(usual.compensate),
    }
}

fn handicap(
    asked: Option<Object<HandicapShape>>,
    usual: HandicapRule,
) -> Result<HandicapRule, QuestionError> {
    let Some(Object(asked)) = asked else {
        return Ok(usual);
    };
    let correction = asked.correction.unwrap_or(usual.correction);
    let ceiling = asked.ceiling.unwrap_or(usual.ceiling);
    Ok(HandicapRule {
        by: asked.by.map_or(usual.by, |Text(base)| base),
        threshold: asked.threshold.map_or(usual.threshold, |Text(rank)| rank),
        correction: within("correction", correction, 0, MAX_HANDICAP)?,
        ceiling: within("ceiling", ceiling, 0, MAX_HANDICAP)?,
    })
}

fn geography(
    asked: Option<Object<GeographyShape>>,
    usual: Geography,
) -> Result<Geography, QuestionError> {
    let Some(Object(asked)) = asked else {
        return Ok(usual);
    };
    let factor = |name, asked: Option<f64>, usual| within(name, asked.unwrap_or(usual), 0.0, 100.0);
    Ok(Geography {
        country: factor("country", asked.country, usual.country)?,
        club: factor("club", asked.club, usual.club)?,
    })
}

fn secondary(asked: Option<Object<SecondaryShape>>, usual: Secondary) -> Secondary {
    let Some(Object(asked)) = asked else {
        return usual;
    };
    Secondary {
        rank: asked.rank.map_or(usual.rank, |Text(rank)| rank),
        wins: asked.wins.unwrap_or(usual.wins),
        bar: asked.bar.unwrap_or(usual.bar),
    }
}

fn maxima(asked: Option<Object<MaximaShape>>, usual: Maxima) -> Result<Maxima, QuestionError> {
    let Some(Object(asked)) = asked else {
        return Ok(usual);
    };
    let most =
        |name, asked: Option<i64>, usual| within(name, asked.unwrap_or(usual), 0, Maxima::MOST);
    Ok(Maxima {
        k: within("k", asked.k.unwrap_or(usual.k), 0.0, 1.0)?,
        repeat: most("repeat", asked.repeat, usual.repeat)?,
        random: most("random", asked.random, usual.random)?,
        colour: most("colour", asked.colour, usual.colour)?,
        category: most("category", asked.category, usual.category)?,
        score: most("score", asked.score, usual.score)?,
        draw: most("draw", asked.draw, usual.draw)?,
        seeding: most("seeding", asked.seeding, usual.seeding)?,
        handicap: most("handicap", asked.handicap, usual.handicap)?,
        geography: most("geography", asked.geography, usual.geography)?,
    })
}

fn words<T>(asked: Option<Vec<Text<T>>>) -> Option<Vec<T>> {
    let words = asked?.into_iter();
    Some(words.map(|Text(word)| word).collect())
}

/// `value` if it is from `least` to `most`.
fn within<T: PartialOrd + ToString>(
    name: &'static str,
    value: T,
    least: T,
    most: T,
) -> Result<T, QuestionError> {
    if value >= least && value <= most {
        return Ok(value);
    }
    Err(QuestionError::Range {
        name,
        value: value.to_string(),
        least: least.to_string(),
        most: most.to_string(),
    })
}
