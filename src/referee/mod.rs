//! The rules as an oracle for other programs: a question on one line, an answer on one line.
//!
//! The shapes of questions and answers are a public interface; `docs/referee.md` describes them.

mod answer;
mod id;
mod lines;
mod question;
mod read;
mod ruling;

use std::io::{self, BufRead, Write};

use lines::Line;
pub use lines::MAX_LINE;
use question::Question;
pub use question::{MAX_MOVES, QuestionError};
use ruling::Ruling;

/// Answers each line of `input` with one line of `output`, in order, each written out before the next line is read.
///
/// # Errors
///
/// Only if `input` cannot be read or `output` cannot be written: whatever stands on a line has an answer.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        match lines::next(&mut input, &mut line)? {
            Line::Whole => answer(&line, &mut output)?,
            Line::TooLong => answer::error(&mut output, id::find(&line), QuestionError::Line)?,
            Line::End => return Ok(()),
        }
        output.flush()?;
    }
}

/// Writes the answer to one line, and the end of the line.
///
/// # Errors
///
/// Only if `output` cannot be written.
pub fn answer(line: &[u8], output: &mut impl Write) -> io::Result<()> {
    let id = id::find(line);
    match Question::read(line) {
        Ok(question) => answer::ruling(output, id, &Ruling::of(question)),
        Err(error) => answer::error(output, id, error),
    }
}
