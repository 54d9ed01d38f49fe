//! The one test binary: a module for each boundary.

mod bot;
mod config;
mod game;
mod i18n;
mod record;
mod render;
mod rules;
mod sgf;
mod store;
mod support;
