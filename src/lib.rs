//! tengen: a Discord bot for correspondence Go and its relatives.

pub mod clock;
pub mod config;
pub mod game;
pub mod rules;
pub mod sgf;
pub mod store;
