//! Features, a folder each.

mod arrange;
mod challenge;
mod club;
mod count;
mod digest;
mod evening;
mod ladder;
mod league;
mod look;
mod moderation;
mod notices;
mod opening;
mod opponent;
mod plan;
mod play;
mod puzzle;
mod rating;
mod review;
mod rulebook;
mod seats;
mod settings;
mod simul;
mod teach;
mod tournament;
mod vote;
mod which;
