//! The size of a board.

use super::Point;

/// Size of a board: columns and rows, 1 to 19 each.
///
/// Games are played on square boards; other shapes serve the counts in the tests and foreign records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// Maximum number of columns or rows.
    pub const MAX: u8 = 19;

    /// A square board with `side` columns and rows, if `side` is from 1 to 19.
    pub const fn square(side: u8) -> Option<Self> {
        Self::new(side, side)
    }

    /// A board with `columns` and `rows`, if both are from 1 to 19.
    pub const fn new(columns: u8, rows: u8) -> Option<Self> {
        if columns == 0 || rows == 0 || columns > Self::MAX || rows > Self::MAX {
            return None;
        }
        Some(Self { columns, rows })
    }

    /// The number of columns, 1 to 19.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows, 1 to 19.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of points, 1 to 361.
    pub const fn points(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Whether `point` lies on a board of this size.
    pub const fn contains(self, point: Point) -> bool {
        point.column() < self.columns && point.row() < self.rows
    }

    /// Every point of the board, row by row from the bottom, each from the left (A1, B1, …).
    pub fn all(self) -> impl Iterator<Item = Point> {
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).map(move |column| {
                Point::new(column, row).expect("columns and rows are at most 19")
            })
        })
    }
}

impl std::fmt::Debug for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// As people write it: `9` for a square board, `9x13` (columns by rows) for another.
impl std::fmt::Display for Size {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.columns == self.rows {
            write!(f, "{}", self.columns)
        } else {
            write!(f, "{}x{}", self.columns, self.rows)
        }
    }
}
