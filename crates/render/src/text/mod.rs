//! Boards as text: drawn with characters, and taken apart for those who put them into words.

mod board;
mod parts;

pub use board::board;
pub use parts::{Content, Row, Run, chains, rows};
