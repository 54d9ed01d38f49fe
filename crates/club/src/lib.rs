//! What a club does together, as values: tournaments, ladders, leagues, evenings, simultaneous games.

pub mod contest;
pub mod evening;
pub mod ladder;
pub mod league;
pub mod simul;
