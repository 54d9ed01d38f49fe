//! Ratings for people: profiles, and the season's table.

mod chart;
pub mod custom_id;
mod profile;
mod scale;
mod season;
mod standings;
mod tally;

use crate::features::rating::custom_id::{ProfileMenu, StandingsButton, StandingsMenu};
use crate::games::rated;
use crate::kit::feature::{Choose, Feature, Press};
use crate::kit::hooks::{GameHooks, Happened};

/// Ratings.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&profile::COMMAND, &standings::COMMAND],
    presses: &[
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(profile::choose(ctx, custom_id, value))
            })),
            ..Press::of::<ProfileMenu>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(standings::turn(ctx, custom_id))),
            ..Press::of::<StandingsButton>()
        },
        Press {
            choose: Some(Choose::One(|ctx, _, value| {
                Box::pin(standings::choose(ctx, value))
            })),
            ..Press::of::<StandingsMenu>()
        },
    ],
    settings: &[&season::NAME_SETTING, &season::BEGIN_SETTING],
    game: &GameHooks {
        keep: Some(|read, Happened { before, after, .. }, change| {
            let strengths = rated::strengths(read, before, after)?;
            change.properties.extend(strengths);
            Ok(())
        }),
        ..GameHooks::NONE
    },
    ..Feature::NONE
};
