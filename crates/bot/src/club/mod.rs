//! Shared parts of a club's activities: ladders, leagues, Go evenings, simultaneous games, tournaments, weekly games.

pub(crate) mod activity;
pub(crate) mod club_terms;
pub(crate) mod cross_table;
pub(crate) mod families;
pub mod pairing;
pub(crate) mod resign;
pub(crate) mod season;
pub mod teach;
pub(crate) mod trouble;
