//! Commands that wait for their game: the question which game is meant, or whether a game elsewhere is.

pub(crate) mod ask;
pub mod custom_id;

use crate::features::which::custom_id::ThereButton;
use crate::games::carried::WhichMenu;
use crate::kit::feature::{Choose, Feature, Press};

/// Commands that wait for their game.
pub(crate) static FEATURE: Feature = Feature {
    presses: &[
        Press {
            choose: Some(Choose::One(|ctx, custom_id, game| {
                Box::pin(ask::choose(ctx, custom_id, game))
            })),
            ..Press::of::<WhichMenu>()
        },
        Press {
            press: Some(|ctx, custom_id| Box::pin(ask::there(ctx, custom_id))),
            ..Press::of::<ThereButton>()
        },
    ],
    ..Feature::NONE
};
