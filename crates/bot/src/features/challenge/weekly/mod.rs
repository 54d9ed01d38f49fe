//! A game each week for the members of a server who want one, with somebody near their rank.

pub mod command;
pub(crate) mod job;
pub(crate) mod member;
pub(crate) mod setting;

/// The name under which the next pairing of a club is due.
const TIMER: &str = "weekly";
