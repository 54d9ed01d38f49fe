//! SGF, the Smart Game Format: reading and writing trees of nodes.
//!
//! The format's own description is at <https://www.red-bean.com/sgf/>. This crate knows its syntax, its charsets and
//! its coordinates, but no rules: `tengen_game::record` interprets the properties.
//!
//! Parsing takes any bytes and never panics.
//! It recovers from errors that need no guessing (text around the record, a missing semicolon, brackets that are never
//! closed) and lists them as [`Flaw`]s; any other error is a [`ParseError`] with its place in the file.
//! Trees live in one arena, so that no depth of variations can exhaust the stack.
//! Property names and values are kept as they were written, known or not.
//!
//! ```
//! use tengen_rules::Size;
//!
//! let parsed = tengen_sgf::parse(b"(;GM[1]SZ[9]PB[Kuro];B[ee];W[ge])").unwrap();
//! let root = parsed.collection.games().next().unwrap();
//! assert_eq!(root.value("PB").unwrap().text(), "Kuro");
//! let first = root.children().next().unwrap();
//! let point = tengen_sgf::to_point(first.value("B").unwrap().raw(), Size::square(9).unwrap());
//! assert_eq!(point.unwrap().to_string(), "E5");
//! ```

#![deny(missing_docs)]

mod charset;
mod coordinate;
mod error;
mod lexer;
mod parse;
mod text;
mod tree;
mod write;

pub use charset::{Charset, Decoded, Evidence, decode};
pub use coordinate::{BadPoint, from_point, to_point, to_points, to_vertex};
pub use error::{Flaw, FlawKind, ParseError};
pub use parse::{MAX_BYTES, Parsed, parse, parse_text};
pub use tree::{Collection, Node, NodeId, Property, Value};
