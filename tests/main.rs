//! The one test binary: a module for each boundary.

mod config;
mod game;
mod record;
mod render;
mod rules;
mod sgf;
mod store;
mod support;
