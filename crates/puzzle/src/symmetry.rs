//! The eight ways to look at a board.

use tengen_rules::{Point, PointSet, Size};

/// A way to turn or mirror a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    mirrored: Axes,
    exchanged: Lines,
}

/// The coordinates that are reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Axes {
    Neither,
    Columns,
    Rows,
    Both,
}

/// Whether columns and rows are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lines {
    Columns,
    Rows,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self {
            mirrored: Axes::Neither,
            exchanged: Lines::Columns,
        }; 8];
        let axes = [Axes::Neither, Axes::Columns, Axes::Rows, Axes::Both];
        let mut number = 0;
        while number < 8 {
            all[number].mirrored = axes[number % 4];
            if number >= 4 {
                all[number].exchanged = Lines::Rows;
            }
            number += 1;
        }
        all
    };

    /// The image of `point` on a board of `size`.
    pub fn of(self, point: Point, size: Size) -> Point {
        let (right, up) = (
            size.columns() - 1 - point.column(),
            size.rows() - 1 - point.row(),
        );
        let (column, row) = match self.mirrored {
            Axes::Neither => (point.column(), point.row()),
            Axes::Columns => (right, point.row()),
            Axes::Rows => (point.column(), up),
            Axes::Both => (right, up),
        };
        let (column, row) = match self.exchanged {
            Lines::Columns => (column, row),
            Lines::Rows => (row, column),
        };
        Point::new(column, row).expect("a point of the board stays on it")
    }

    /// The image of a set of points.
    pub fn of_set(self, points: PointSet, size: Size) -> PointSet {
        points.iter().map(|point| self.of(point, size)).collect()
    }

    /// The size of the transformed board.
    pub fn of_size(self, size: Size) -> Size {
        match self.exchanged {
            Lines::Columns => size,
            Lines::Rows => {
                Size::new(size.rows(), size.columns()).expect("the same numbers make a board")
            }
        }
    }
}
