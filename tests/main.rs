//! The one test binary: a module for each boundary.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]
#![cfg_attr(
    feature = "postgres",
    expect(
        clippy::duplicate_mod,
        reason = "tests of the store are run on both of its engines"
    )
)]

mod bot;
#[cfg(feature = "playground")]
mod chaos;
mod cli;
mod clocks;
mod config;
mod contest;
mod discord;
#[cfg(feature = "playground")]
mod e2e;
mod engine;
mod evening;
#[cfg(feature = "playground")]
mod faults;
mod fuzz;
mod game;
mod hostile;
mod i18n;
mod ladder;
mod league;
mod metrics;
#[cfg(feature = "playground")]
mod monkey;
#[cfg(feature = "playground")]
mod playground;
#[cfg(feature = "postgres")]
mod postgres;
mod process;
mod puzzle;
mod rating;
mod record;
mod referee;
mod render;
mod rooms;
mod rules;
mod sgf;
mod simul;
mod store;
mod support;
mod tidy;
mod tournament;
