//! `tengen referee`.

use std::io::{self, BufWriter};

use crate::referee;

/// Judge games for other programs: a JSON question on each line of standard input, a JSON answer on each line of
/// standard output
///
/// docs/referee.md describes both.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLE)]
pub(super) struct Args {}

const EXAMPLE: &str = "\
Example:
  echo '{\"id\": 1, \"size\": 9, \"moves\": [\"B D4\", \"W D4\"]}' | tengen referee";

/// Answers until the input ends.
///
/// # Errors
///
/// If standard input cannot be read, or standard output cannot be written.
pub(super) fn run(Args {}: Args) -> io::Result<()> {
    referee::serve(io::stdin().lock(), BufWriter::new(io::stdout().lock()))
}
