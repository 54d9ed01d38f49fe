//! Reads lines of any length within bounded memory.

use std::io::{self, BufRead, Read};

/// Longest line, in bytes: 16 MiB, several times the size of the longest game.
pub const MAX_LINE: usize = 16 << 20;

/// The result of reading a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Whole,
    /// The line is longer than [`MAX_LINE`]: only its beginning was read.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads the next line into `line`, without its line break.
///
/// # Errors
///
/// If `input` cannot be read.
pub(super) fn next(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let length = input
        .by_ref()
        .take(MAX_LINE as u64 + 1)
        .read_until(b'\n', line)?;
    if length == 0 {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if length > MAX_LINE {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Whole)
}
