//! Errors in a file.

/// Why bytes are no SGF record.
///
/// Offsets are bytes from the beginning of the file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseError {
    /// More bytes than [`super::MAX_BYTES`].
    #[error("the file has more than {limit} bytes, which is the most that is read")]
    TooLarge {
        /// Maximum size, in bytes.
        limit: usize,
    },
    /// Nothing, or white space only.
    #[error("the file is empty")]
    Empty,
    /// No "(;" with a property after it anywhere.
    #[error("this is no SGF record: it has no \"(;\" followed by properties")]
    NotARecord,
    /// A value's bracket is never closed: the file was cut off, or a bracket is missing.
    #[error("the value that opens at byte {offset} is never closed")]
    UnclosedValue {
        /// Position of the value's opening bracket.
        offset: usize,
    },
}

/// An error that reading recovered from, and where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// Bytes from the beginning of the file.
    pub offset: usize,
    /// The kind of error.
    pub kind: FlawKind,
}

/// The kind of error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FlawKind {
    /// Bytes that mean nothing in the file's charset; each became U+FFFD.
    #[error("bytes that the charset does not know")]
    Undecodable,
    /// Text before, between or after the records.
    #[error("text outside of the record")]
    TextOutside,
    /// A character inside a record that has no meaning there.
    #[error("a character with no meaning")]
    Stray,
    /// A property's name without a value.
    #[error("a property without a value")]
    NoValue,
    /// A value without a property's name before it.
    #[error("a value without a property")]
    NoName,
    /// A tree whose first node has no semicolon.
    #[error("a node without its semicolon")]
    NoSemicolon,
    /// The file ends before all trees are closed.
    #[error("the record is cut off: a bracket is missing at the end")]
    UnclosedTree,
}
