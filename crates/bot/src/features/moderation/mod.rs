//! Decisions of moderators: rulings and mutes.

pub(crate) mod annulled;
pub(crate) mod arbiter;
pub(crate) mod command;
pub(crate) mod mute;
pub(crate) mod refusal;
pub mod rule_button;
pub(crate) mod ruling;
pub(crate) mod view;

use crate::features::moderation::rule_button::RuleButton;
use crate::kit::feature::{Feature, Job, Press};
use crate::people::{calls, mute as mutes};

/// Decisions of moderators.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(ruling::form(ctx, custom_id))),
        submit: Some(|ctx, custom_id, text| Box::pin(ruling::rule(ctx, custom_id, text))),
        ..Press::of::<RuleButton>()
    }],
    jobs: &[
        Job::new("mutes", |services, now| {
            Box::pin(mutes::end_mutes(services, now))
        }),
        Job::new("calls", |services, now| {
            Box::pin(calls::forget_old(services, now))
        }),
    ],
    ..Feature::NONE
};
