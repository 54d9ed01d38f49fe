//! Boards as text: drawn with characters, and divided into parts that can be described in words.

mod board;
mod parts;

pub use board::board;
pub use parts::{Content, Row, Run, chains, rows};
