//! The program as an opponent: its pending actions in games, and when it answers.
//!
//! Pending actions are not stored: they follow from the games that wait for the program, so a restart forgets nothing.

pub(crate) mod answer;
pub(crate) mod count;
pub(crate) mod estimate;
pub(crate) mod even;
pub(crate) mod hint;
pub(crate) mod opening;
pub(crate) mod outside;
pub(crate) mod refusal;
pub(crate) mod run;
pub(crate) mod step;

use crate::game::program_in;
use crate::games::program::begun;
use crate::games::program::thinking::Thinking;
use crate::kit::feature::Feature;
use crate::kit::hooks::{GameHooks, MemberHooks};
use crate::kit::verb::Verb;

/// The program as an opponent.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[&hint::PART, &estimate::PART],
    verbs: &[(Verb::Hint, |ctx, seen| Box::pin(hint::press(ctx, seen)))],
    game: &GameHooks {
        written: Some(|services, game| {
            if program_in(game).is_some() {
                services.state::<Thinking>().notify(game.id());
            }
        }),
        ..GameHooks::NONE
    },
    member: &MemberHooks {
        forget: Some(|services, player| Box::pin(begun::forget(services, player))),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
