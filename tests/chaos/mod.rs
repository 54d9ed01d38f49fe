//! The program killed again and again under load, on a network that fails:
//! nothing that was acknowledged is lost, and nothing happens twice.
//!
//! The bot is a process of its own, connected to a playground in this one. See CONTRIBUTING.md for the long run.

mod activities;
mod bot;
mod check;
mod club;
mod hands;
mod ledger;
#[cfg(feature = "postgres")]
mod posts;
mod run;
#[cfg(feature = "postgres")]
mod several;
#[cfg(feature = "postgres")]
mod shards;
mod table;
mod weeks;

use check::Figures;

use crate::support::runtime::in_runtime;

/// Rounds in the ordinary test run.
const DEFAULT_ROUNDS: u64 = 3;

/// A number from the environment, such as for the long run.
fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |text| text.parse().unwrap())
}

/// Runs `run` for the number of rounds in the variable `rounds`, and checks that nothing went wrong.
fn clean<F: Future<Output = Figures>>(
    rounds: &str,
    usual: u64,
    run: impl FnOnce(u64, u64) -> F,
) -> Figures {
    let seed = number("CHAOS_SEED", 1);
    let figures = in_runtime(run(number(rounds, usual), seed));
    let told = figures.violations();
    assert!(figures.is_clean(), "seed {seed}: {figures}\n{told}");
    figures
}

#[test]
fn what_was_acknowledged_is_never_lost_and_nothing_is_told_twice() {
    let figures = clean("CHAOS_ROUNDS", DEFAULT_ROUNDS, run::run);
    assert!(figures.acknowledged > figures.rounds, "{figures}");
}

#[test]
fn what_comes_by_itself_in_a_club_comes_once() {
    let figures = clean("CHAOS_WEEKS", 1, weeks::run);
    assert!(figures.games > 0, "{figures}");
}

#[test]
fn a_clubs_tournaments_are_neither_lost_nor_doubled_nor_half_done() {
    let figures = clean("CHAOS_CLUB_ROUNDS", 1, activities::run);
    assert!(figures.games > 0, "{figures}");
}
