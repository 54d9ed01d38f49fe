//! The rules once more, as simply as can be: arrays, flood fill, nothing remembered but the boards.
//!
//! It shares no thought with the engine: ko is the board of one move before (booklet 001),
//! a line is any five points of a row of the board.

use tengen::rules::{Color, Point, Size};

/// Rows from the bottom.
pub(super) type Grid = Vec<Vec<Option<Color>>>;

/// A game as it was played.
pub(super) struct Simple {
    pub(super) grid: Grid,
    pub(super) to_move: Color,
    /// Every board so far with the side that was to move; passes are in it too.
    pub(super) past: Vec<(Grid, Color)>,
    /// Whether the last turn was a stone.
    pub(super) after_stone: bool,
}

/// What may not come again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Repetition {
    Free,
    OneMoveBefore,
    AnyBoard,
    AnySituation,
}

impl Simple {
    pub(super) fn new(size: Size) -> Self {
        Self {
            grid: vec![vec![None; size.columns().into()]; size.rows().into()],
            to_move: Color::Black,
            past: Vec::new(),
            after_stone: false,
        }
    }

    /// The board after a stone on `point`, if it is legal in Go.
    pub(super) fn go(&self, point: Point, repetition: Repetition) -> Option<Grid> {
        let (column, row) = (i32::from(point.column()), i32::from(point.row()));
        if stone(&self.grid, column, row).is_some() {
            return None;
        }
        let mut grid = self.grid.clone();
        grid[row as usize][column as usize] = Some(self.to_move);
        for (x, y) in around(column, row) {
            if stone(&grid, x, y) == Some(!self.to_move)
                && let (chain, false) = chain(&grid, x, y)
            {
                for (x, y) in chain {
                    grid[y as usize][x as usize] = None;
                }
            }
        }
        let (_, alive) = chain(&grid, column, row);
        (alive && !self.repeats(&grid, repetition)).then_some(grid)
    }

    fn repeats(&self, grid: &Grid, repetition: Repetition) -> bool {
        match repetition {
            Repetition::Free => false,
            Repetition::OneMoveBefore => {
                self.after_stone && self.past.last().is_some_and(|(past, _)| past == grid)
            }
            Repetition::AnyBoard => self.past.iter().any(|(past, _)| past == grid),
            Repetition::AnySituation => self
                .past
                .iter()
                .any(|(past, to_move)| past == grid && *to_move == !self.to_move),
        }
    }

    /// The board after a stone in a game of five.
    pub(super) fn five(&self, point: Point, takes_pairs: bool) -> Option<Grid> {
        let (column, row) = (i32::from(point.column()), i32::from(point.row()));
        if stone(&self.grid, column, row).is_some() {
            return None;
        }
        let mut grid = self.grid.clone();
        grid[row as usize][column as usize] = Some(self.to_move);
        if takes_pairs {
            for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
                let seen = [1, 2, 3].map(|d| stone(&grid, column + d * dx, row + d * dy));
                let enemy = Some(!self.to_move);
                if seen == [enemy, enemy, Some(self.to_move)] {
                    for d in [1, 2] {
                        grid[(row + d * dy) as usize][(column + d * dx) as usize] = None;
                    }
                }
            }
        }
        Some(grid)
    }

    /// Goes on to `grid`; a pass goes on to the same one.
    pub(super) fn advance(&mut self, grid: Grid, stone: bool) {
        let old = std::mem::replace(&mut self.grid, grid);
        self.past.push((old, self.to_move));
        self.to_move = !self.to_move;
        self.after_stone = stone;
    }
}

/// Whether five (or exactly five) stones of one colour that include `point` stand in a line.
pub(super) fn has_five(grid: &Grid, point: Point, exactly: bool) -> bool {
    let (column, row) = (i32::from(point.column()), i32::from(point.row()));
    let color = stone(grid, column, row);
    [(1, 0), (0, 1), (1, 1), (1, -1)]
        .into_iter()
        .any(|(dx, dy)| {
            (-4..=0).any(|start| {
                let own =
                    |d: i32| color.is_some() && stone(grid, column + d * dx, row + d * dy) == color;
                (start..start + 5).all(own) && !(exactly && (own(start - 1) || own(start + 5)))
            })
        })
}

fn stone(grid: &Grid, column: i32, row: i32) -> Option<Color> {
    let row = grid.get(usize::try_from(row).ok()?)?;
    *row.get(usize::try_from(column).ok()?)?
}

fn around(column: i32, row: i32) -> [(i32, i32); 4] {
    [
        (column - 1, row),
        (column + 1, row),
        (column, row - 1),
        (column, row + 1),
    ]
}

/// The chain of the stone there, and whether it has a liberty.
fn chain(grid: &Grid, column: i32, row: i32) -> (Vec<(i32, i32)>, bool) {
    let color = stone(grid, column, row);
    let mut chain = vec![(column, row)];
    let mut alive = false;
    let mut done = 0;
    while let Some(&(x, y)) = chain.get(done) {
        done += 1;
        for (x, y) in around(x, y) {
            let inside =
                y >= 0 && x >= 0 && (y as usize) < grid.len() && (x as usize) < grid[0].len();
            match stone(grid, x, y) {
                None => alive |= inside,
                found if found == color && !chain.contains(&(x, y)) => chain.push((x, y)),
                Some(_) => {}
            }
        }
    }
    (chain, alive)
}
