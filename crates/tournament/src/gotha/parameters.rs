//! Parameters as the attributes of four elements.

use std::fmt::Display;

use super::read::{Element, GothaError};
use crate::criterion::Criterion;
use crate::event::{MAX_HANDICAP, MAX_ROUNDS};
use crate::parameters::{
    Draw, DrawPlace, Geography, HandicapBase, HandicapRule, Maxima, Parameters, Secondary, Seeding,
    SeedingSystem, System, Unplayed,
};
use crate::points::Points;
use crate::rank::Rank;

/// The name of no criterion.
const NO_CRITERION: &str = "NULL";

const SEEDING_SYSTEMS: [(&str, SeedingSystem); 3] = [
    ("SPLITANDSLIP", SeedingSystem::Slip),
    ("SPLITANDFOLD", SeedingSystem::Fold),
    ("SPLITANDRANDOM", SeedingSystem::Random),
];

const DRAW_PLACES: [(&str, DrawPlace); 3] = [
    ("TOP", DrawPlace::Top),
    ("MID", DrawPlace::Mid),
    ("BOT", DrawPlace::Bottom),
];

/// An attribute: name and value.
pub(super) type Attribute = (&'static str, String);

/// The parameters in the children of `sets`.
pub(super) fn read(sets: &Element) -> Result<Parameters, GothaError> {
    let placement = placement(&sets.child("PlacementParameterSet")?)?;
    let mut scores = placement.iter().filter_map(|criterion| match criterion {
        Criterion::Nbw => Some(System::Swiss),
        Criterion::Mms => Some(System::McMahon),
        _ => None,
    });
    let system = scores.next().unwrap_or(System::Swiss);
    let general = sets.child("GeneralParameterSet")?;
    let pairing = sets.child("PairingParameterSet")?;
    // OpenGotha's defaults for values that other versions do not write.
    let usual = Parameters::of(system);
    let bar: Rank = general.get_or("genMMBar", usual.bar)?;
    let mut categories = general
        .all("Categories", "Category")
        .map(|category| category.get("lowerLimit"))
        .collect::<Result<Vec<Rank>, _>>()?;
    categories.sort_by(|a, b| b.cmp(a));
    Ok(Parameters {
        rounds: general.within("numberOfRounds", 1..=MAX_ROUNDS)?,
        bar,
        floor: general.with_or(
            "genMMFloor",
            |text| {
                let floor: Option<Rank> = text.parse().ok();
                floor.filter(|floor| *floor <= bar)
            },
            usual.floor.min(bar),
        )?,
        zero: general.get_or("genMMZero", Rank::LOWEST)?,
        bye: Unplayed {
            mms: read_half_points(&general, "genMMS2ValueBye", usual.bye.mms)?,
            wins: read_half_points(&general, "genNBW2ValueBye", usual.bye.wins)?,
        },
        absent: Unplayed {
            mms: read_half_points(&general, "genMMS2ValueAbsent", usual.absent.mms)?,
            wins: read_half_points(&general, "genNBW2ValueAbsent", usual.absent.wins)?,
        },
        round_down: general.get_or("genRoundDownNBWMMS", true)?,
        unplayed_half: general.get_or("genCountNotPlayedGamesAsHalfPoint", false)?,
        placement,
        categories,
        seeding: seeding(&pairing)?,
        draw: draw(&pairing, usual.draw)?,
        handicap: handicap_rule(&sets.child("HandicapParameterSet")?, usual.handicap)?,
        geography: geography(&pairing, usual.geography)?,
        secondary: Secondary {
            rank: pairing.get_or("paiSeRankThreshold", usual.secondary.rank)?,
            wins: pairing.get_or("paiSeNbWinsThresholdActive", usual.secondary.wins)?,
            bar: pairing.get_or("paiSeBarThresholdActive", usual.secondary.bar)?,
        },
        weights: maxima(&pairing, usual.weights)?,
        ..usual
    })
}

fn draw(pairing: &Element, usual: Draw) -> Result<Draw, GothaError> {
    Ok(Draw {
        upper: choice(pairing, "paiMaDUDDUpperMode", &DRAW_PLACES, usual.upper)?,
        lower: choice(pairing, "paiMaDUDDLowerMode", &DRAW_PLACES, usual.lower)?,
        compensate: pairing.get_or("paiMaCompensateDUDD", usual.compensate)?,
    })
}

fn geography(pairing: &Element, usual: Geography) -> Result<Geography, GothaError> {
    let within = |attribute, usual| pairing.within_or(attribute, 0.0..=100.0, usual);
    Ok(Geography {
        country: within("paiSePreferMMSDiffRatherThanSameCountry", usual.country)?,
        club: within("paiSePreferMMSDiffRatherThanSameClub", usual.club)?,
    })
}

fn handicap_rule(handicap: &Element, usual: HandicapRule) -> Result<HandicapRule, GothaError> {
    let stones = |attribute, usual| handicap.within_or(attribute, 0..=MAX_HANDICAP, usual);
    // True by default, as in OpenGotha. Newer versions write `hdBase`, which has a third value.
    let before = if handicap.get_or("hdBasedOnMMS", true)? {
        HandicapBase::Mms
    } else {
        HandicapBase::Rank
    };
    let base = |text: &str| match text {
        "RANK" => Some(HandicapBase::Rank),
        _ => Some(HandicapBase::Mms),
    };
    Ok(HandicapRule {
        by: handicap.with_or("hdBase", base, before)?,
        threshold: handicap.get_or("hdNoHdRankThreshold", usual.threshold)?,
        correction: stones("hdCorrection", usual.correction)?,
        ceiling: stones("hdCeiling", usual.ceiling)?,
    })
}

fn maxima(pairing: &Element, usual: Maxima) -> Result<Maxima, GothaError> {
    let most = |attribute, usual| pairing.within_or(attribute, 0..=Maxima::MOST, usual);
    Ok(Maxima {
        k: pairing.within_or("paiStandardNX1Factor", 0.0..=1.0, usual.k)?,
        repeat: most("paiBaAvoidDuplGame", usual.repeat)?,
        random: most("paiBaRandom", usual.random)?,
        colour: most("paiBaBalanceWB", usual.colour)?,
        category: most("paiMaAvoidMixingCategories", usual.category)?,
        score: most("paiMaMinimizeScoreDifference", usual.score)?,
        draw: most("paiMaDUDDWeight", usual.draw)?,
        seeding: most("paiMaMaximizeSeeding", usual.seeding)?,
        handicap: most("paiSeMinimizeHandicap", usual.handicap)?,
        geography: most("paiSeAvoidSameGeo", usual.geography)?,
    })
}

fn seeding(pairing: &Element) -> Result<Vec<Seeding>, GothaError> {
    // As OpenGotha reads a missing attribute.
    let system = |attribute, usual| choice(pairing, attribute, &SEEDING_SYSTEMS, usual);
    let then = |attribute| {
        let name = pairing.text(attribute).unwrap_or_default();
        Criterion::from_name(name)
    };
    Ok(vec![
        Seeding {
            system: system("paiMaSeedSystem1", SeedingSystem::Random)?,
            then: then("paiMaAdditionalPlacementCritSystem1"),
            through: Some(pairing.get_or("paiMaLastRoundForSeedSystem1", 1)?),
        },
        Seeding {
            system: system("paiMaSeedSystem2", SeedingSystem::Fold)?,
            then: then("paiMaAdditionalPlacementCritSystem2"),
            through: None,
        },
    ])
}

fn placement(set: &Element) -> Result<Vec<Criterion>, GothaError> {
    let mut criteria = set
        .all("PlacementCriteria", "PlacementCriterion")
        .map(|element| {
            // An unknown criterion is ignored, as in OpenGotha.
            let name = element.text("name").unwrap_or_default();
            Ok((element.get("number")?, Criterion::from_name(name)))
        })
        .collect::<Result<Vec<(u8, Option<Criterion>)>, GothaError>>()?;
    criteria.sort_by_key(|(number, _)| *number);
    Ok(criteria
        .into_iter()
        .filter_map(|(_, criterion)| criterion)
        .collect())
}

fn choice<T: Copy>(
    element: &Element,
    attribute: &'static str,
    names: &[(&str, T)],
    usual: T,
) -> Result<T, GothaError> {
    let value = |text: &str| {
        let mut names = names.iter();
        let known = names.find(|(name, _)| *name == text);
        known.map(|(_, value)| *value)
    };
    element.with_or(attribute, value, usual)
}

fn read_half_points(
    element: &Element,
    attribute: &'static str,
    usual: Points,
) -> Result<Points, GothaError> {
    let value = |text: &str| match text {
        "0" => Some(Points::ZERO),
        "1" => Some(Points::HALF),
        "2" => Some(Points::ONE),
        _ => None,
    };
    element.with_or(attribute, value, usual)
}

/// The attributes of `GeneralParameterSet` about scores.
pub(super) fn general(parameters: &Parameters) -> Vec<Attribute> {
    let Parameters { bye, absent, .. } = parameters;
    vec![
        ("numberOfRounds", parameters.rounds.to_string()),
        (
            "numberOfCategories",
            (parameters.categories.len() + 1).to_string(),
        ),
        ("genMMBar", rank(parameters.bar)),
        ("genMMFloor", rank(parameters.floor)),
        ("genMMZero", rank(parameters.zero)),
        ("genMMS2ValueBye", bye.mms.half_points().to_string()),
        ("genNBW2ValueBye", bye.wins.half_points().to_string()),
        ("genMMS2ValueAbsent", absent.mms.half_points().to_string()),
        ("genNBW2ValueAbsent", absent.wins.half_points().to_string()),
        ("genRoundDownNBWMMS", parameters.round_down.to_string()),
        (
            "genCountNotPlayedGamesAsHalfPoint",
            parameters.unplayed_half.to_string(),
        ),
    ]
}

/// The attributes of `HandicapParameterSet`.
pub(super) fn handicap(rule: &HandicapRule) -> Vec<Attribute> {
    vec![
        ("hdBasedOnMMS", (rule.by == HandicapBase::Mms).to_string()),
        ("hdNoHdRankThreshold", rank(rule.threshold)),
        ("hdCorrection", rule.correction.to_string()),
        ("hdCeiling", rule.ceiling.to_string()),
    ]
}

/// The attributes of `PairingParameterSet`. Files hold the first two entries of the seeding.
pub(super) fn pairing(parameters: &Parameters) -> Vec<Attribute> {
    let Parameters {
        draw,
        geography,
        secondary,
        weights,
        ..
    } = parameters;
    let first = parameters.seeding_of(1);
    let last_of_first = first
        .and_then(|seeding| seeding.through)
        .unwrap_or(parameters.rounds);
    let second = parameters.seeding_of(last_of_first.saturating_add(1));
    let system = |seeding: Option<Seeding>| {
        let system = seeding.map_or(SeedingSystem::Slip, |seeding| seeding.system);
        name(&SEEDING_SYSTEMS, system)
    };
    let then = |seeding: Option<Seeding>| criterion_name(seeding.and_then(|entry| entry.then));
    vec![
        ("paiStandardNX1Factor", weights.k.to_string()),
        ("paiBaAvoidDuplGame", weights.repeat.to_string()),
        ("paiBaRandom", weights.random.to_string()),
        ("paiBaDeterministic", true.to_string()),
        ("paiBaBalanceWB", weights.colour.to_string()),
        ("paiMaAvoidMixingCategories", weights.category.to_string()),
        ("paiMaMinimizeScoreDifference", weights.score.to_string()),
        ("paiMaDUDDWeight", weights.draw.to_string()),
        ("paiMaCompensateDUDD", draw.compensate.to_string()),
        ("paiMaDUDDUpperMode", name(&DRAW_PLACES, draw.upper)),
        ("paiMaDUDDLowerMode", name(&DRAW_PLACES, draw.lower)),
        ("paiMaMaximizeSeeding", weights.seeding.to_string()),
        ("paiMaLastRoundForSeedSystem1", last_of_first.to_string()),
        ("paiMaSeedSystem1", system(first)),
        ("paiMaSeedSystem2", system(second)),
        ("paiMaAdditionalPlacementCritSystem1", then(first)),
        ("paiMaAdditionalPlacementCritSystem2", then(second)),
        ("paiSeDefSecCrit", weights.geography.to_string()),
        ("paiSeBarThresholdActive", secondary.bar.to_string()),
        ("paiSeRankThreshold", rank(secondary.rank)),
        ("paiSeNbWinsThresholdActive", secondary.wins.to_string()),
        ("paiSeMinimizeHandicap", weights.handicap.to_string()),
        ("paiSeAvoidSameGeo", weights.geography.to_string()),
        (
            "paiSePreferMMSDiffRatherThanSameCountry",
            geography.country.to_string(),
        ),
        (
            "paiSePreferMMSDiffRatherThanSameClub",
            geography.club.to_string(),
        ),
    ]
}

/// The name of a criterion, or of none.
pub(super) fn criterion_name(criterion: Option<Criterion>) -> String {
    criterion.map_or(NO_CRITERION, Criterion::name).to_owned()
}

/// A rank as files write it.
pub(super) fn rank(rank: impl Display) -> String {
    rank.to_string().to_uppercase()
}

fn name<T: PartialEq>(names: &[(&'static str, T)], wanted: T) -> String {
    let mut names = names.iter().filter(|(_, value)| *value == wanted);
    let (name, _) = names.next().expect("every value has a name");
    (*name).to_owned()
}
