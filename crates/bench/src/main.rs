//! Makes a database of many games.

use std::process::ExitCode;

use clap::Parser as _;
use tengen_bench::generate::{self, Args};

#[expect(
    clippy::print_stderr,
    reason = "the command line speaks to anyone who called it"
)]
fn main() -> ExitCode {
    match generate::run(&Args::parse(), &mut std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
