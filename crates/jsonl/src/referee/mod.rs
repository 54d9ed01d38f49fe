//! The rules as an oracle for other programs: a question on one line, an answer on one line.
//!
//! The shapes of questions and answers are a public interface; `docs/referee.md` describes them.

mod answer;
mod question;
mod read;
mod ruling;

use std::io::{self, BufRead, Write};

use question::Question;
pub use question::{MAX_MOVES, QuestionError};
use ruling::Ruling;

pub use crate::MAX_LINE;
use crate::find_id;

/// Answers each line of `input` with one line of `output`, in order, each written before the next line is read.
///
/// # Errors
///
/// Only if `input` cannot be read or `output` cannot be written: every line has an answer.
pub fn serve(input: impl BufRead, output: impl Write) -> io::Result<()> {
    crate::serve(input, output, |line, output| answer(line, output))
}

/// Writes the answer to one line, with a line break.
///
/// # Errors
///
/// Only if `output` cannot be written.
pub fn answer(line: &[u8], output: &mut impl Write) -> io::Result<()> {
    let id = find_id(line);
    match Question::read(line) {
        Ok(question) => answer::ruling(output, id, &Ruling::of(question)),
        Err(error) => crate::error(output, id, &error),
    }
}
