//! The terms of a game, except the time control.

use serde::{Deserialize, Serialize};

use super::Meaningless;
use super::opening::OpeningRule;
use super::rules::{Placement, Rules};
use crate::schema::mirror::mirror;
use tengen_game::{self as game, Draft};
use tengen_rules as rules;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    rules: Rules,
    /// Columns and rows.
    size: (u8, u8),
    handicap: u8,
    placement: Placement,
    komi_half_points: i16,
    colors: Colors,
    venue: Venue,
    stakes: Stakes,
    /// None where the game begins with the first move.
    opening: Option<OpeningRule>,
}

mirror! {
    pub(super) enum Venue = game::Venue { Here, Thread }
}

mirror! {
    pub(super) enum Stakes = game::Stakes { Unrated, Rated }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Colors {
    Random,
    ChallengerBlack,
    ChallengerWhite,
    StrongerTakesWhite,
}

impl Terms {
    pub(crate) fn with(self, pace: game::Pace) -> Result<game::Terms, Meaningless> {
        let terms = self;
        let (columns, rows) = terms.size;
        let draft = Draft {
            rules: terms.rules.try_into()?,
            size: rules::Size::new(columns, rows).ok_or(Meaningless::Size(columns, rows))?,
            handicap: rules::Handicap::with_placement(terms.handicap, terms.placement.into())
                .ok_or(Meaningless::Handicap(terms.handicap))?,
            komi: rules::Komi::from_half_points(terms.komi_half_points)
                .ok_or(Meaningless::Komi(terms.komi_half_points))?,
            colors: terms.colors.into(),
            venue: terms.venue.into(),
            stakes: terms.stakes.into(),
            pace,
            opening: terms.opening.map(Into::into),
        };
        Ok(game::Terms::new(draft)?)
    }
}

impl From<&game::Terms> for Terms {
    fn from(terms: &game::Terms) -> Self {
        Self {
            rules: terms.rules.into(),
            size: (terms.size.columns(), terms.size.rows()),
            handicap: terms.handicap.stones(),
            placement: terms.handicap.placement().into(),
            komi_half_points: terms.komi.half_points(),
            colors: terms.colors.into(),
            venue: terms.venue.into(),
            stakes: terms.stakes.into(),
            opening: terms.opening.map(Into::into),
        }
    }
}

impl From<Colors> for game::ColorChoice {
    fn from(colors: Colors) -> Self {
        match colors {
            Colors::Random => Self::Random,
            Colors::ChallengerBlack => Self::Challenger(rules::Color::Black),
            Colors::ChallengerWhite => Self::Challenger(rules::Color::White),
            Colors::StrongerTakesWhite => Self::StrongerTakesWhite,
        }
    }
}

impl From<game::ColorChoice> for Colors {
    fn from(colors: game::ColorChoice) -> Self {
        match colors {
            game::ColorChoice::Random => Self::Random,
            game::ColorChoice::Challenger(rules::Color::Black) => Self::ChallengerBlack,
            game::ColorChoice::Challenger(rules::Color::White) => Self::ChallengerWhite,
            game::ColorChoice::StrongerTakesWhite => Self::StrongerTakesWhite,
        }
    }
}
