//! Lines of any length, read without keeping more than is of use.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes: 16 MiB, several times what the longest game takes.
pub const MAX_LINE: usize = 16 << 20;

/// What there was to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line.
    Whole,
    /// A line beyond [`MAX_LINE`]: only its beginning was kept.
    TooLong,
    /// Nothing any more.
    End,
}

/// Reads the next line into `line`, without its end.
///
/// # Errors
///
/// If `input` cannot be read.
pub(super) fn next(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let kept = input
        .by_ref()
        .take(MAX_LINE as u64 + 1)
        .read_until(b'\n', line)?;
    if kept == 0 {
        return Ok(Line::End);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if kept > MAX_LINE {
        input.skip_until(b'\n')?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Whole)
}
