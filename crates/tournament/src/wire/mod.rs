//! The shapes of questions and answers: docs/tournament.md.

mod answer;
mod parameters;
mod question;
mod words;

use std::io::{self, Write};

pub use question::QuestionError;
use question::{Ask, Question};
use tengen_jsonl::find_id;

use super::pair::Pairing;
use super::standings::Standings;

/// Writes the answer to one line, with a line break.
///
/// # Errors
///
/// Only if `output` cannot be written.
pub fn answer(line: &[u8], output: &mut impl Write) -> io::Result<()> {
    let id = find_id(line);
    let Question { event, ask, round } = match Question::read(line) {
        Ok(question) => question,
        Err(error) => return tengen_jsonl::error(output, id, &error),
    };
    match ask {
        Ask::Standings => answer::standings(output, id, &event, &Standings::after(&event, round)),
        Ask::Pair => answer::pairing(output, id, &event, &Pairing::of(&event, round)),
        Ask::Weigh(pairs) => {
            let pairing = Pairing::weigh(&event, round, &pairs);
            answer::pairing(output, id, &event, &pairing)
        }
    }
}
