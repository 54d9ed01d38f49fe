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
mod discord;
#[cfg(feature = "playground")]
mod e2e;
#[cfg(feature = "playground")]
mod faults;
mod fuzz;
mod hostile;
mod i18n;
mod metrics;
#[cfg(feature = "playground")]
mod monkey;
#[cfg(feature = "playground")]
mod playground;
#[cfg(feature = "postgres")]
mod postgres;
mod process;
mod rooms;
mod rules_page;
mod sgf;
mod store;
mod support;
mod tidy;
mod web;
