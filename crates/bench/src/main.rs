//! Generates databases of many games, and measures how their cost grows with the number of games.

use std::process::ExitCode;

use clap::Parser;
use tengen_bench::{generate, simulate};

/// The allocator of the shipped program: see its `main.rs`.
#[cfg(all(feature = "jemalloc", not(target_env = "msvc")))]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Measures what tengen costs.
#[derive(Debug, Parser)]
enum Command {
    /// Makes a database of generated games to measure with
    Generate(generate::Args),
    /// Measures what running games cost, on the disk or by a virtual clock
    Simulate(simulate::Args),
}

#[expect(
    clippy::print_stderr,
    reason = "the command line speaks to anyone who called it"
)]
fn main() -> ExitCode {
    let outcome = match Command::parse() {
        Command::Generate(args) => generate::run(&args, &mut std::io::stdout().lock()),
        Command::Simulate(args) => simulate::run(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
