//! What somebody would call a feature, a folder each. Features never name each other.
//!
//! A feature is one value, [`crate::bot::kit::feature::Feature`], in its `mod.rs`;
//! what there is of it is listed in `bot::registry`.

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
pub(crate) mod page;
pub mod plan;
pub mod play;
pub mod puzzle;
pub mod rating;
pub mod rulebook;
pub mod seats;
pub mod settings;
pub mod simul;
pub(crate) mod teach;
pub mod tournament;
pub mod vote;
pub mod which;
