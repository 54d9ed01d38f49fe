//! A point of the board, and how people name it.

use std::fmt;
use std::str::FromStr;

use super::Size;

/// Column letters from the left, as in Go: the letter I is left out.
const LETTERS: &[u8; Size::MAX as usize] = b"ABCDEFGHJKLMNOPQRST";

/// A crossing of two lines. Column 0 is at the left (A), row 0 at the bottom (1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    // Row before column, so that the derived order is that of `Size::all`.
    row: u8,
    column: u8,
}

impl Point {
    /// The point in `column` from the left and `row` from the bottom, if both are from 0 to 18.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column >= Size::MAX || row >= Size::MAX {
            return None;
        }
        Some(Self { row, column })
    }

    /// Columns from the left edge, 0 to 18.
    pub const fn column(self) -> u8 {
        self.column
    }

    /// Rows from the bottom edge, 0 to 18.
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The point's place among all 361 of the largest board: 0 to 360, the same on every board.
    pub const fn index(self) -> usize {
        self.row as usize * Size::MAX as usize + self.column as usize
    }

    /// The point whose [`Point::index`] is `index`, if that is below 361.
    pub const fn from_index(index: usize) -> Option<Self> {
        let side = Size::MAX as usize;
        if index >= side * side {
            return None;
        }
        Some(Self {
            row: (index / side) as u8,
            column: (index % side) as u8,
        })
    }

    /// The orthogonal neighbours of the point on a board of `size`: two to four of them.
    pub fn neighbours(self, size: Size) -> impl Iterator<Item = Self> {
        [(0, 1), (1, 0), (0, -1), (-1, 0)]
            .into_iter()
            .filter_map(move |(columns, rows)| self.step(columns, rows, size))
    }

    /// The point `columns` to the right and `rows` up, if it lies on a board of `size`.
    pub fn step(self, columns: i8, rows: i8, size: Size) -> Option<Self> {
        let column = self.column.checked_add_signed(columns)?;
        let row = self.row.checked_add_signed(rows)?;
        (column < size.columns() && row < size.rows()).then_some(Self { row, column })
    }

    /// The letter of the point's column: A to T without I.
    pub const fn letter(self) -> char {
        LETTERS[self.column as usize] as char
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// As people write it: `D4`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row + 1)
    }
}

/// Why a text names no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CoordinateError {
    /// Not a letter followed by a number.
    #[error("a coordinate is a letter and a number, as in D4")]
    Shape,
    /// The letter I, which Go boards leave out.
    #[error("the letter I is left out on Go boards: J follows H")]
    LetterI,
    /// A letter or number beyond the largest board.
    #[error("the coordinate lies beyond the largest board")]
    TooFar,
}

/// Reads `D4`, `d4` or ` D4 ` (surrounding white space is allowed; nothing else is).
impl FromStr for Point {
    type Err = CoordinateError;

    fn from_str(text: &str) -> Result<Self, CoordinateError> {
        let text = text.trim();
        let mut chars = text.chars();
        let letter = chars
            .next()
            .ok_or(CoordinateError::Shape)?
            .to_ascii_uppercase();
        let digits = chars.as_str();
        if !letter.is_ascii_uppercase()
            || digits.is_empty()
            || !digits.bytes().all(|byte| byte.is_ascii_digit())
        {
            return Err(CoordinateError::Shape);
        }
        if letter == 'I' {
            return Err(CoordinateError::LetterI);
        }
        let column = LETTERS
            .iter()
            .position(|&known| known as char == letter)
            .ok_or(CoordinateError::TooFar)?;
        let number: u8 = digits.parse().map_err(|_| CoordinateError::TooFar)?;
        let row = number.checked_sub(1).ok_or(CoordinateError::TooFar)?;
        Self::new(column as u8, row).ok_or(CoordinateError::TooFar)
    }
}
