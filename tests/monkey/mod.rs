//! A monkey in a club of its own: it uses every command, presses every control, drives games of every rule set to their
//! ends, breaks the network, moves the clock and changes languages; and nothing may go wrong.
//!
//! The seed decides what it does. See CONTRIBUTING.md for the long run.

mod act;
mod answered;
mod console;
mod driver;
mod finding;
mod games;
mod kinds;
mod language;
mod limits;
mod mischief;
mod nudge;
mod options;
mod page;
mod run;
mod states;
mod view;
mod words;

use crate::support::log::Log;

/// Steps in the ordinary test run.
const DEFAULT_STEPS: u64 = 700;

/// The members; the first runs the club.
const MEMBERS: [&str; 4] = ["kuro", "shiro", "aka", "ao"];

/// A number from the environment, such as for the long run.
fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

#[test]
fn whatever_is_pressed_is_answered_well_and_every_kind_of_button_is_pressed() {
    let (steps, seed) = (
        number("MONKEY_STEPS", DEFAULT_STEPS),
        number("MONKEY_SEED", 1),
    );
    let log = Log::default();
    let _listening = log.listen();
    let ear = log.clone();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        // All threads of this runtime log here, apart from other tests.
        .on_thread_start(move || std::mem::forget(ear.listen()))
        .build()
        .unwrap();
    let report = runtime.block_on(run::run(steps, seed, log));
    assert!(report.is_clean(), "MONKEY_SEED={seed}\n{report}");
}
