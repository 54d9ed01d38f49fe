//! Shapes: the contents around a point up to a distance, with the same number for all eight rotations and reflections.
//!
//! Zobrist hashing with one hash for each symmetry; the least hash is the number of the shape.

use std::sync::LazyLock;

use tengen_rules::{Chance, Size};

/// Reach of a shape to each side, in lines.
pub(super) const REACH: i16 = 7;
/// Maximum distance of a point from the centre of its shape, by [`distance`].
pub(super) const FURTHEST: u16 = 14;

/// Contents of a point in a shape: 0, for an empty one, does not change the hash.
pub(super) mod content {
    pub(in super::super) const EMPTY: u8 = 0;
    pub(in super::super) const OWN: u8 = 1;
    pub(in super::super) const ENEMY: u8 = 2;
    pub(in super::super) const EDGE: u8 = 3;
    /// The enemy's last stone.
    pub(in super::super) const LAST: u8 = 4;
    /// First of six contents: own stones of chains with one, two, or more liberties, then the enemy's.
    pub(in super::super) const SHORT: u8 = 5;
    /// The move itself, in the shape around an earlier one.
    pub(in super::super) const MOVE: u8 = 11;
    pub(super) const ALL: usize = 12;
}

/// A hash in each of the eight symmetries.
pub(super) type Hashes = [u32; 8];

/// The column and the row of a point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Coordinates {
    pub(super) column: i16,
    pub(super) row: i16,
}

/// A point of a shape, relative to its centre.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offset {
    pub(super) columns: i16,
    pub(super) rows: i16,
    pub(super) distance: u16,
}

/// Lines to the side plus lines up, plus the larger of both.
pub(super) const fn distance(columns: i16, rows: i16) -> u16 {
    let (columns, rows) = (columns.unsigned_abs(), rows.unsigned_abs());
    let larger = if columns > rows { columns } else { rows };
    columns + rows + larger
}

/// The points around a centre, the nearest first, and the hash numbers of their contents.
pub(super) struct ShapeTable {
    pub(super) offsets: Vec<Offset>,
    numbers: Vec<[Hashes; content::ALL]>,
    /// Number of offsets up to each distance.
    within: [usize; FURTHEST as usize + 1],
    /// The index of an offset in the list, by rows and columns.
    places: Vec<Option<u16>>,
}

const ACROSS: i16 = 2 * REACH + 1;

static SHAPES: LazyLock<ShapeTable> = LazyLock::new(ShapeTable::new);

impl ShapeTable {
    /// The table, made at the first call.
    pub(super) fn table() -> &'static Self {
        &SHAPES
    }

    fn new() -> Self {
        let mut offsets = Vec::new();
        for rows in -REACH..=REACH {
            for columns in -REACH..=REACH {
                let distance = distance(columns, rows);
                if distance <= FURTHEST {
                    offsets.push(Offset {
                        columns,
                        rows,
                        distance,
                    });
                }
            }
        }
        offsets.sort_by_key(|offset| (offset.distance, offset.rows, offset.columns));
        let mut places = vec![None; (ACROSS * ACROSS) as usize];
        for (place, offset) in offsets.iter().enumerate() {
            places[cell(offset.columns, offset.rows)] = Some(place as u16);
        }
        let mut chance = Chance::new(0x7465_6E67_656E);
        let mut draw = || (chance.below(1 << 16) << 16 | chance.below(1 << 16)) as u32;
        let drawn: Vec<[u32; content::ALL]> = (0..ACROSS * ACROSS)
            .map(|_| std::array::from_fn(|content| if content == 0 { 0 } else { draw() }))
            .collect();
        let numbers = offsets
            .iter()
            .map(|offset| {
                let turned = turns(offset.columns, offset.rows);
                let hashes = |content: usize| {
                    turned.map(|(columns, rows)| drawn[cell(columns, rows)][content])
                };
                std::array::from_fn(hashes)
            })
            .collect();
        let within = std::array::from_fn(|distance| {
            offsets.partition_point(|offset| usize::from(offset.distance) <= distance)
        });
        Self {
            offsets,
            numbers,
            within,
            places,
        }
    }

    /// Adds `content` at the offset in this `place` to a hash.
    #[inline]
    pub(super) fn add(&self, hashes: &mut Hashes, place: usize, content: u8) {
        if content == content::EMPTY {
            return;
        }
        for (hash, number) in hashes
            .iter_mut()
            .zip(self.numbers[place][usize::from(content)])
        {
            *hash ^= number;
        }
    }

    /// Number of offsets that are up to `distance` away.
    #[inline]
    pub(super) fn within(&self, distance: u16) -> usize {
        self.within[usize::from(distance)]
    }

    /// The index of an offset in the list; none if it is out of reach.
    pub(super) fn place(&self, columns: i16, rows: i16) -> Option<usize> {
        if columns.abs() > REACH || rows.abs() > REACH {
            return None;
        }
        self.places[cell(columns, rows)].map(usize::from)
    }
}

/// The number of the shape with these hashes.
#[inline]
pub(super) fn least(hashes: &Hashes) -> u32 {
    hashes.iter().copied().fold(u32::MAX, u32::min)
}

const fn cell(columns: i16, rows: i16) -> usize {
    ((rows + REACH) * ACROSS + columns + REACH) as usize
}

/// The images of an offset under the eight symmetries.
const fn turns(x: i16, y: i16) -> [(i16, i16); 8] {
    [
        (x, y),
        (-x, y),
        (x, -y),
        (-x, -y),
        (y, x),
        (-y, x),
        (y, -x),
        (-y, -x),
    ]
}

/// The content of each point of a board, with a border wider than any shape.
pub(super) struct Wide {
    width: i16,
    cells: Vec<u8>,
    /// From the index of a point to that of each offset.
    steps: Vec<isize>,
}

impl Wide {
    /// An empty board.
    pub(super) fn new(size: Size) -> Self {
        let width = i16::from(size.columns()) + 2 * REACH;
        let height = i16::from(size.rows()) + 2 * REACH;
        let mut wide = Self {
            width,
            cells: vec![content::EDGE; (width * height) as usize],
            steps: Vec::new(),
        };
        let offsets = ShapeTable::table().offsets.iter();
        let step = |offset: &Offset| isize::from(offset.rows * width + offset.columns);
        wide.steps = offsets.map(step).collect();
        for row in 0..size.rows() {
            let first = wide.index(Coordinates {
                column: 0,
                row: i16::from(row),
            });
            wide.cells[first..first + usize::from(size.columns())].fill(content::EMPTY);
        }
        wide
    }

    #[inline]
    const fn index(&self, at: Coordinates) -> usize {
        ((at.row + REACH) * self.width + at.column + REACH) as usize
    }

    /// Puts `content` on a point.
    pub(super) fn put(&mut self, at: Coordinates, content: u8) {
        let index = self.index(at);
        self.cells[index] = content;
    }

    /// The contents of the point and its surroundings, in the order of the offsets.
    #[inline]
    pub(super) fn around(&self, at: Coordinates) -> impl Iterator<Item = u8> + Clone {
        let centre = self.index(at);
        let steps = self.steps.iter();
        steps.map(move |&step| self.cells[centre.wrapping_add_signed(step)])
    }
}
