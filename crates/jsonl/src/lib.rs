//! Questions and answers of other programs as JSON lines: a question on one line, an answer on one line.
//!
//! The [`referee`] answers questions about the rules; `tengen_tournament` answers those about tournaments.
//!
//! ```
//! use tengen_jsonl::referee;
//!
//! let question = br#"{"id": 1, "size": 5, "moves": ["B C3", "W C3"]}"#;
//! let mut answer = Vec::new();
//! referee::serve(&question[..], &mut answer).unwrap();
//! let answer = String::from_utf8(answer).unwrap();
//! assert!(answer.starts_with(r#"{"id":1,"first_illegal":{"ply":1,"reason":"occupied"}"#));
//! ```

mod id;
mod lines;
mod read;
pub mod referee;

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use serde::Deserialize;
use serde_json::error::Category;

pub use id::Shape as IdShape;
pub use id::find as find_id;
use lines::Line;
pub use lines::MAX_LINE;
pub use read::{Object, Text, Word};

/// Longest error message, in characters: it may quote the line.
const MAX_MESSAGE: usize = 300;

/// Why a line is not a question.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// Longer than [`MAX_LINE`].
    #[error("a line has at most {MAX_LINE} bytes")]
    TooLong,
    /// Only white space.
    #[error("the line is empty")]
    Empty,
    /// Not JSON, or a field that is unknown or of the wrong type.
    #[error("{}", describe(.0))]
    Json(#[from] serde_json::Error),
}

/// Calls `answer` for each line of `input`; it writes one line of `output` for each, in order, before the next line is
/// read.
///
/// # Errors
///
/// Only if `input` cannot be read or `output` cannot be written.
pub fn serve<O: Write>(
    mut input: impl BufRead,
    mut output: O,
    mut answer: impl FnMut(&[u8], &mut O) -> io::Result<()>,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        match lines::next(&mut input, &mut line)? {
            Line::Whole => answer(&line, &mut output)?,
            Line::TooLong => error(&mut output, find_id(&line), &LineError::TooLong)?,
            Line::End => return Ok(()),
        }
        output.flush()?;
    }
}

/// Parses `line` as a `T`.
///
/// # Errors
///
/// A [`LineError`] if it is not one.
pub fn parse<'de, T: Deserialize<'de>>(line: &'de [u8]) -> Result<T, LineError> {
    if line.trim_ascii().is_empty() {
        return Err(LineError::Empty);
    }
    let Object(fields) = serde_json::from_slice(line)?;
    Ok(fields)
}

/// Writes an error as the answer to the question `id`.
///
/// # Errors
///
/// Only if `output` cannot be written.
pub fn error(output: &mut impl Write, id: Option<&str>, reason: &impl Display) -> io::Result<()> {
    let id = id.unwrap_or("null");
    let mut message = reason.to_string();
    if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    write!(output, "{{\"id\":{id},\"error\":")?;
    serde_json::to_writer(&mut *output, &message)?;
    output.write_all(b"}\n")
}

/// serde_json's message with the column only: the line number is always 1.
fn describe(error: &serde_json::Error) -> String {
    let text = error.to_string().replace(" at line 1 column ", " at byte ");
    match error.classify() {
        Category::Syntax | Category::Eof => format!("not JSON: {text}"),
        Category::Data | Category::Io => text,
    }
}
