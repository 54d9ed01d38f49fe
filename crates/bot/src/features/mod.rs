//! Features, as a user would call them, a folder each. Features never name each other.
//!
//! A feature is one value, [`crate::kit::feature::Feature`], in its `mod.rs`;
//! they are listed here, and `bot::registry` makes everything else that is listed from it.

pub(crate) mod arrange;
pub mod challenge;
pub mod club;
pub mod count;
pub(crate) mod digest;
pub mod evening;
pub mod ladder;
pub mod league;
pub mod look;
pub mod moderation;
pub mod notices;
pub(crate) mod opening;
pub mod opponent;
pub mod page;
pub mod plan;
pub mod play;
pub mod puzzle;
pub mod rating;
pub mod review;
pub mod rulebook;
pub mod seats;
pub mod settings;
pub mod simul;
pub(crate) mod teach;
pub mod tournament;
pub mod vote;
pub mod which;

use crate::kit::feature::Feature;

/// Every feature, in the order of the help.
pub static FEATURES: &[&Feature] = &[
    &challenge::FEATURE,
    &play::FEATURE,
    &opening::FEATURE,
    &plan::FEATURE,
    &arrange::FEATURE,
    &count::FEATURE,
    &look::FEATURE,
    &page::FEATURE,
    &opponent::FEATURE,
    &review::FEATURE,
    &rating::FEATURE,
    &seats::FEATURE,
    &settings::FEATURE,
    &moderation::FEATURE,
    &notices::FEATURE,
    &puzzle::FEATURE,
    &tournament::FEATURE,
    &ladder::FEATURE,
    &league::FEATURE,
    &evening::FEATURE,
    &simul::FEATURE,
    &club::FEATURE,
    &digest::FEATURE,
    &rulebook::FEATURE,
    &teach::FEATURE,
    &vote::FEATURE,
    &which::FEATURE,
];
