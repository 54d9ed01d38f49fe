//! tengen: a Discord bot for correspondence Go and its relatives.
//!
//! This crate is the program. It calls the crates in `crates` by the names below.

pub mod cli;
pub mod observe;
pub mod web;

pub use tengen_bot as bot;
pub use tengen_club::*;
pub use tengen_config as config;
pub use tengen_discord as discord;
pub use tengen_engine as engine;
pub use tengen_game as game;
pub use tengen_game::{clock, record};
use tengen_http as http_server;
pub use tengen_i18n as i18n;
pub use tengen_jsonl::referee;
pub use tengen_metrics as metrics;
pub use tengen_process as process;
pub use tengen_puzzle as puzzle;
pub use tengen_rating as rating;
pub use tengen_render as render;
pub use tengen_rules as rules;
pub use tengen_sgf as sgf;
pub use tengen_store as store;
pub use tengen_tournament as tournament;
