//! The program as an opponent: what it owes the games in which it sits, and when it answers.
//!
//! Nothing is noted of what it owes: that follows from the games that wait for it, so a restart forgets nothing.

pub(crate) mod answer;
pub(crate) mod count;
pub(crate) mod estimate;
pub(crate) mod even;
pub(crate) mod hint;
pub(crate) mod opening;
pub(crate) mod outside;
pub(crate) mod run;
pub(crate) mod step;

use crate::kit::feature::Feature;
use crate::kit::verb::Verb;

/// The program as an opponent.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[&hint::PART, &estimate::PART],
    verbs: &[(Verb::Hint, |ctx, seen| Box::pin(hint::press(ctx, seen)))],
    ..Feature::NONE
};
