//! Marked points, and the handicap stones that are placed on them.

use super::{Color, Point, PointSet, Size};

/// Stones that Black places before White's first move: their number, 0 or 2 to 9 (booklet 001), and their placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handicap {
    stones: u8,
    placement: Placement,
}

/// The placement of handicap stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Placement {
    /// On the marked points (booklets 000, 001 and 004).
    #[default]
    Marked,
    /// Black's choice, one stone after the other before White's first move.
    Free,
}

impl Handicap {
    /// No handicap: Black moves first.
    pub const NONE: Self = Self {
        stones: 0,
        placement: Placement::Marked,
    };

    /// A handicap of `stones` on the marked points, if that is 0 or from 2 to 9.
    pub const fn new(stones: u8) -> Option<Self> {
        Self::with_placement(stones, Placement::Marked)
    }

    /// A handicap of `stones` with this placement, if that is 0 or from 2 to 9. Without stones there is no placement.
    pub const fn with_placement(stones: u8, placement: Placement) -> Option<Self> {
        match stones {
            0 => Some(Self::NONE),
            2..=9 => Some(Self { stones, placement }),
            _ => None,
        }
    }

    /// The placement of the stones.
    pub const fn placement(self) -> Placement {
        self.placement
    }

    /// Number of stones that Black places where he likes.
    pub const fn to_place(self) -> u8 {
        match self.placement {
            Placement::Marked => 0,
            Placement::Free => self.stones,
        }
    }

    /// Number of stones: 0, or 2 to 9.
    pub const fn stones(self) -> u8 {
        self.stones
    }

    /// The side that moves first: White if Black has placed stones instead (booklet 000).
    pub const fn first_mover(self) -> Color {
        if self.stones == 0 {
            Color::Black
        } else {
            Color::White
        }
    }

    /// The handicap stones of the starting position; none if a board of `size` has too few marked points, empty if
    /// Black places them himself.
    pub fn points(self, size: Size) -> Option<Vec<Point>> {
        if self.stones == 0 || self.placement == Placement::Free {
            return Some(Vec::new());
        }
        let marks = Marks::of(size)?;
        // Column and row, 0 to 2 each.
        let corners = [[0, 0], [2, 2], [2, 0], [0, 2]];
        let sides = [[0, 1], [2, 1], [1, 0], [1, 2]];
        let centre = [1, 1];
        let mut places: Vec<[usize; 2]> = Vec::new();
        match self.stones {
            2..=4 => places.extend(&corners[..usize::from(self.stones)]),
            5 => {
                places.extend(corners);
                places.push(centre);
            }
            // The centre has a stone when the number is odd: 8 leave it empty (booklet 001).
            6..=9 => {
                places.extend(corners);
                places.extend(&sides[..usize::from(self.stones - 4) / 2 * 2]);
                if self.stones % 2 == 1 {
                    places.push(centre);
                }
            }
            _ => return None,
        }
        let points = places.into_iter();
        points
            .map(|[column, row]| marks.point(column, row))
            .collect()
    }
}

/// The marked points of a board of `size`: those of handicap stones; without such points the centre, if there is one.
pub fn hoshi(size: Size) -> PointSet {
    let Some(marks) = Marks::of(size) else {
        let odd = size.columns() % 2 == 1 && size.rows() % 2 == 1;
        return centre(size)
            .filter(|_| odd && size.columns() > 2)
            .into_iter()
            .collect();
    };
    let places = (0..3).flat_map(|column| (0..3).map(move |row| (column, row)));
    places
        .filter_map(|(column, row)| marks.point(column, row))
        .collect()
}

fn centre(size: Size) -> Option<Point> {
    Point::new(size.columns() / 2, size.rows() / 2)
}

/// The marked ones of the nine places of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Corners,
    CornersAndCentre,
    AllNine,
}

struct Marks {
    /// Left, middle and right column, which are also the rows.
    lines: [u8; 3],
    extent: Extent,
}

impl Marks {
    /// Square boards from 7 on have marks: on the fourth line from 13 on, else on the third.
    fn of(size: Size) -> Option<Self> {
        let side = size.columns();
        if side != size.rows() || side < 7 {
            return None;
        }
        let extent = match side {
            7 => Extent::Corners,
            _ if side.is_multiple_of(2) => Extent::Corners,
            // The board of Gomoku has five marks.
            9 | 11 | 15 => Extent::CornersAndCentre,
            _ => Extent::AllNine,
        };
        let edge = if side >= 13 { 3 } else { 2 };
        Some(Self {
            lines: [edge, side / 2, side - 1 - edge],
            extent,
        })
    }

    /// The point in this marked column and row, 0 to 2 each, if it is marked.
    fn point(&self, column: usize, row: usize) -> Option<Point> {
        let marked = match (column, row) {
            (1, 1) => self.extent != Extent::Corners,
            (1, _) | (_, 1) => self.extent == Extent::AllNine,
            _ => true,
        };
        if marked {
            Point::new(self.lines[column], self.lines[row])
        } else {
            None
        }
    }
}
