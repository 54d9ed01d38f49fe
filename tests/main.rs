//! The one test binary: a module for each boundary.

mod config;
mod rules;
mod sgf;
mod store;
mod support;
