//! Cutting text into brackets, semicolons, names and values.

use std::ops::Range;

/// A piece of SGF. Ranges are bytes of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Semicolon,
    /// A property's name: a letter, then letters or digits.
    Name(Range<usize>),
    /// The raw text between the brackets of a value.
    Value(Range<usize>),
    /// A character that has no meaning outside of a value.
    Stray,
}

/// The offset of an opening bracket whose value is never closed.
pub(super) struct Unclosed(pub(super) usize);

/// A lexer over a slice of the text.
///
/// It looks at single bytes: every character with a meaning in SGF is ASCII, and no byte of a multi-byte UTF-8
/// character is.
pub(super) struct Lexer<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            bytes: text.as_bytes(),
            at: 0,
        }
    }

    /// Position of the next token.
    pub(super) const fn offset(&self) -> usize {
        self.at
    }

    /// Skips text up to the next possible start of a record: a `(` followed by a semicolon, or by a property whose
    /// semicolon is missing. Returns whether there is one.
    pub(super) fn seek_record(&mut self) -> bool {
        while let Some(found) = self.bytes[self.at..].iter().position(|&byte| byte == b'(') {
            self.at += found;
            let mut ahead = Self {
                bytes: self.bytes,
                at: self.at + 1,
            };
            ahead.skip_space();
            match ahead.peek() {
                Some(b';') => return true,
                Some(byte) if byte.is_ascii_alphabetic() => {
                    ahead.read_name();
                    ahead.skip_space();
                    if ahead.peek() == Some(b'[') {
                        return true;
                    }
                }
                _ => {}
            }
            self.at += 1;
        }
        self.at = self.bytes.len();
        false
    }

    /// The next token with its offset, or `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<Result<(usize, Token), Unclosed>> {
        self.skip_space();
        let start = self.at;
        let token = match self.peek()? {
            b'[' => match self.read_value() {
                Some(range) => Token::Value(range),
                None => return Some(Err(Unclosed(start))),
            },
            byte if byte.is_ascii_alphabetic() => Token::Name(self.read_name()),
            byte => {
                self.at += 1;
                match byte {
                    b'(' => Token::Open,
                    b')' => Token::Close,
                    b';' => Token::Semicolon,
                    _ => {
                        // The other bytes of the same character.
                        while matches!(self.peek(), Some(0x80..=0xbf)) {
                            self.at += 1;
                        }
                        Token::Stray
                    }
                }
            }
        };
        Some(Ok((start, token)))
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Skips white space and NUL bytes, with which some programs pad files.
    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(0..=b' ')) {
            self.at += 1;
        }
    }

    fn read_name(&mut self) -> Range<usize> {
        let start = self.at;
        while matches!(self.peek(), Some(byte) if byte.is_ascii_alphanumeric()) {
            self.at += 1;
        }
        start..self.at
    }

    fn read_value(&mut self) -> Option<Range<usize>> {
        let start = self.at + 1;
        self.at = start;
        loop {
            match self.peek()? {
                b']' => break,
                // The escaped character may have several bytes: none of them looks like a bracket.
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        let end = self.at;
        self.at += 1;
        Some(start..end)
    }
}
