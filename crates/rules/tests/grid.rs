//! A simple board: a row of letters, and flood fill.

use tengen_rules::{ByColor, Color, Overline, Point, PointSet, Size};

/// A board: `X`, `O` or `.` for each point, row by row from the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    columns: i32,
    rows: i32,
    letters: Vec<u8>,
}

pub(super) fn letter(color: Color) -> u8 {
    match color {
        Color::Black => b'X',
        Color::White => b'O',
    }
}

pub(super) fn place(point: Point) -> (i32, i32) {
    (point.column().into(), point.row().into())
}

fn point((x, y): (i32, i32)) -> Point {
    Point::new(x as u8, y as u8).unwrap()
}

pub(super) fn around((x, y): (i32, i32)) -> [(i32, i32); 4] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

impl Grid {
    pub(super) fn new(size: Size) -> Self {
        Self {
            columns: size.columns().into(),
            rows: size.rows().into(),
            letters: vec![b'.'; size.points()],
        }
    }

    /// The letter there; a space off the board.
    pub(super) fn get(&self, (x, y): (i32, i32)) -> u8 {
        if x < 0 || y < 0 || x >= self.columns || y >= self.rows {
            return b' ';
        }
        self.letters[(y * self.columns + x) as usize]
    }

    pub(super) fn set(&mut self, (x, y): (i32, i32), letter: u8) {
        self.letters[(y * self.columns + x) as usize] = letter;
    }

    pub(super) fn is_full(&self) -> bool {
        !self.letters.contains(&b'.')
    }

    pub(super) fn put(&mut self, color: Color, at: Point) {
        self.set(place(at), letter(color));
    }

    pub(super) fn stones(&self) -> ByColor<PointSet> {
        let mut stones = ByColor::<PointSet>::default();
        for (index, letter) in (0..).zip(&self.letters) {
            let at = (index % self.columns, index / self.columns);
            match letter {
                b'X' => assert!(stones.black.insert(point(at))),
                b'O' => assert!(stones.white.insert(point(at))),
                _ => {}
            }
        }
        stones
    }

    /// The chain there if it has no liberty.
    pub(super) fn without_liberty(&self, at: (i32, i32)) -> Option<Vec<(i32, i32)>> {
        let own = self.get(at);
        let mut chain = vec![at];
        let mut done = 0;
        while let Some(&next) = chain.get(done) {
            done += 1;
            for next in around(next) {
                match self.get(next) {
                    b'.' => return None,
                    letter if letter == own && !chain.contains(&next) => chain.push(next),
                    _ => {}
                }
            }
        }
        Some(chain)
    }

    pub(super) fn clear(&mut self, chain: &[(i32, i32)]) -> PointSet {
        for &at in chain {
            self.set(at, b'.');
        }
        chain.iter().copied().map(point).collect()
    }

    /// Removes stones without a liberty.
    pub(super) fn clear_all_without_liberty(&mut self, size: Size) {
        for at in size.all().map(place) {
            if self.get(at) != b'.'
                && let Some(chain) = self.without_liberty(at)
            {
                self.clear(&chain);
            }
        }
    }

    /// Removes stones that are in a line already.
    pub(super) fn clear_all_lines(&mut self, size: Size) {
        for at in size.all() {
            if self.get(place(at)) != b'.' && !self.fives(at, Overline::Wins).is_empty() {
                self.set(place(at), b'.');
            }
        }
    }

    /// All fives of one colour with `at` among them.
    pub(super) fn fives(&self, at: Point, overline: Overline) -> PointSet {
        let (x, y) = place(at);
        let own = self.get((x, y));
        let mut lines = PointSet::EMPTY;
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            let step = |d: i32| (x + d * dx, y + d * dy);
            for start in -4..=0 {
                let five = (start..start + 5).map(step);
                let more = [start - 1, start + 5].map(step);
                let longer = more.iter().any(|&next| self.get(next) == own);
                if five.clone().all(|next| self.get(next) == own)
                    && !(overline == Overline::Exact && longer)
                {
                    lines.extend(five.map(point));
                }
            }
        }
        lines
    }
}
