//! tengen: a Discord bot for correspondence Go and its relatives.

pub mod bot;
pub mod cli;
pub mod clock;
pub mod config;
pub mod contest;
pub mod engine;
pub mod evening;
pub mod game;
mod http_server;
pub mod i18n;
pub mod jsonl;
pub mod ladder;
pub mod league;
pub mod metrics;
pub mod observe;
pub mod process;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod referee;
pub mod render;
pub mod rules;
pub mod sgf;
pub mod simul;
pub mod store;
pub mod tournament;
